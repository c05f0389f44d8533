import { readdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { checkContent } from "../../src/owner/check/checkContent";
import { runScript } from "../support/buildSite";
import { type ContentCopy, contentCopy } from "../support/contentCopy";
import { deposit } from "../support/deposit";
import { commitAll } from "../support/git";

/** Runs `npm run content:own` on a folder. */
const resetContent = (folder: string) =>
  runScript(["--import", "tsx", "src/commands/resetContent.ts"], { CONTENT_DIR: folder });

const textOf = (folder: string) =>
  readdirSync(folder)
    .filter((file) => file.endsWith(".json"))
    .map((file) => readFileSync(path.join(folder, file), "utf8"))
    .join("\n");

describe("npm run content:own", () => {
  let content: ContentCopy;
  beforeEach(() => {
    content = contentCopy();
    commitAll(content.folder);
  });
  afterEach(() => content.dispose());

  test("replaces the demonstration shop and its QRIS by placeholders that the check names", async () => {
    content.set("shop.json", ["deposit"], deposit);
    content.write(".gitignore", Buffer.from("*.png"));
    content.text("services.json", (json) => `\ufeff${json}`);
    commitAll(content.folder);
    content.write("images/diabaikan.png", Buffer.from("foto"));
    const { status, output } = resetContent(content.folder);
    expect([status, output]).toEqual([0, expect.stringContaining("Toko contoh sudah dikosongkan")]);
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
      "og.jpg",
    ]);
    // Every folder that the guide puts pictures into stays, with a file so that Git keeps it too.
    for (const name of ["services", "products", "barbers", "gallery"]) {
      expect(images).toContain(path.join(name, ".gitkeep"));
    }
    // The samples in English count once there are English pages.
    const marked = text.match(/\(contoh\)/g) ?? [];
    const named = diagnostics.filter(({ message }) => /\(contoh\)/.test(message));
    expect(named).toHaveLength(marked.length);
  });

  test.each<[string, () => void, string]>([
    [
      "the shop has its own number",
      () => {
        content.set("shop.json", ["chatNumber"], "6281312345678");
        commitAll(content.folder);
      },
      "sudah berisi data toko sendiri",
    ],
    [
      "the content does not say that it is the demonstration",
      () => {
        content.set("shop.json", ["demo"], undefined);
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
  ])("changes nothing where %s, and says so", (_name, change, reason) => {
    change();
    const state = () => [textOf(content.folder), readdirSync(path.join(content.folder, "images"), { recursive: true })];
    const before = state();
    const { status, output } = resetContent(content.folder);
    expect([status, output]).toEqual([1, expect.stringContaining(reason)]);
    expect(output).toContain("Tidak ada yang diubah");
    expect(state()).toEqual(before);
  });
});
