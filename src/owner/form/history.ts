import type { ContentTexts } from "../check/checkJsonFiles";
import { contentFileAt, fileLabel, fullHoursFileName, ownersFileNames } from "../schema/contentFiles";
import { newProblems } from "./checkBeforeSave";
import { cmsEntryName } from "./formConfig";
import { bytesOf, type HostCommit, hostAnswer, hostFile } from "./hostFiles";
import { settings } from "./settings";
import { readCurrentContent } from "./sveltia/readCurrentContent";

const list = document.getElementById("history");
const maxSaves = 30;

/** Lists the last saves under the line above the form, each with a button that takes it back. */
export async function showHistory(): Promise<void> {
  if (!list || !settings.repository) return;
  try {
    const branch = encodeURIComponent(settings.repository.branch);
    const commits = await hostAnswer<HostCommit[]>(`/commits?sha=${branch}&path=content&per_page=100`);
    // The book's full hours are opened again in the book, and a photograph that was added harms nobody.
    const saves =
      commits?.filter(({ commit }) => !/^(Unggah|Ubah jam penuh)/.test(commit.message)).slice(0, maxSaves) ?? [];
    list.replaceChildren(...saves.map(lineOf));
  } catch (failure) {
    list.textContent = messageOf(failure);
  }
}

function lineOf(save: HostCommit): HTMLElement {
  const line = document.createElement("li");
  const button = document.createElement("button");
  button.textContent = "Kembalikan";
  button.ariaLabel = `Kembalikan seperti sebelum ${nameOf(save)}`;
  button.addEventListener("click", async () => {
    button.disabled = true;
    await takeBack(save).catch((failure) => window.alert(`Belum dikembalikan. ${messageOf(failure)}`));
    button.disabled = false;
  });
  line.append(nameOf(save), button);
  return line;
}

/** A save as the owner knows it: "Ubah Layanan dan harga, 1 Des 2026, 09.00". */
function nameOf({ commit }: HostCommit): string {
  const [subject = ""] = commit.message.split("\n");
  const named = ownersFileNames.reduce((text, file) => text.replace(cmsEntryName(file), fileLabel(file)), subject);
  // Sveltia counts the photographs that are saved with a file.
  const title = named.replace("content/images/", "").replace(/ \+\d+$/, " dan foto");
  return `${title}, ${timeText(commit.committer.date)}`;
}

/** A moment on this device's clock: "1 Des 2026, 09.00". */
export const timeText = (moment: string): string =>
  new Date(moment).toLocaleString("id", { dateStyle: "medium", timeStyle: "short" });

/**
 * Writes the files that a save changed or removed as they were before it, after the same check as a save and a question.
 * What the save added stays. Loads the form anew, with the restored content.
 */
async function takeBack(save: HostCommit): Promise<void> {
  const { files = [], parents } = (await hostAnswer<HostCommit>(`/commits/${save.sha}`)) ?? save;
  const changed = files.filter(
    ({ filename, status }) =>
      filename.startsWith("content/") && status !== "added" && !filename.endsWith(fullHoursFileName),
  );
  const found = changed.map(async ({ filename, sha }) => {
    const [before, now] = await Promise.all([hostFile(filename, parents[0]?.sha), hostFile(filename)]);
    if (!before || before.sha === now?.sha) return [];
    const file = contentFileAt(filename);
    const name = file ? fileLabel(file) : filename.replace("content/images/", "");
    return [{ filename, file, name, before, now, isChangedLater: now !== undefined && now.sha !== sha }];
  });
  const back = (await Promise.all(found)).flat();
  if (back.length === 0) return window.alert("Tidak ada yang perlu dikembalikan: isinya sudah seperti sebelum itu.");

  const contents: ContentTexts = {};
  for (const { file, before } of back) if (file) contents[file] = await (await bytesOf(before.content)).text();
  const { errors, warnings } = await newProblems(contents, await readCurrentContent());
  if (errors) throw new Error(errors);
  const question = [
    `${back.map(({ name }) => name).join(", ")} kembali seperti sebelum ${timeText(save.commit.committer.date)}.`,
    back.some(({ isChangedLater }) => isChangedLater) && "Yang Anda simpan di bagian itu sesudahnya juga ikut kembali.",
    warnings,
    "Kembalikan? Salah tekan tidak apa-apa: ini pun bisa dikembalikan.",
  ];
  if (!window.confirm(question.filter(Boolean).join("\n\n"))) return;
  for (const { filename, name, before, now } of back) {
    const content = before.content.replace(/\s/g, "");
    const body = { message: `Kembalikan ${name}`, branch: settings.repository?.branch, content, sha: now?.sha };
    const written = await hostAnswer(`/contents/${encodeURI(filename)}`, { method: "PUT", body: JSON.stringify(body) });
    if (!written) throw new Error("Token Anda tidak boleh menulis di repositori situs ini.");
  }
  location.reload();
}

const messageOf = (failure: unknown) => (failure as Error).message;
