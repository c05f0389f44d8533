import { restRootOf, storedUser } from "../../runtime/gitHost";
import type { ContentTexts } from "../check/checkJsonFiles";
import { missingBeforeLaunch } from "../check/missingBeforeLaunch";
import { type Content, contentFileNames, fullHoursFileName } from "../schema/contentFiles";
import { settings } from "./settings";
import { showFieldsFor } from "./sveltia/library";
import { readCurrentContent } from "./sveltia/readCurrentContent";

/** The part of a workflow run in GitHub's API that is read here. */
type Run = { status: string; conclusion: string | null; updated_at: string; html_url: string };

const line = document.getElementById("site-status");
const initialText = line?.textContent ?? "";

/**
 * Shows in the line above the form whether the last save is published, and what keeps the site from opening, by the files as
 * Sveltia read or saved them last. Shows only the fields that this shop has use for.
 */
export async function showSiteStatus(): Promise<void> {
  const [publication, texts] = await Promise.all([publicationText(), readCurrentContent()]);
  const content = parsed(texts);
  const missing = content && missingBeforeLaunch(content, { checksSiteUrl: false });
  if (content) showFieldsFor(content["shop.json"]);
  const text = [publication, missing].filter(Boolean).join(" ") || initialText;
  // A live region is read aloud whenever it is written.
  if (line && line.textContent !== text) line.textContent = text;
}

/** The content, or undefined if a file cannot be parsed. */
function parsed(texts: ContentTexts): Content | undefined {
  try {
    const files = contentFileNames.map((file) => [
      file,
      JSON.parse(texts[file] ?? (file === fullHoursFileName ? '{"hours":[]}' : "")),
    ]);
    return Object.fromEntries(files) as Content;
  } catch {
    return undefined;
  }
}

/**
 * The newest publication in words, or that nothing is published from here; "" if the host does not tell, as in a private
 * repository without the permission.
 */
async function publicationText(): Promise<string> {
  const { token } = storedUser();
  const { repository } = settings;
  if (!repository) return `${initialText}.`;
  if (!token) return "";
  const runs = `${restRootOf(repository)}/actions/workflows/publish.yml/runs`;
  const newest = `${runs}?branch=${encodeURIComponent(repository.branch)}&per_page=1`;
  try {
    const answer = await fetch(newest, { headers: { authorization: `token ${token}` }, cache: "no-store" });
    const { workflow_runs: [run] = [] } = (await answer.json()) as { workflow_runs?: Run[] };
    if (!run) return "";
    document.getElementById("publication")?.setAttribute("href", run.html_url);
    if (run.status !== "completed") return "Sedang diterbitkan…";
    const at = new Date(run.updated_at).toLocaleString("id", { dateStyle: "medium", timeStyle: "short" });
    return run.conclusion === "success" ? `Terbit ${at}.` : `Gagal terbit ${at}; ketuk untuk sebabnya.`;
  } catch {
    return "";
  }
}
