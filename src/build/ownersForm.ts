import { writeFile } from "node:fs/promises";
import path from "node:path";
import type { CreateDevServerArgs } from "gatsby";
import { bundleForm } from "../owner/form/bundleForm";
import { formPage } from "../owner/form/formPage";
import { mirrorFolder } from "../owner/preview/mirrorContent";
import { contentRepository } from "./contentRepository";

const folder = path.resolve("public/admin");

/** Writes the owner's form into `public/admin/`, for the repository that the environment names. */
export async function buildOwnersForm(contentFolder: string, pathPrefix: string): Promise<void> {
  const source = { contentFolder, pathPrefix, repository: contentRepository() };
  await writeFile(path.join(folder, "index.html"), await formPage(source, await bundleForm(folder)));
}

/**
 * Serves the owner's form beside the preview. Each request renders it from the content that last passed the check. The form
 * edits the content folder on this computer.
 */
export async function serveOwnersForm({ app, reporter }: CreateDevServerArgs): Promise<void> {
  const source = { contentFolder: mirrorFolder, pathPrefix: "", repository: null };
  const bundle = await bundleForm(folder);
  app.get("/admin", async (_request: unknown, response: { send(page: string): void }) =>
    response.send(await formPage(source, bundle)),
  );
  reporter.info(
    "Formulir isi situs: alamat pratinjau ini dengan /admin/ di belakangnya, misalnya http://localhost:8000/admin/",
  );
}
