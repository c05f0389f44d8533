import { writeFile } from "node:fs/promises";
import path from "node:path";
import type { CreateDevServerArgs } from "gatsby";
import { bundleForm } from "../owner/form/bundleForm";
import { formPage } from "../owner/form/formPage";
import { previewProblem } from "../owner/preview/contentPreview";
import { mirrorFolder } from "../owner/preview/mirrorContent";
import { readContentFile } from "../owner/schema/contentFolder";
import { paletteNamed } from "../theme/palettes";
import { contentRepository } from "./contentRepository";
import { writeIcons } from "./icons";
import { previewProblemPath } from "./previewProblemBar";

const folder = path.resolve("public/admin");

/** The part of Express's response that is used here. */
type Response = { type(name: string): Response; send(body: string): void };

/** Writes the owner's form into `public/admin/`, for the repository that the environment names. */
export async function buildOwnersForm(contentFolder: string, pathPrefix: string) {
  const source = { contentFolder, pathPrefix, repository: contentRepository() };
  await writeFile(path.join(folder, "index.html"), formPage(source, await bundleForm(folder)));
}

/**
 * Serves the owner's form beside the preview, with the shop's mark, and what is wrong with the content. Each request renders
 * the form from the content that last passed the check. The form edits the content folder on this computer.
 */
export async function serveOwnersForm({ app, reporter }: CreateDevServerArgs) {
  const source = { contentFolder: mirrorFolder, pathPrefix: "", repository: null };
  const bundle = await bundleForm(folder);
  const { markLetter, palette } = readContentFile(mirrorFolder, "shop.json");
  await writeIcons(markLetter, paletteNamed(palette), path.resolve("public"));
  app.get("/admin", (_request: unknown, response: Response) => response.send(formPage(source, bundle)));
  app.get(previewProblemPath, (_request: unknown, response: Response) => response.type("text").send(previewProblem()));
  reporter.info(
    "Formulir isi situs: alamat pratinjau ini dengan /admin/ di belakangnya, misalnya http://localhost:8000/admin/",
  );
}
