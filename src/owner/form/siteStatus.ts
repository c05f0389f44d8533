import type { ContentTexts } from "../check/checkJsonFiles";
import { missingBeforeLaunch } from "../check/missingBeforeLaunch";
import { contentOf, type WrittenContent } from "../schema/contentFiles";
import { timeText } from "./history";
import { hostAnswer } from "./hostFiles";
import { settings } from "./settings";
import { readCurrentContent } from "./sveltia/readCurrentContent";
import { showFieldsFor } from "./sveltia/sveltiaDom";

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
  const missing = content && missingBeforeLaunch(content);
  if (content) showFieldsFor(content["shop.json"]);
  const text = [publication, missing].filter(Boolean).join(" ") || initialText;
  // A live region is read aloud whenever it is written.
  if (line && line.textContent !== text) line.textContent = text;
}

/** The content, or undefined if a file cannot be parsed. */
function parsed(texts: ContentTexts): WrittenContent | undefined {
  try {
    return contentOf((file) => texts[file]);
  } catch {
    return undefined;
  }
}

/**
 * The newest publication in words, or that nothing is published from here; "" if the host does not tell, as in a private
 * repository without the permission.
 */
async function publicationText(): Promise<string> {
  const { repository } = settings;
  if (!repository) return `${initialText}.`;
  const newest = `/actions/workflows/publish.yml/runs?branch=${encodeURIComponent(repository.branch)}&per_page=1`;
  try {
    const { workflow_runs: [run] = [] } = (await hostAnswer<{ workflow_runs?: Run[] }>(newest)) ?? {};
    if (!run) return "";
    document.getElementById("publication")?.setAttribute("href", run.html_url);
    if (run.status !== "completed") return "Sedang diterbitkan…";
    const at = timeText(run.updated_at);
    return run.conclusion === "success" ? `Terbit ${at}.` : `Gagal terbit ${at}; ketuk untuk sebabnya.`;
  } catch {
    return "";
  }
}
