import { execFile, spawnSync } from "node:child_process";
import { cpSync, existsSync, rmSync } from "node:fs";
import path from "node:path";
import { projectFolder, readInProject, shopFolder } from "../support/content";
import { commitAll, git } from "../support/git";
import { localServer } from "../support/localServer";
import { type TemporaryFolder, temporaryFolder } from "../support/temporaryFolder";

const here = temporaryFolder();
const { at, read, write } = here;

const commit = (repository: string, file: string, text: string, { at, write }: TemporaryFolder = here) => {
  write(`${repository}/${file}`, text);
  commitAll(at(repository));
};

let host: Awaited<ReturnType<typeof localServer>>;
let answers: Record<string, object>;

// Made once: a template with a release, and a project that was made from an earlier state of it.
const made = temporaryFolder(beforeAll, afterAll);
beforeAll(() => {
  const { at, read, write } = made;
  const needed =
    /^(src\/(commands|owner|book|domain|format|theme|build|runtime)|scripts|docs\/pemilik\/apa|\.github\/workflows\/(perbarui|publish)|[^/]+$)/;
  for (const file of git(projectFolder, "ls-files", "-z").split("\0")) {
    if (needed.test(file)) cpSync(path.join(projectFolder, file), at("template", file));
  }
  cpSync(shopFolder, at("template/content"), { recursive: true });
  commit("template", "docs/pemilik/panduan.md", "baru", made);
  git(at("template"), "tag", "v2.0.0");

  // The program as it was: with an old tool that its workflow runs, a file that is no longer, and texts of its time.
  write("shop/.github/workflows/publish.yml", "run: .github/choose-lane");
  write("shop/package.json", '{ "version": "1.0.0" }');
  for (const file of [
    "README.md",
    "src/gone.ts",
    "src/format/money.ts",
    ".github/choose-lane",
    "docs/pemilik/panduan.md",
  ])
    write(`shop/${file}`, "lama");
  cpSync(shopFolder, at("shop/content"), { recursive: true });
  commitAll(at("shop"));
  const shop = JSON.parse(read("shop/content/shop.json"));
  const own = { ...shop, name: "Pangkas Melati", chatNumber: "6281311112222" };
  write("shop/content/shop.json", JSON.stringify(own));
  rmSync(at("shop/content/gallery.json"));
  // The release ignores every folder of this name; the shop tracks the file all the same.
  write("shop/static/public/harga.pdf", "harga");
  git(at("shop"), "add", "--force", "static/public/harga.pdf");
  write("shop/static/CNAME", "melati.example");
  commit("shop", "src/format/money.ts", "diubah toko", made);
});

beforeEach(async () => {
  cpSync(made.at(), at(), { recursive: true });
  spawnSync("git", ["clone", "--quiet", "--bare", at("shop"), at("origin.git")]);
  git(at("shop"), "remote", "add", "origin", at("origin.git"));

  answers = {
    "GET /repos/toko/situs": { template_repository: { full_name: "contoh/template" } },
    "GET /repos/contoh/template": { clone_url: at("template") },
    "GET /repos/contoh/template/releases/latest": { tag_name: "v2.0.0" },
  };
  host = await localServer(({ method, url }, response) => {
    const body = answers[`${method} ${url}`];
    response.writeHead(body ? 200 : 404).end(JSON.stringify(body ?? { message: "Not Found" }));
  });
});
afterEach(() => host.close());

const contentCheck = `exec "${process.execPath}" --import tsx src/commands/check.ts`;

/** Runs the update in the shop's project. npm installs by a link, and its gate is `gate`, a command. */
function update(variables: Record<string, string> = {}, gate = "true") {
  const install = `ln -s "${projectFolder}/node_modules" node_modules`;
  const PATH = here.command(
    "npm",
    `echo "$* $GH_TOKEN $GITHUB_TOKEN" >> "${at("npm")}"; if [ "$1" = ci ]; then ${install}; else ${gate}; fi`,
  );
  const env = {
    ...process.env,
    PATH,
    GITHUB_API_URL: host.origin,
    GITHUB_REPOSITORY: "toko/situs",
    GITHUB_ACTIONS: "",
    GITHUB_STEP_SUMMARY: at("summary.md"),
    GIT_AUTHOR_NAME: "Pemilik",
    GIT_AUTHOR_EMAIL: "pemilik@toko.example",
    GIT_COMMITTER_NAME: "Pemilik",
    GIT_COMMITTER_EMAIL: "pemilik@toko.example",
    ...variables,
  };
  return new Promise<{ status: number | null; output: string }>((resolve) => {
    const child = execFile(
      process.execPath,
      [path.join(projectFolder, "scripts/update.mjs")],
      { cwd: at("shop"), env },
      (_, stdout, stderr) => resolve({ status: child.exitCode, output: stdout + stderr }),
    );
  });
}

const state = () => [
  git(at("shop"), "rev-parse", "HEAD"),
  git(at("shop"), "status", "--porcelain"),
  git(at("origin.git"), "show-ref"),
];

