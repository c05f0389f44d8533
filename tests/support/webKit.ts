import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect } from "@playwright/test";
import { projectFolder } from "./content";
import { port as firstPort } from "./siteAddresses";

const driverFile = ["/usr/bin/WebKitWebDriver", "/usr/local/bin/WebKitWebDriver"].find(existsSync);
const screenFile = ["/usr/bin/Xvfb", "/usr/local/bin/Xvfb"].find(existsSync);

export const isWebKitInstalled = driverFile !== undefined && screenFile !== undefined;

const port = firstPort + 3;

/** A window of a phone's width, which serves one visit after another. */
const windowPlace = { x: 0, y: 0, width: 360, height: 720 };

/** Gathers the console's errors and warnings, and what the page's policy refused. */
const gatherComplaints = `
  window.complaints = [];
  for (const level of ["error", "warn"]) console[level] = (...words) => complaints.push(words.join(" "));
  addEventListener("error", ({ message }) => complaints.push(message));
  addEventListener("unhandledrejection", ({ reason }) => complaints.push(String(reason)));
  addEventListener("securitypolicyviolation", ({ blockedURI }) => complaints.push("refused " + blockedURI));
`;

const placeInSight = `
  arguments[0].scrollIntoView({ block: "center", behavior: "instant" });
  return JSON.stringify(arguments[0].getBoundingClientRect());
`;

/** What a visitor does and sees in the window. Elements are named by CSS and waited for. */
export type WebKit = Awaited<ReturnType<typeof startWebKit>>;

/**
 * WebKit as Linux has it (WebKitGTK), the engine of Safari and of every browser on iOS, driven by the commands of
 * https://www.w3.org/TR/webdriver2. It has no headless mode, hence the virtual screen; GTK's default style gives its window
 * a minimum width above a phone's, hence the style of its own.
 */
export async function startWebKit() {
  // Emptied before a start and not after it: the engine's own processes end later than its driver, and still write
  // meanwhile.
  const home = path.join(projectFolder, "tests/out/webkit");
  rmSync(home, { recursive: true, force: true });
  mkdirSync(path.join(home, "gtk-3.0"), { recursive: true });
  const style = "* { padding: 0; margin: 0; border-width: 0; min-width: 0; min-height: 0; font-size: 1px }";
  writeFileSync(path.join(home, "gtk-3.0/gtk.css"), style);
  const screen = spawn(screenFile ?? "", ["-displayfd", "1", "-screen", "0", "1600x1000x24", "-nolisten", "tcp"], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  const [display] = (await once(screen.stdout, "data")) as [Buffer];
  const folders = { XDG_CONFIG_HOME: home, XDG_CACHE_HOME: home, XDG_DATA_HOME: home };
  const driver = spawn(driverFile ?? "", [`--port=${port}`], {
    env: { ...process.env, DISPLAY: `:${display.toString().trim()}`, ...folders },
    stdio: "ignore",
  });

  const request = async (method: string, address: string, body?: object) => {
    const answer = await fetch(`http://127.0.0.1:${port}/session${address}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = await answer.json();
    if (!answer.ok) throw new Error(value.message);
    return value;
  };
  /**
   * Repeats a step until it throws nothing: an element may not be there yet, be rendered again or be covered for a moment.
   */
  const eventually = (step: () => Promise<void>) => expect(step).toPass({ timeout: 30_000, intervals: [50] });

  let session = "";
  const browser = { browserName: "MiniBrowser", "webkitgtk:browserOptions": { args: ["--automation"] } };
  await eventually(async () => {
    ({ sessionId: session } = await request("POST", "", { capabilities: { alwaysMatch: browser } }));
  });
  const command = (name: string, body: object = {}) => request("POST", `/${session}/${name}`, body);
  const run = (script: string, ...args: unknown[]) => command("execute/sync", { script, args });
  const read = <Value>(expression: string): Promise<Value> => run(`return (${expression})`);
  const isTrue = (expression: string) =>
    eventually(async () => expect(await read(`Boolean(${expression})`), expression).toBe(true));

  /** Does something with an element that stands: a busy machine may move it away from under a click. */
  const use = async (css: string, action: string, body?: object) => {
    let before = "";
    await eventually(async () => {
      const element = await command("element", { using: "css selector", value: css });
      const place = await run(placeInSight, element);
      const stands = place === before;
      before = place;
      expect(stands, `${css} stands`).toBe(true);
      await command(`element/${Object.values(element)[0]}/${action}`, body);
    });
  };
  await command("window/rect", windowPlace);

  return {
    /** Opens an address. */
    async open(address: string) {
      await command("url", { url: address });
      await run(gatherComplaints);
    },
    click: (css: string) => use(css, "click"),
    type: (css: string, text: string) => use(css, "value", { text }),
    async text(css: string) {
      const element = `document.querySelector(${JSON.stringify(css)})`;
      await isTrue(element);
      return read<string>(`${element}.innerText`);
    },
    /** The value of a JavaScript expression in the page. */
    read,
    /** Waits for an expression in the page to be true. */
    isTrue,
    /** The complaints since the page was opened. */
    complaints: () => read("window.complaints"),
    async close() {
      await request("DELETE", `/${session}`);
      driver.kill();
      screen.kill();
    },
  };
}
