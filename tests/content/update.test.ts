import { execFile, spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { checkContent } from "../../src/owner/check/checkContent";
import { contentVersion, type Files, migrateContent } from "../../src/owner/update/migrateContent";
import { projectFolder, shopFolder } from "../support/content";
import { commitAll, git } from "../support/git";
import { type TemporaryFolder, temporaryFolder } from "../support/temporaryFolder";

const earlierFolder = path.join(__dirname, "earlier");

/** The frozen content of a project that was made before contents had a version, with the pictures of the tests' shop. */
function earlierContent(folder: string): void {
  cpSync(path.join(shopFolder, "images"), path.join(folder, "images"), { recursive: true });
  cpSync(earlierFolder, folder, { recursive: true });
}

const filesOf = (folder: string): Files =>
  Object.fromEntries(
    readdirSync(folder)
      .filter((name) => name.endsWith(".json"))
      .map((name) => [name, JSON.parse(readFileSync(path.join(folder, name), "utf8"))]),
  );

const here = temporaryFolder();
const { at, write } = here;

describe("an earlier content", () => {
  const errorsAfter = async (files: Files) => {
    earlierContent(at());
    for (const [name, data] of Object.entries(files)) writeFileSync(at(name), JSON.stringify(data));
    return (await checkContent(at())).filter(({ level }) => level === "error");
  };

  test("comes forward without a hand: nothing that the shop wrote changes but a product's group, which gets an id", async () => {
    const before = filesOf(earlierFolder) as Record<string, { products: { category: string }[] }>;
    const { files, notes } = migrateContent(before, 0);
    expect(await errorsAfter(files)).toEqual([]);
    expect(files["shop.json"]).toEqual({ ...before["shop.json"], chairs: null });
    const catalogue = files["product-catalogue.json"] as { categories: object[]; products: { category: string }[] };
    expect(catalogue.categories[0]).toEqual({ id: "hair-care", label: "Hair Care" });
    expect(catalogue.products.map(({ category }) => category)).toEqual(["hair-care", "hair-care", "shaving"]);
    expect(files["services.json"]).toBe(before["services.json"]);
    expect(notes).toEqual([expect.stringContaining("Jumlah kursi")]);
  });

  test("of the very first version gets its code, its lists and its messages as well", async () => {
    const { "barbers.json": _, "gallery.json": __, "customer-messages.json": ___, ...first } = filesOf(earlierFolder);
    const { shortName, markLetter, codePrefix, ...shop } = first["shop.json"] as Record<string, unknown>;
    const { hours, ...closures } = first["closures.json"] as Record<string, unknown>;
    const { files } = migrateContent({ ...first, "shop.json": shop, "closures.json": closures }, 0);
    expect(await errorsAfter(files)).toEqual([]);
    expect(files["shop.json"]).toMatchObject({ shortName: "Bintang Pang", codePrefix: "BTP" });
  });

  test("of today's version stays as it is, whether or not it says its version", () => {
    const files = filesOf(shopFolder);
    expect(migrateContent(files, 0)).toEqual({ files, notes: [] });
    expect(migrateContent(files, contentVersion).files).toBe(files);
  });
});

describe("npm run update", () => {
  const read = (file: string) => readFileSync(at("shop", file), "utf8");
  const commit = (repository: string, file: string, text: string, { at, write }: TemporaryFolder = here) => {
    write(`${repository}/${file}`, text);
    commitAll(at(repository));
  };

  let host: Server;
  let requests: string[];
  let answers: Record<string, [status: number, body: object]>;

  // Made once: a template with a release, and a project that was made from an earlier state of it.
  const made = temporaryFolder(beforeAll, afterAll);
  beforeAll(() => {
    const { at, write } = made;
    const needed =
      /^(src\/(owner|domain|format|theme|platform)|scripts|docs\/apa|\.github\/workflows\/(perbarui|publish)|[^/]+$)/;
    for (const file of git(projectFolder, "ls-files", "-z").split("\0")) {
      if (needed.test(file)) cpSync(path.join(projectFolder, file), at("template", file));
    }
    cpSync(shopFolder, at("template/content"), { recursive: true });
    commit("template", "content/README.md", "baru", made);
    git(at("template"), "tag", "v2.0.0");

    // The program as it was: with an old tool that its workflow runs, a file that is no longer, and texts of its time.
    write("shop/.github/workflows/publish.yml", "run: .github/choose-lane");
    write("shop/package.json", '{ "version": "1.0.0" }');
    for (const file of ["README.md", "src/gone.ts", "src/format/rupiah.ts", ".github/choose-lane", "content/README.md"])
      write(`shop/${file}`, "lama");
    earlierContent(at("shop/content"));
    // Where npm installs by a link, .gitignore does not cover it.
    commit("shop", ".git/info/exclude", "node_modules\n", made);
    const shop = JSON.parse(readFileSync(at("shop/content/shop.json"), "utf8"));
    const own = { ...shop, name: "Pangkas Melati", chatNumber: "6281311112222" };
    write("shop/content/shop.json", JSON.stringify(own));
    write("shop/static/CNAME", "melati.example");
    commit("shop", "src/format/rupiah.ts", "diubah toko", made);
  });

  beforeEach(async () => {
    cpSync(made.at(), at(), { recursive: true });
    spawnSync("git", ["clone", "--quiet", "--bare", at("shop"), at("origin.git")]);
    git(at("shop"), "remote", "add", "origin", at("origin.git"));

    requests = [];
    answers = {
      "GET /repos/toko/situs": [200, { template_repository: { full_name: "contoh/template" } }],
      "GET /repos/contoh/template": [200, { clone_url: at("template") }],
      "GET /repos/contoh/template/releases/latest": [200, { tag_name: "v2.0.0" }],
      "POST /repos/toko/situs/pulls": [201, { html_url: "https://github.com/toko/situs/pull/1" }],
      "POST /repos/toko/situs/actions/workflows/publish.yml/dispatches": [204, {}],
    };
    host = createServer((request, response) => {
      const asked = `${request.method} ${request.url}`;
      requests.push(asked);
      const [status, body] = answers[asked] ?? [404, { message: "Not Found" }];
      // No status: a connection that breaks.
      if (status === 0) return response.destroy();
      response.writeHead(status).end(status === 204 ? undefined : JSON.stringify(body));
    });
    await new Promise<void>((resolve) => host.listen(0, "127.0.0.1", resolve));
  });
  afterEach(() => {
    host.closeAllConnections();
    host.close();
  });

  const contentCheck = `exec "${process.execPath}" --import tsx src/owner/check/check.ts`;

  /** Runs the update in the shop's project. npm installs by a link, and its gate is `gate`, a command. */
  function update(
    variables: Record<string, string> = {},
    gate = "true",
    install = `ln -s "${projectFolder}/node_modules" node_modules`,
  ) {
    const PATH = here.command("npm", `if [ "$1" = ci ]; then ${install}; else ${gate}; fi`);
    const { port } = host.address() as AddressInfo;
    const env = {
      ...process.env,
      PATH,
      GITHUB_API_URL: `http://127.0.0.1:${port}`,
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

  test("replaces the program, keeps the shop's content, additions and workflows, and says what is new", async () => {
    const { status, output } = await update({}, contentCheck);
    expect([status, output]).toEqual([0, expect.stringContaining("Perbarui ke v2.0.0")]);
    // The program is the release's, its guide included; what is no longer in it is gone.
    expect(read("README.md")).toBe(readFileSync(path.join(projectFolder, "README.md"), "utf8"));
    expect(read("content/README.md")).toBe("baru");
    expect(existsSync(at("shop/src/gone.ts"))).toBe(false);
    // The shop's own things stay, and what its workflow runs.
    expect(JSON.parse(read("content/shop.json"))).toMatchObject({ name: "Pangkas Melati", chairs: null });
    expect(read("static/CNAME")).toBe("melati.example");
    expect(read(".github/workflows/publish.yml")).toBe("run: .github/choose-lane");
    expect(read(".github/choose-lane")).toBe("lama");
    expect(read("content/.version").trim()).toBe(String(contentVersion));
    // Told in words: news since the shop's version, what to fill in, what was kept, replaced and left alone.
    expect(output).toContain("Toko punya buku");
    expect(output).not.toContain("Situs pertama");
    expect(output).toContain("Jumlah kursi bisa diisi");
    expect(output).toMatch(/tetap ada:\s+- `static\/CNAME`\n/);
    expect(output).toMatch(/sekarang diganti[^:]*:\s+- `src\/format\/rupiah\.ts`\n/);
    expect(output).toContain("https://github.com/contoh/template/blob/v2.0.0/.github/workflows/publish.yml");
    expect(git(at("shop"), "status", "--porcelain")).toBe("");
    expect(git(at("shop"), "show", "HEAD~1:src/format/rupiah.ts")).toBe("diubah toko");
  });

  test("a second time there is nothing to take; a later release knows what the shop changed since the last one", async () => {
    await update();
    expect((await update()).output).toContain("Sudah versi terbaru, v2.0.0");
    commit("shop", "src/format/rupiah.ts", "diubah lagi");
    git(at("template"), "rm", "--quiet", "src/format/dollars.ts");
    commit("template", "src/format/new.ts", "baru");
    git(at("template"), "tag", "v2.1.0");
    answers["GET /repos/contoh/template/releases/latest"] = [200, { tag_name: "v2.1.0" }];
    // By now a file of the shop's names the template.
    delete answers["GET /repos/toko/situs"];
    const { output } = await update();
    expect(output).toMatch(/tetap ada:\s+- `\.github\/choose-lane`\n- `static\/CNAME`\n/);
    expect(output).toMatch(/sekarang diganti[^:]*:\s+- `src\/format\/rupiah\.ts`\n/);
    expect([existsSync(at("shop/src/format/dollars.ts")), existsSync(at("shop/src/format/new.ts"))]).toEqual([
      false,
      true,
    ]);
  });

  const asWorkflow = { GITHUB_ACTIONS: "true", GITHUB_TOKEN: "token", GITHUB_REF_NAME: "main" };

  test("the workflow proposes the new version, and the site stays until the owner agrees", async () => {
    const [head] = state();
    const { status } = await update(asWorkflow);
    expect(status).toBe(0);
    expect(readFileSync(at("summary.md"), "utf8")).toContain("https://github.com/toko/situs/pull/1");
    expect(git(at("origin.git"), "rev-parse", "main")).toBe(head);
    expect(git(at("origin.git"), "diff", "--name-only", "main", "perbarui-v2.0.0", "--", ".github/workflows")).toBe("");
    expect(git(at("origin.git"), "show", "perbarui-v2.0.0:content/shop.json")).toContain("Pangkas Melati");
  });

  test("where the settings forbid proposals, the workflow commits the new version and has it published", async () => {
    answers["POST /repos/toko/situs/pulls"] = [403, { message: "not permitted to create pull requests" }];
    await update(asWorkflow);
    expect(readFileSync(at("summary.md"), "utf8")).toContain("sedang diterbitkan");
    expect(git(at("origin.git"), "show", "main:template.json")).toContain("v2.0.0");
    expect(git(at("origin.git"), "branch", "--list")).toBe("* main");
    expect(requests.at(-1)).toContain("publish.yml/dispatches");
  });

  test("where the connection breaks after that commit, the summary says that the new version is there", async () => {
    answers["POST /repos/toko/situs/pulls"] = [403, { message: "not permitted to create pull requests" }];
    answers["POST /repos/toko/situs/actions/workflows/publish.yml/dispatches"] = [0, {}];
    const { status } = await update(asWorkflow);
    expect(status).toBe(0);
    expect(readFileSync(at("summary.md"), "utf8")).toContain("Versi baru sudah tersimpan. Terbitkan:");
  });

  test("a host in trouble is no leave to commit the new version unseen: the site stays, and no proposal is left", async () => {
    answers["POST /repos/toko/situs/pulls"] = [500, {}];
    const before = state();
    const { status } = await update(asWorkflow);
    expect([status, state()]).toEqual([1, before]);
    expect(readFileSync(at("summary.md"), "utf8")).toContain("GitHub menjawab 500");
  });

  test("Ctrl-C while packages are installed leaves no folder behind", async () => {
    mkdirSync(at("tmp"));
    const { status, output } = await update({ TMPDIR: at("tmp") }, "true", "kill -INT $$");
    expect([status, output]).toEqual([1, expect.stringContaining("Tidak ada yang diubah: Pembaruan dihentikan.")]);
    expect(readdirSync(at("tmp")).filter((name) => name.startsWith("update-"))).toEqual([]);
  });

  test.each<[where: string, change: () => void, reason: string]>([
    [
      "the content is refused",
      () => commit("shop", "content/services.json", '{ "services": [] }'),
      "belum lolos pemeriksaan",
    ],
    [
      "the content cannot be read",
      () => commit("shop", "content/services.json", "{"),
      "content/services.json tidak bisa dibaca",
    ],
    [
      "GitHub knows no template",
      () => {
        answers["GET /repos/toko/situs"] = [200, {}];
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
});
