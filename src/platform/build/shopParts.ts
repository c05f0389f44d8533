import { readFileSync } from "node:fs";
import path from "node:path";
import type { CreatePageArgs, CreateWebpackConfigArgs } from "gatsby";
import { englishHome, englishTicketPage } from "../../domain/catalogue/englishPages";
import type { ContentFileName } from "../../owner/schema/contentFiles";
import { contentFolder } from "../../owner/schema/contentFolder";
import { bookPath } from "../runtime/bookPath";

/** Each constant of `src/shopParts.d.ts`, and where the content says whether the shop has this part. */
const parts = {
  hasBarbers: ["barbers.json", "barbers"],
  hasWork: ["gallery.json", "photos"],
  hasGoodToKnow: ["shop.json", "goodToKnow"],
  asksForDeposit: ["shop.json", "deposit"],
} as const satisfies Record<string, readonly [file: ContentFileName, field: string]>;

type Part = keyof typeof parts;

/**
 * Whether the content holds a part: a list that is not empty, or anything else but null. So it does where its file cannot be
 * read, which the check reports before anything is built, and always in the preview, whose owner may add it at any save.
 */
export function hasPart(part: Part, folder = contentFolder()): boolean {
  if (process.env.gatsby_executing_command === "develop") return true;
  const [file, field] = parts[part];
  try {
    const text = readFileSync(path.join(folder, file), "utf8").replace(/^\ufeff/, "");
    const held = (JSON.parse(text) as Record<string, unknown>)[field];
    return Array.isArray(held) ? held.length > 0 : held !== null && held !== undefined;
  } catch {
    return true;
  }
}

/** Makes these constants of the pages' script and HTML, from which the minifier then leaves out what depends on them. */
export function defineShopParts({ actions, plugins }: CreateWebpackConfigArgs): void {
  const constants = Object.keys(parts).map((part) => [`globalThis.${part}`, String(hasPart(part as Part))]);
  actions.setWebpackConfig({ plugins: [plugins.define(Object.fromEntries(constants))] });
}

/** The pages that show tickets, the shop's book among them. */
export const pagesWithTickets: readonly string[] = ["/", "/tiket/", englishHome, englishTicketPage, bookPath];

/**
 * What the context of a page that shows tickets holds besides its own, in a shop that asks for a down payment: its query then asks for
 * what belongs to that. Other shops' data has no word of it.
 */
export const depositContext = (): { asksForDeposit?: true } =>
  hasPart("asksForDeposit") ? { asksForDeposit: true } : {};

/** Gives the pages that show tickets that context. Gatsby asks about no page twice, so those that are made anew elsewhere take it too. */
export function askForDeposit({ page, actions }: CreatePageArgs): void {
  const context = { ...page.context, ...depositContext() };
  if (!pagesWithTickets.includes(page.path) || context.asksForDeposit === page.context?.asksForDeposit) return;
  actions.deletePage(page);
  actions.createPage({ ...page, context });
}
