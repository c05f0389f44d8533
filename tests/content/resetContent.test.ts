import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { checkContent } from "../../src/owner/check/checkContent";
import { type ContentCopy, contentCopy } from "../support/brokenContent";
import { root } from "../support/content";
import { deposit } from "../support/deposit";

/** Runs `npm run content:own` on a folder. */
const resetContent = (folder: string) =>
  spawnSync(process.execPath, ["--import", "tsx", "src/owner/reset/resetContent.ts"], {
    cwd: root,
    env: { ...process.env, CONTENT_DIR: folder },
    encoding: "utf8",
  });

const textOf = (folder: string) =>
  readdirSync(folder)
    .filter((file) => file.endsWith(".json"))
    .map((file) => readFileSync(path.join(folder, file), "utf8"))
    .join("\n");

/** Runs Git in a folder, whatever the settings of this computer's user are. */
function git(folder: string, ...words: string[]) {
  const settings = ["-c", "user.name=Pemilik", "-c", "user.email=pemilik@toko.example", "-c", "commit.gpgsign=false"];
  const { status, stderr } = spawnSync("git", ["-C", folder, ...settings, ...words], { encoding: "utf8" });
  if (status !== 0) throw new Error(stderr);
}

const commit = (folder: string) => {
  git(folder, "add", "--all");
  git(folder, "commit", "--quiet", "--message", "Isi");
};

describe("npm run content:own", () => {
  let content: ContentCopy;
  beforeEach(() => {
    content = contentCopy();
    git(content.folder, "init", "--quiet");
    commit(content.folder);
  });
  afterEach(() => content.dispose());

  const nothingChanged = (change: () => void, reason: string) => {
    change();
    const before = textOf(content.folder);
    const pictures = readdirSync(path.join(content.folder, "images"), { recursive: true });
    const { status, stdout } = resetContent(content.folder);
    expect(stdout).toContain("Tidak ada yang diubah");
    expect(stdout).toContain(reason);
    expect(status).toBe(1);
    expect(textOf(content.folder)).toBe(before);
    expect(readdirSync(path.join(content.folder, "images"), { recursive: true })).toEqual(pictures);
  };

  test("replaces the demo shop by placeholders, each of which the check names, and takes its QRIS out", async () => {
    content.set("shop.json", ["deposit"], deposit);
    commit(content.folder);
    const { status, stdout } = resetContent(content.folder);
    expect(stdout).toContain("Toko contoh sudah dikosongkan");
    expect(status).toBe(0);
    expect(textOf(content.folder)).toContain('"deposit": null');
    const faults = await checkContent(content.folder);
    expect(faults.filter(({ level }) => level === "error")).toEqual([]);
    const text = textOf(content.folder);
    expect(text).not.toMatch(/Bintang|BTP|Menteng/);
    const images = readdirSync(path.join(content.folder, "images"), { recursive: true }).map(String);
    expect(images.filter((name) => name.endsWith(".jpg")).sort()).toEqual(["hero-portrait.jpg", "hero.jpg", "og.jpg"]);
    // Every folder that the guide puts pictures into stays, with a file so that Git keeps it too.
    for (const name of ["services", "products", "barbers", "gallery"]) {
      expect(images).toContain(path.join(name, ".gitkeep"));
    }
    const marked = text.match(/\((contoh|sample)\)/g) ?? [];
    const named = faults.filter(({ id }) => /\((contoh|sample)\)/.test(id));
    expect(named).toHaveLength(marked.length);
    expect(faults.map(({ place }) => place)).toEqual(
      expect.arrayContaining(["name", "tagline", "siteUrl", "chatNumber", "phone", "instagram", "address › street"]),
    );
  });

  test("changes nothing once the shop has its own number", () => {
    nothingChanged(() => {
      content.set("shop.json", ["chatNumber"], "6281312345678");
      commit(content.folder);
    }, "sudah berisi data toko sendiri");
  });

  test("changes nothing while there is a photo that was never committed", () => {
    nothingChanged(() => content.write("images/foto-kami.jpg", Buffer.from("foto")), "images/foto-kami.jpg");
  });

  test("changes nothing without Git, and says how to start with it", () => {
    nothingChanged(() => rmSync(path.join(content.folder, ".git"), { recursive: true }), "git init");
  });
});
