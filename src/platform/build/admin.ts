import path from "node:path";
import type { CreateDevServerArgs } from "gatsby";
import { buildForm, serveForm } from "../../owner/form/buildForm";
import { bundleForm } from "../../owner/form/bundleForm";
import { repositoryOf } from "../../owner/form/formPage";
import { previewFolder } from "../../owner/preview/contentPreview";

/** Writes the owner's form into `public/admin/`, for the repository that the environment names. */
export async function buildOwnersForm(contentFolder: string, pathPrefix: string): Promise<void> {
  await buildForm(process.cwd(), { contentFolder, pathPrefix, repository: repositoryOf(process.env) });
}

/** Serves the owner's form beside the preview. It edits the content folder on this computer. */
export async function serveOwnersForm({ app, store, reporter }: CreateDevServerArgs): Promise<void> {
  const { program } = store.getState() as { program: { port: number } };
  const form = { contentFolder: previewFolder, pathPrefix: "", repository: null };
  serveForm(app, form, await bundleForm(process.cwd(), path.resolve("public/admin")));
  reporter.info(`Formulir isi situs: http://localhost:${program.port}/admin/`);
}
