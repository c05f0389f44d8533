import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { cpSync, readdirSync } from "node:fs";
import path from "node:path";
import { text } from "node:stream/consumers";
import { writeComingSoonSite } from "../../src/build/verification/comingSoon";
import { isSitePublic } from "../../src/build/verification/isSitePublic";
import { missingBeforeLaunch } from "../../src/owner/check/missingBeforeLaunch";
import { emptyShop } from "../../src/owner/reset/emptyShop";
import type { WrittenContent } from "../../src/owner/schema/contentFiles";
import { readContent } from "../../src/owner/schema/contentFolder";
import { palettes } from "../../src/theme/palettes";
import { projectFolder, shopFolder } from "../support/content";
import { commitAll, git } from "../support/git";
import { localServer } from "../support/localServer";
import { melati } from "../support/openShop";
import { temporaryFolder } from "../support/temporaryFolder";

const { at, read, write, command } = temporaryFolder();

const shop = readContent(shopFolder);
const inShop = (content: WrittenContent, change: Partial<WrittenContent["shop.json"]>) => ({
  ...content,
  "shop.json": { ...content["shop.json"], ...change },
});
/** What a shop lacks before it opens, in the form's words. */
const missing = (content: WrittenContent) =>
  missingBeforeLaunch(content, true)?.replace(/^Yang masih kurang: (.*?\.) Sampai.*$/, "$1");

test("an emptied shop opens once no visible placeholder is left", () => {
  const empty = emptyShop(shop);
  // Nothing in English is asked for until there are English pages.
  expect(missing(inShop(empty, { english: true }))).toMatch(/Tentang toko/);
  expect(missing(empty)).toMatch(
    /^Data toko \(Nama toko, .*Nomor WhatsApp toko, .*Jalan dan nomor, .*Jam buka.*\); Layanan dan harga \(Layanan yang bisa di-booking\)\.$/,
  );
  const { openingHours } = shop["shop.json"];
  const filled = inShop({ ...empty, "services.json": shop["services.json"] }, { ...melati, openingHours });
  expect(missing(filled)).toBe("Data toko (Kalimat di bawah nama toko).");
  const open = inShop(filled, { tagline: "Rapi; minta saja contoh modelnya." });
  expect(missing(open)).toBeUndefined();
  // A round number and a code of its own are no placeholders.
  const round = { chatNumber: "6281110000000", phone: "0811-1000-0000", codePrefix: "XXL" };
  expect(missing(inShop(open, round))).toBeUndefined();
  expect(missingBeforeLaunch(empty)).toMatch(/"Segera dibuka".*situs yang terbit sebelumnya/);
});

test("the demonstration shop does not open, nor do its facts under another name", () => {
  expect(missing(shop)).toMatch(/Ini masih toko contoh: .*Mulai.*matikan "Toko contoh"/);
  expect(missing(inShop(shop, { demo: undefined, name: melati.name, english: false }))).toMatch(
    /^Data toko \(Nomor WhatsApp toko, Nama akun Instagram, Jalan dan nomor, Nomor telepon .*, Alamat situs [^,]*\)\.$/,
  );
});

test("until then one unindexed page stands at every address, with the form behind it", () => {
  for (const file of ["public/admin/admin.js", "public/products/index.html", "public/sitemap-index.xml"])
    write(file, file);
  writeComingSoonSite(at("public"), at("segera-dibuka"), palettes.sea);
  expect(readdirSync(at("segera-dibuka")).sort()).toEqual(["404.html", "admin", "index.html"]);
  const page = read("segera-dibuka/index.html");
  expect(page).toContain("noindex");
  expect(page).toContain("Segera dibuka");
  expect(readdirSync(at("segera-dibuka/admin"))).toEqual(["admin.js"]);
});

/** A server that answers so, while `work` runs with its address. */
async function withHost<T>(status: number, body: string, work: (address: string) => Promise<T>) {
  const { origin, close } = await localServer((_, answer) => answer.writeHead(status).end(body));
  return work(origin).finally(close);
}

