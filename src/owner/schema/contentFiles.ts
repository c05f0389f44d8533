import type * as z from "zod";
import { about } from "./about";
import { barbers } from "./barbers";
import { closures } from "./closures";
import { customerMessages } from "./customerMessages";
import { metaOf } from "./fields";
import { fullHours } from "./fullHours";
import { gallery } from "./gallery";
import { haircuts } from "./haircuts";
import { productCatalogue } from "./productCatalogue";
import { serviceCatalogue } from "./serviceCatalogue";
import { services } from "./services";
import { shop } from "./shop";
import { timeSlotBands } from "./timeSlotBands";

/** Maps each content file to its schema. Check, form and GraphQL types are made from this list. */
export const contentFiles = {
  "shop.json": shop,
  "services.json": services,
  "time-slot-bands.json": timeSlotBands,
  "closures.json": closures,
  "product-catalogue.json": productCatalogue,
  "service-catalogue.json": serviceCatalogue,
  "about.json": about,
  "barbers.json": barbers,
  "gallery.json": gallery,
  "haircuts.json": haircuts,
  "customer-messages.json": customerMessages,
  "full-hours.json": fullHours,
} as const;

export type ContentFileName = keyof typeof contentFiles;

/** The whole content by file name, after it passed the check. Null stands for what a file leaves out. */
export type Content = { [Name in ContentFileName]: z.infer<(typeof contentFiles)[Name]> };

/** The whole content as the files may be written. */
export type WrittenContent = { [Name in ContentFileName]: z.input<(typeof contentFiles)[Name]> };

export const contentFileNames = Object.keys(contentFiles) as ContentFileName[];

/** The file that the shop's book writes, which may be missing. */
export const fullHoursFileName = "full-hours.json" satisfies ContentFileName;

/** The content of files that passed the check, by their texts. Without a text of the book's file its list is empty. */
export const contentOf = (textOf: (file: ContentFileName) => string | undefined): WrittenContent =>
  Object.fromEntries(
    contentFileNames.map((file) => [
      file,
      JSON.parse(textOf(file) ?? (file === fullHoursFileName ? '{"hours":[]}' : "")),
    ]),
  ) as WrittenContent;

/** The files that the owner edits, in the form or by hand. */
export const ownersFileNames = contentFileNames.filter((file) => file !== fullHoursFileName);

/** The files that only the English pages use. */
export const englishFileNames = ["service-catalogue.json", "about.json"] as const satisfies ContentFileName[];

/** A content file's name for the owner: "Layanan dan harga". */
export const fileLabel = (file: ContentFileName): string => metaOf(contentFiles[file]).label;

/** The content file at a path of the repository; undefined for another file. */
export const contentFileAt = (path = ""): ContentFileName | undefined =>
  contentFileNames.find((name) => path.endsWith(`/${name}`));

/** The GraphQL type of a content file: "time-slot-bands.json" gives "TimeSlotBandsJson". */
export function graphqlTypeName(fileName: string): string {
  const words = fileName.replace(/\.json$/, "").split("-");
  return `${words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join("")}Json`;
}
