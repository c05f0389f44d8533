import type { ContentTexts } from "../check/checkJsonFiles";
import type { FormOptions } from "./formConfig";

/** The settings that formPage.ts writes into the page. */
export type Settings = FormOptions & { texts: ContentTexts };

export const settings = JSON.parse(document.getElementById("settings")?.textContent ?? "{}") as Settings;