test.each([
  [true, "has the site", 200, "<script data-starter></script>"],
  [true, "is in trouble", 503, ""],
  [false, "has no such page", 404, ""],
  [false, "has a page of somebody else at every address", 200, "<h1>Domain ini dijual</h1>"],
])("isSitePublic is %s when the host %s", async (isPublic, _, status, body) =>
  expect(await withHost(status, body, isSitePublic)).toBe(isPublic),
);

test.each([
  [false, "ENOTFOUND"],
  [true, "EAI_AGAIN"],
])("isSitePublic is %s when the look-up of the host ends in %s", async (isPublic, code) => {
  jest.spyOn(globalThis, "fetch").mockRejectedValueOnce(new TypeError("fetch failed", { cause: { code } }));
  expect(await isSitePublic("https://melati.id")).toBe(isPublic);
});

test("a public shop with a placeholder again is not built, and its owner told why", async () => {
  cpSync(shopFolder, at(), { recursive: true });
  const own = { ...melati, english: false, instagram: null, chatNumber: "6281200000000" };
  write("shop.json", JSON.stringify({ ...shop["shop.json"], ...own }));
  const [output, status] = await withHost(200, "<script data-starter></script>", (address) => {
    const env = { ...process.env, CONTENT_DIR: at(), SITE_URL: address, REFUSE_DEMO: "true" };
    const gate = spawn(process.execPath, ["--import", "tsx", "src/commands/gate.ts"], { cwd: projectFolder, env });
    return Promise.all([text(gate.stdout), once(gate, "exit")]);
  });
  expect(output).toContain(
    `SALAH  ${path.relative(projectFolder, at())}/shop.json\n  Yang masih kurang: Data toko (Nomor WhatsApp toko).`,
  );
  expect(output).not.toContain("2/3");
  expect(status).toEqual([1, null]);
});

/** Runs what the workflow runs, in a copy of the template whose command `content:own` is `own`. */
function begin(own: string) {
  cpSync(shopFolder, at("shop/content"), { recursive: true });
  commitAll(at("shop"), "Initial commit");
  git(at(), "clone", "--quiet", "--bare", at("shop"), at("origin.git"));
  git(at("shop"), "remote", "add", "origin", at("origin.git"));
  git(at("shop"), "fetch", "--quiet");
  git(at("shop"), "branch", "--quiet", "--set-upstream-to=origin/main");
  command("npm", own);
  const { status } = spawnSync(path.join(projectFolder, "scripts/begin.sh"), {
    cwd: at("shop"),
    env: {
      ...process.env,
      GH_TOKEN: "rahasia",
      PATH: command("gh", `echo "$@" > "${at("gh")}"`),
      GITHUB_STEP_SUMMARY: at("summary"),
      GITHUB_REF_NAME: "main",
    },
  });
  const commits = git(at("origin.git"), "log", "--format=%s", "main").split("\n");
  return { status, commits, summary: read("summary") };
}

test("'Mulai' empties the demo shop, commits that and publishes", () => {
  const { status, commits, summary } = begin(
    `cd "${projectFolder}" && CONTENT_DIR="${at("shop/content")}" exec "${process.execPath}" --import tsx src/commands/resetContent.ts`,
  );
  expect([status, commits]).toEqual([0, ["Kosongkan toko contoh", "Initial commit"]]);
  expect(read("gh")).toContain("workflow run publish.yml --ref main");
  expect(summary).toContain("/admin/");
  expect(read("shop/content/shop.json")).toContain("Toko Cukur (contoh)");
});

test("'Mulai' leaves an owner's shop as it is, and packages get no token", () => {
  const { status, commits, summary } = begin('echo "Tidak ada yang diubah$GH_TOKEN"; exit 1');
  expect([status, commits, summary]).toEqual([1, ["Initial commit"], "Tidak ada yang diubah\n"]);
});
