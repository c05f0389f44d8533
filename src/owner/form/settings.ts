import type { ContentFileName } from "../schema/contentFiles";
import type { FormOptions } from "./formConfig";

/** The settings that formPage.ts writes into the page. */
export type Settings = FormOptions & { texts: Record<ContentFileName, string> };

export const settings = JSON.parse(document.getElementById("settings")?.textContent ?? "{}") as Settings;
