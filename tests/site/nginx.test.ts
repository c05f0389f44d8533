import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { publicFolder } from "../support/builtSite";
import { changedSiteFolder, changedSitePrefix } from "../support/changedSite";

const nginx = ["/usr/sbin/nginx", "/usr/local/bin/nginx", "/opt/homebrew/bin/nginx"].find(existsSync);

// A plain web server for comparison: where none is installed, the tests' own server stands for it.
const onNginx = nginx ? describe : describe.skip;

/** A port that was free a moment ago. */
function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}

onNginx("on a plain nginx", () => {
  let server: ChildProcess;
  let folder: string;
  let origin: string;

  const get = (route: string) => {
    const output = execFileSync(
      "curl",
      ["-s", "-o", path.join(folder, "body"), "-w", "%{http_code} %{redirect_url}", origin + route],
      { encoding: "utf8" },
    );
    const [status = "", location = ""] = output.split(" ");
    return { status, location, body: execFileSync("cat", [path.join(folder, "body")], { encoding: "utf8" }) };
  };

  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), "nginx-"));
    const port = await freePort();
    origin = `http://127.0.0.1:${port}`;
    const config = path.join(folder, "nginx.conf");
    writeFileSync(
      config,
      `daemon off; pid ${folder}/pid; error_log ${folder}/error.log;
       events {}
       http {
         access_log off; client_body_temp_path ${folder}; proxy_temp_path ${folder}; fastcgi_temp_path ${folder};
         uwsgi_temp_path ${folder}; scgi_temp_path ${folder};
         types { text/html html; text/javascript js; }
         server {
           listen 127.0.0.1:${port}; absolute_redirect off; root ${publicFolder};
           error_page 404 /404.html;
           location ${changedSitePrefix}/ { alias ${changedSiteFolder}/; error_page 404 ${changedSitePrefix}/404.html; }
         }
       }`,
    );
    server = spawn(nginx ?? "", ["-c", config, "-p", folder], { stdio: "ignore" });
    for (let tries = 0; tries < 100; tries += 1) {
      try {
        if (get("/").status === "200") return;
      } catch {
        // Not listening yet.
      }
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  });

  afterAll(() => {
    server?.kill();
    rmSync(folder, { recursive: true, force: true });
  });

  test.each(["", changedSitePrefix])("under %j every route answers with and without its trailing slash", (prefix) => {
    for (const route of ["/services", "/products", "/about"]) {
      expect(get(`${prefix}${route}/`)).toMatchObject({ status: "200", body: expect.stringContaining("<h1") });
      const { status, location } = get(`${prefix}${route}`);
      expect([status, location]).toEqual(["301", `${origin}${prefix}${route}/`]);
    }
  });

  test.each(["", changedSitePrefix])("under %j unknown paths answer 404 with our page", (prefix) => {
    for (const route of ["/tidak-ada", "/services/tidak-ada/"]) {
      expect(get(prefix + route)).toMatchObject({
        status: "404",
        body: expect.stringContaining("Oops! Page not found"),
      });
    }
  });
});
