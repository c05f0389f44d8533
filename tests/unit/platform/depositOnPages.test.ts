/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { CreatePageArgs } from "gatsby";
import { parse } from "node-html-parser";
import { repositoryOf } from "../../../src/owner/form/formPage";
import type { Content } from "../../../src/owner/schema/contentFiles";
import { giveBookContext } from "../../../src/platform/build/bookPage";
import { removeEnglishPage } from "../../../src/platform/build/englishPages";
import { askForDeposit } from "../../../src/platform/build/shopParts";
import { pagesWithoutDeposit } from "../../../src/platform/build/verification/pageData";
import { content } from "../../support/content";
import { deposit } from "../../support/deposit";

const withTickets = ["/", "/tiket/", "/en/", "/en/ticket/", "/buku/"];

test("before publishing, every page that shows tickets is compared with the down payment, the shop's book too", () => {
  const asking = { "shop.json": { ...content("shop.json"), deposit } } as unknown as Content;
  const pages = [...withTickets, "/about/"].map((address) => ({
    file: "",
    address,
    root: parse(""),
    data: { shop: { deposit: null } },
  }));
  expect(pagesWithoutDeposit(asking, pages).map(({ en }) => en)).toEqual(
    withTickets.map((address) => expect.stringContaining(`on the page ${address}.`)),
  );
});

describe("the pages' queries", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "deposit-"));
  const before = process.env.CONTENT_DIR;
  beforeAll(() => {
    process.env.CONTENT_DIR = folder;
  });
  afterAll(() => {
    rmSync(folder, { recursive: true, force: true });
    if (before === undefined) delete process.env.CONTENT_DIR;
    else process.env.CONTENT_DIR = before;
  });

  /** The contexts with which pages are made; `change` is one of the build's steps, which Gatsby asks about each. */
  function contexts(change: (args: CreatePageArgs) => unknown, paths: readonly string[]) {
    const made = new Map<string, object>();
    for (const each of paths) {
      const actions = {
        deletePage: () => undefined,
        createPage: ({ path, context }: { path: string; context: object }) => made.set(path, context),
      };
      const getNodesByType = () => [{ english: false, products: [] }];
      change({ page: { path: each }, actions, getNodesByType } as unknown as CreatePageArgs);
    }
    return Object.fromEntries(made);
  }

  test.each([
    ["a shop that asks for a down payment", { deposit: {} }, { asksForDeposit: true }],
    ["a shop that does not", { deposit: null }, {}],
  ])("of %s", (_, shop, own) => {
    writeFileSync(path.join(folder, "shop.json"), JSON.stringify(shop));
    const asked = contexts(askForDeposit, ["/", "/tiket/", "/about/"]);
    expect(asked).toEqual("asksForDeposit" in own ? { "/": own, "/tiket/": own } : {});
    expect(contexts(giveBookContext, ["/buku/"])).toEqual({
      "/buku/": { repository: repositoryOf(process.env), ...own },
    });
    expect(contexts(removeEnglishPage, ["/en/ticket/"])).toEqual({ "/en/ticket/": { isStandIn: true, ...own } });
  });
});
