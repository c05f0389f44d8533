import type { Reporter } from "gatsby";
import { checkContent } from "../owner/check/checkContent";
import { formatDiagnostics } from "../owner/check/diagnostic";
import { startContentPreview } from "../owner/preview/contentPreview";
import { mirrorContent, mirrorFolder } from "../owner/preview/mirrorContent";
import { folderName } from "../owner/schema/contentFolder";

/**
 * Checks the content before a build. An error ends the build; warnings are printed. The content is then copied
 * for Gatsby. `gatsby develop` starts the preview instead, which checks the content at each save, and ends if no
 * content has passed so far.
 */
export async function checkOrStartPreview(folder: string, reporter: Reporter) {
  if (process.env.NODE_ENV === "development") {
    const preview = await startContentPreview(folder, reporter);
    if (preview === null) endWith("Perbaiki dahulu, lalu jalankan lagi.", reporter);
    return;
  }
  const diagnostics = await checkContent(folder, { checksSiteUrl: !process.env.SITE_URL });
  const text = formatDiagnostics(diagnostics, folderName(folder));
  if (diagnostics.some(({ level }) => level === "error")) endWith(text, reporter);
  else if (text !== "") reporter.warn(text);
  await mirrorContent(folder, mirrorFolder);
}

/** Ends the program with a message. `reporter.panic` would put "ERROR UNKNOWN" above it. */
function endWith(message: string, reporter: Reporter): never {
  reporter.log(`\n${message}\n`);
  process.exit(1);
}
