import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { checkContent } from "../../src/schema/checkContent";
import { type ContentCopy, contentCopy } from "../support/brokenContent";
import { root } from "../support/content";
import { scriptOf } from "../support/scriptOf";

/** `npm run content:own`, on a folder of the test's. */
const startOwnShop = (folder: string) =>
  spawnSync(process.execPath, [scriptOf("tsx"), "src/own/startOwnShop.ts"], {
    cwd: root,
    env: { ...process.env, CONTENT_DIR: folder },
    encoding: "utf8",
  });

const textOf = (folder: string) =>
  readdirSync(folder)
    .filter((file) => file.endsWith(".json"))
    .map((file) => readFileSync(path.join(folder, file), "utf8"))
    .join("\n");

describe("a shop of one's own", () => {
  let content: ContentCopy;
  beforeEach(() => {
    content = contentCopy();
  });
  afterEach(() => content.dispose());

  test("begins with one command: nothing of the demo is left, and the check names all that is nobody's yet", async () => {
    const { status, stdout } = startOwnShop(content.folder);
    expect(status).toBe(0);
    expect(stdout).toContain("Toko contoh sudah dikosongkan");
    const faults = await checkContent(content.folder);
    expect(faults.filter(({ level }) => level === "error")).toEqual([]);
    const text = textOf(content.folder);
    expect(text).not.toMatch(/Bintang|BTP|Menteng/);
    expect(readdirSync(path.join(content.folder, "images")).sort()).toEqual([
      "hero-portrait.jpg",
      "hero.jpg",
      "og.jpg",
    ]);
    const marked = text.match(/\((contoh|sample)\)/g) ?? [];
    const named = faults.filter(({ en }) => /\((contoh|sample)\)/.test(en));
    expect(named).toHaveLength(marked.length);
    expect(faults.map(({ place }) => place)).toEqual(
      expect.arrayContaining(["name", "tagline", "siteUrl", "chatNumber", "phone", "instagram", "address › street"]),
    );
  });

  test("is never emptied: once its own number stands there, the command changes nothing", () => {
    content.set("shop.json", ["chatNumber"], "6281312345678");
    const before = textOf(content.folder);
    const { status, stdout } = startOwnShop(content.folder);
    expect(status).toBe(1);
    expect(stdout).toContain("Tidak ada yang diubah");
    expect(textOf(content.folder)).toBe(before);
    expect(readdirSync(path.join(content.folder, "images"))).toContain("products");
  });
});
