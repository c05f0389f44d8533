import type { CreateDevServerArgs } from "gatsby";
import { buildAdmin, repositoryOf, servePage } from "../../owner/form/buildAdmin";
import { previewFolder } from "../../owner/preview/contentPreview";

/** Writes the owner's form into `public/admin/`, for the repository that the environment names. */
export async function buildOwnersForm(contentFolder: string, pathPrefix: string): Promise<void> {
  const repository = repositoryOf(process.env);
  await buildAdmin({ siteFolder: process.cwd(), contentFolder, pathPrefix, repository });
}

/** Serves the owner's form beside the preview. It edits the content folder on this computer. */
export async function serveOwnersForm({ app, store, reporter }: CreateDevServerArgs): Promise<void> {
  const { program } = store.getState() as { program: { port: number } };
  const form = { contentFolder: previewFolder, pathPrefix: "", repository: null };
  servePage(app, form, await buildAdmin({ ...form, siteFolder: process.cwd() }));
  reporter.info(`Formulir isi situs: http://localhost:${program.port}/admin/ / The owner's form is there as well.`);
}