test("an update replaces the program, keeps the shop's own, fills gaps, and says what is new", async () => {
  // What a person's own settings ignore on a laptop.
  write("ignored", "gallery.json\nCNAME\n*.md\n");
  write("gitconfig", `[core]\nexcludesFile = ${at("ignored")}\n`);
  const { status, output } = await update({ GIT_CONFIG_GLOBAL: at("gitconfig") }, contentCheck);
  expect([status, output]).toEqual([0, expect.stringContaining("Perbarui ke v2.0.0")]);
  // The program is the release's, its guide included; what is no longer in it is gone.
  expect(read("shop/README.md")).toBe(readInProject("README.md"));
  expect(read("shop/docs/pemilik/panduan.md")).toBe("baru");
  expect(existsSync(at("shop/src/gone.ts"))).toBe(false);
  // The shop's own things stay, and what its workflow runs.
  expect(JSON.parse(read("shop/content/shop.json"))).toMatchObject({ name: "Pangkas Melati" });
  expect(JSON.parse(read("shop/content/gallery.json"))).toEqual({ photos: [] });
  expect([read("shop/static/CNAME"), read("shop/static/public/harga.pdf")]).toEqual(["melati.example", "harga"]);
  expect(read("shop/.github/workflows/publish.yml")).toBe("run: .github/choose-lane");
  expect(read("shop/.github/choose-lane")).toBe("lama");
  // Told in words: news since the shop's version, what was kept, replaced and left alone.
  expect(output).toContain("Toko punya buku");
  expect(output).not.toContain("Situs pertama");
  expect(output).toMatch(/tetap ada:\s+- `static\/CNAME`\n- `static\/public\/harga.pdf`\n/);
  expect(output).toMatch(/sekarang diganti[^:]*:\s+- `src\/format\/money\.ts`\n/);
  expect(output).toContain("https://github.com/contoh/template/blob/v2.0.0/.github/workflows/publish.yml");
  expect(git(at("shop"), "status", "--porcelain")).toBe("");
  expect(git(at("shop"), "show", "HEAD~1:src/format/money.ts")).toBe("diubah toko");
});

test("the next release knows what the shop changed since the last", async () => {
  await update();
  expect((await update()).output).toContain("Sudah versi terbaru, v2.0.0");
  commit("shop", "src/format/money.ts", "diubah lagi");
  git(at("template"), "rm", "--quiet", "src/format/slug.ts");
  commit("template", "src/format/new.ts", "baru");
  git(at("template"), "tag", "v2.1.0");
  answers["GET /repos/contoh/template/releases/latest"] = { tag_name: "v2.1.0" };
  // By now a file of the shop's names the template.
  delete answers["GET /repos/toko/situs"];
  const { output } = await update();
  expect(output).toMatch(/tetap ada:\s+- `\.github\/choose-lane`\n- `static\/CNAME`\n/);
  expect(output).toMatch(/sekarang diganti[^:]*:\s+- `src\/format\/money\.ts`\n/);
  expect([existsSync(at("shop/src/format/slug.ts")), existsSync(at("shop/src/format/new.ts"))]).toEqual([false, true]);
});

test("the workflow pushes to a branch that the owner merges", async () => {
  const [head] = state();
  const { status, output } = await update({
    GITHUB_ACTIONS: "true",
    GITHUB_SERVER_URL: "https://github.com",
    GITHUB_REF_NAME: "main",
    GH_TOKEN: "rahasia",
    GITHUB_TOKEN: "rahasia",
  });
  expect(status).toBe(0);
  expect(read("summary.md")).toContain("https://github.com/toko/situs/compare/main...perbarui-v2.0.0?expand=1");
  expect(output).not.toContain("Tidak ada yang diubah");
  expect(git(at("origin.git"), "rev-parse", "main")).toBe(head);
  expect(git(at("origin.git"), "diff", "--name-only", "main", "perbarui-v2.0.0", "--", ".github/workflows")).toBe("");
  // Packages are installed without their scripts, and neither then nor in the build do they get the token.
  const npm = read("npm");
  expect(npm).toMatch(/^ci --ignore-scripts .*\nrun --silent content:gate *\n$/);
  expect(npm).not.toContain("rahasia");
  expect(git(at("origin.git"), "show", "perbarui-v2.0.0:content/shop.json")).toContain("Pangkas Melati");
});

test("a computer on which Git has no name is told so before anything is fetched", async () => {
  const { status, output } = await update({ GIT_COMMITTER_NAME: "", GITHUB_API_URL: "http://127.0.0.1:9" });
  expect([status, output]).toEqual([1, expect.stringMatching(/config --global user\.name .* --global user\.email/)]);
});

test.each([
  [
    "the content is refused",
    () => commit("shop", "content/services.json", '{ "services": [] }'),
    "belum lolos pemeriksaan",
  ],
  [
    "GitHub knows no template",
    () => {
      answers["GET /repos/toko/situs"] = {};
    },
    "template.json",
  ],
  ["work is not committed", () => write("shop/content/shop.json", "{}"), "belum disimpan di Git"],
])("nothing changes where %s", async (_, change, reason) => {
  change();
  const before = state();
  const { status, output } = await update({}, contentCheck);
  expect([status, output]).toEqual([1, expect.stringContaining(reason)]);
  expect(output).toContain("Tidak ada yang diubah: ");
  expect(state()).toEqual(before);
});
