import { writeFile } from "node:fs/promises";
import path from "node:path";
import { type Bundle, bundleForm } from "./bundleForm";
import { type FormSource, formPage } from "./formPage";

/** Writes the owner's form to public/admin/. No visitor's page links to it or loads any of its files. */
export async function buildForm(siteFolder: string, source: FormSource): Promise<void> {
  const folder = path.join(siteFolder, "public/admin");
  const bundle = await bundleForm(siteFolder, folder);
  await writeFile(path.join(folder, "index.html"), await formPage(source, bundle));
}

/** The one method of Gatsby's development server, an Express app, that is used here. */
type Server = {
  get(path: string, answer: (request: unknown, response: { send(page: string): void }) => Promise<void>): void;
};

/**
 * Serves the form's page on the development server, made anew for each request from the content that last passed the check. Its
 * scripts are served from public/admin/, where the bundle must be.
 */
export function serveForm(server: Server, source: FormSource, bundle: Bundle): void {
  server.get("/admin", async (_request, response) => response.send(await formPage(source, bundle)));
}
