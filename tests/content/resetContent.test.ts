import { readdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { checkContent } from "../../src/owner/check/checkContent";
import { resetContent } from "../../src/owner/reset/resetContent";
import { runScript } from "../support/buildSite";
import { copyForEachTest } from "../support/contentCopy";
import { deposit } from "../support/deposit";
import { commitAll } from "../support/git";

/** Resets a folder; gives whether it was changed, and what was printed. */
async function reset(folder: string) {
  const write = jest.spyOn(process.stdout, "write").mockReturnValue(true);
  const isChanged = await resetContent(folder);
  const printed = write.mock.calls.join("");
  write.mockRestore();
  return [isChanged, printed];
}

const textOf = (folder: string) =>
  readdirSync(folder)
    .filter((file) => file.endsWith(".json"))
    .map((file) => readFileSync(path.join(folder, file), "utf8"))
    .join("\n");

const content = copyForEachTest();
beforeEach(() => void commitAll(content.folder));

test("content:own replaces the demonstration shop and its QRIS by placeholders that the check names", async () => {
  content.set("shop.json", "deposit", deposit);
  content.write(".gitignore", Buffer.from("*.png"));
  content.text("services.json", (json) => `\ufeff${json}`);
  commitAll(content.folder);
  content.write("images/diabaikan.png", Buffer.from("foto"));
  expect(await reset(content.folder)).toEqual([true, expect.stringContaining("Toko contoh sudah dikosongkan")]);
  expect(textOf(content.folder)).toContain('"deposit": null');
  const diagnostics = await checkContent(content.folder);
  expect(diagnostics.filter(({ level }) => level === "error")).toEqual([]);
  const text = textOf(content.folder);
  expect(text).not.toMatch(/"demo"|Bintang|BTP|Menteng/);
  const images = readdirSync(path.join(content.folder, "images"), { recursive: true }).map(String);
  // What Git ignores it could not bring back.
  expect(images.filter((name) => /\.(jpg|png)$/.test(name)).sort()).toEqual([
    "diabaikan.png",
    "hero-portrait.jpg",
    "hero.jpg",
  ]);
  // Every folder that the guide puts pictures into stays, with a file so that Git keeps it too.
  for (const name of ["services", "products", "barbers", "gallery"])
    expect(images).toContain(path.join(name, ".gitkeep"));
  // The samples in English count once there are English pages.
  const marked = text.match(/\(contoh\)/g) ?? [];
  expect(diagnostics.filter(({ message }) => /\(contoh\)/.test(message))).toHaveLength(marked.length);
  // It is the demonstration no longer.
  const command = ["--import", "tsx", "src/commands/resetContent.ts"];
  expect(runScript(command, { CONTENT_DIR: content.folder })).toEqual({
    status: 1,
    output: expect.stringContaining("sudah berisi data toko sendiri"),
  });
});

test.each([
  [
    "the shop has its own number",
    () => {
      content.set("shop.json", "chatNumber", "6281312345678");
      commitAll(content.folder);
    },
    "sudah berisi data toko sendiri",
  ],
  [
    "a photo was never committed",
    () => content.write("images/foto-kami.jpg", Buffer.from("foto")),
    "images/foto-kami.jpg",
  ],
  ["Git keeps nothing", () => rmSync(path.join(content.folder, ".git"), { recursive: true }), "git init"],
])("content:own changes nothing where %s, and says so", async (_name, change, reason) => {
  change();
  const state = () => [textOf(content.folder), readdirSync(path.join(content.folder, "images"), { recursive: true })];
  const before = state();
  expect(await reset(content.folder)).toEqual([false, expect.stringMatching(`^Tidak ada yang diubah: [^]*${reason}`)]);
  expect(state()).toEqual(before);
});
