import { writeFile } from "node:fs/promises";
import path from "node:path";
import { bookPath, englishHomePath, englishTicketPath, ticketPath } from "../domain/links/routes";
import { endOfDate, parseTimeZone } from "../domain/shop/clock";
import { repositoryOf } from "../owner/form/formPage";
import { readContentFile } from "../owner/schema/contentFolder";
import type { SiteInput } from "../platform/build/siteInput";
import { paletteNamed } from "../theme/palettes";
import { addRepositoryToBookPage, writeBookFiles } from "./bookFiles";
import { writeIcons } from "./icons";
import { manifest } from "./manifest";
import { noticeScript } from "./noticeScript";
import { createPageResolvers, createProductPages, removeUnwantedPage, subpageType } from "./sitePages";

/** The barbershop's pages and files, for the build. */
export const site: SiteInput = {
  graphqlTypes: [subpageType],
  createResolvers: createPageResolvers,
  createPages: createProductPages,
  onCreatePage: (args) => {
    if (!removeUnwantedPage(args)) addRepositoryToBookPage(args);
  },

  needsOfPages: (contentFolder) => {
    const { notice, timeZone } = readContentFile(contentFolder, "shop.json");
    const home = notice ? { headScript: noticeScript(endOfDate(notice.until, parseTimeZone(timeZone))) } : {};
    const repository = repositoryOf(process.env);
    return {
      "/": { ...home, prefetch: ["calendar", "ticket", "calendar-id", "ticket-id"] },
      [englishHomePath]: { ...home, prefetch: ["calendar", "ticket", "calendar-en", "ticket-en"] },
      [ticketPath]: { startsAtOnce: true },
      [englishTicketPath]: { startsAtOnce: true },
      [bookPath]: {
        startsAtOnce: true,
        connect: repository ? [new URL(repository.apiRoot).origin] : [],
        hasWorker: true,
      },
    };
  },

  writeFiles: async ({ publicFolder, pathPrefix, contentFolder, planOf }) => {
    const shop = readContentFile(contentFolder, "shop.json");
    const palette = paletteNamed(shop.palette);
    await writeFile(path.join(publicFolder, "manifest.webmanifest"), manifest(shop, palette, pathPrefix));
    await writeIcons(shop.markLetter, palette, publicFolder);
    const plan = planOf(bookPath);
    if (plan) await writeBookFiles({ publicFolder, pathPrefix, shopName: shop.name, palette, plan });
  },
};
