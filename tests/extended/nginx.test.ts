import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { filesIn } from "../../src/owner/schema/contentFolder";
import { readInProject } from "../support/content";
import { otherSiteFolder, otherSitePrefix } from "../support/otherShop";
import { readBuilt, shopSiteFolder } from "../support/readSite";
import { port as firstPort } from "../support/siteAddresses";
import { expect, test } from "../support/test";

const nginx = ["/usr/sbin/nginx", "/usr/local/bin/nginx", "/opt/homebrew/bin/nginx"].find(existsSync);

// Skipped where no nginx is installed; other tests use their own server.
const onNginx = nginx ? test.describe : test.describe.skip;
if (!nginx) process.stderr.write("nginx is not installed: its tests are skipped (Debian: nginx-light).\n");

// They share one server.
test.describe.configure({ mode: "default" });

onNginx("on a plain nginx", () => {
  let server: ChildProcess;
  let folder: string;
  let origin: string;

  const get = (route: string) => fetch(origin + route, { redirect: "manual" });

  test.beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), "nginx-"));
    const port = firstPort + 2;
    origin = `http://127.0.0.1:${port}`;
    writeFileSync(
      path.join(folder, "mime.types"),
      "types { text/html html; application/javascript js; image/avif avif; }",
    );
    // The repository's file with this test's port and folder, and a second site under a path prefix.
    const own = readInProject("hosting/nginx.conf")
      .replace("listen 80;", `listen 127.0.0.1:${port};`)
      .replace("root /var/www/contoh.id;", `root ${shopSiteFolder};`)
      .replace(
        "location = /_headers",
        `location ${otherSitePrefix}/ { alias ${otherSiteFolder}/; error_page 404 ${otherSitePrefix}/404.html; }
         location = /_headers`,
      );
    const config = path.join(folder, "nginx.conf");
    writeFileSync(
      config,
      `daemon off; pid ${folder}/pid; error_log ${folder}/error.log;
       events {}
       http {
         access_log off; client_body_temp_path ${folder}; proxy_temp_path ${folder}; fastcgi_temp_path ${folder};
         uwsgi_temp_path ${folder}; scgi_temp_path ${folder};
         ${own}
       }`,
    );
    server = spawn(nginx ?? "", ["-c", config, "-p", folder], { stdio: "ignore" });
    const isListening = () => get("/").then(Boolean, () => false);
    while (server.exitCode === null && !(await isListening())) await setTimeout(50);
  });

  test.afterAll(() => {
    server?.kill();
    rmSync(folder, { recursive: true, force: true });
  });

  for (const prefix of ["", otherSitePrefix])
    test(`under ${prefix || "/"} exactly the routes answer, with and without slash`, async () => {
      for (const route of ["/services", "/about"]) {
        expect(await (await get(`${prefix}${route}/`)).text()).toContain("<h1");
        const { status, headers } = await get(prefix + route);
        expect([status, headers.get("location")]).toEqual([301, `${prefix}${route}/`]);
      }
      for (const route of ["/tidak-ada", "/services/tidak-ada/"]) {
        const answer = await get(prefix + route);
        expect([answer.status, await answer.text()]).toEqual([404, expect.stringContaining("Oops! Page not found")]);
      }
    });

  test("every answer carries the headers of _headers once, refusals too", async () => {
    const everywhere = readBuilt("_headers").split("\n/")[0] ?? "";
    const asked = [...everywhere.matchAll(/^ +(\S+): (.*)$/gm)].map(([, name = "", value]) => [name, value]);
    expect(asked.length).toBeGreaterThan(5);
    for (const route of ["/", "/tidak-ada", "/favicon.svg"]) {
      const { headers } = await get(route);
      expect(asked.map(([name = ""]) => [name, headers.get(name)])).toEqual(asked);
    }
  });

  test("hashed files stay a year, pages do not; text is compressed", async () => {
    const script = filesIn(shopSiteFolder).find((file) => /^app-.*\.js$/.test(file)) ?? "none";
    const header = async (file: string, name = "cache-control") => (await get(`/${file}`)).headers.get(name);
    expect(await header(script)).toBe("public, max-age=31536000, immutable");
    expect(await header("page-data/app-data.json")).toBe("public, max-age=600");
    expect(await header("")).toBe("public, max-age=0, must-revalidate");
    expect(await header(script, "content-encoding")).toBe("gzip");
    expect((await get("/_headers")).status).toBe(404);
  });
});
