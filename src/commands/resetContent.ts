import { resetContent } from "../owner/reset/resetContent";
import { contentFolder } from "../owner/schema/contentFolder";

/** `npm run content:own`: empties the demonstration shop. Exit code 1 if nothing was changed. */
async function main() {
  process.exitCode = (await resetContent(contentFolder())) ? 0 : 1;
}

void main();
