import type { ContentFileName } from "../schema/contentFiles";
import type { Repository } from "./formConfig";

/** The settings that formPage.ts writes into the page. */
export type Settings = {
  shopName: string;
  logo: string;
  repository: Repository;
  hasEnglish: boolean;
  texts: Record<ContentFileName, string>;
};

export const settings = JSON.parse(document.getElementById("settings")?.textContent ?? "{}") as Settings;
