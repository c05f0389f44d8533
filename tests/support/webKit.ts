import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { freePort } from "./freePort";
import type { EngineWindow, OtherEngine } from "./otherEngines";
import { type ElementReference, startSession, WebDriverError, type WebDriverSession } from "./webDriver";

const webKitDriver = ["/usr/bin/WebKitWebDriver", "/usr/local/bin/WebKitWebDriver"].find(existsSync);
const virtualScreen = ["/usr/bin/Xvfb", "/usr/local/bin/Xvfb"].find(existsSync);

/**
 * WebKit as Linux has it (WebKitGTK), the engine of Safari and of every browser on iOS. It has no headless mode, hence the
 * virtual screen; GTK's default style gives its window a minimum width above a phone's, hence the style of its own.
 */
export const webKitEngine: OtherEngine = {
  name: "WebKit",
  isInstalled: webKitDriver !== undefined && virtualScreen !== undefined,
  install: "webkit2gtk-driver xvfb",
  start: async () => {
    const home = mkdtempSync(path.join(tmpdir(), "webkit-"));
    mkdirSync(path.join(home, "gtk-3.0"));
    writeFileSync(
      path.join(home, "gtk-3.0/gtk.css"),
      "* { padding: 0; margin: 0; border-width: 0; min-width: 0; min-height: 0; font-size: 1px }",
    );
    const screen = spawn(virtualScreen ?? "", ["-displayfd", "1", "-screen", "0", "1600x1000x24", "-nolisten", "tcp"], {
      stdio: ["ignore", "pipe", "ignore"],
    });
    const [display] = (await Promise.race([once(screen.stdout, "data"), failed(screen, "Xvfb")])) as [Buffer];
    const port = await freePort();
    const driver = spawn(webKitDriver ?? "", [`--port=${port}`], {
      stdio: "ignore",
      env: {
        ...process.env,
        DISPLAY: `:${display.toString().trim()}`,
        XDG_CONFIG_HOME: home,
        XDG_CACHE_HOME: home,
        XDG_DATA_HOME: home,
      },
    });
    const end = async () => {
      await Promise.all([driver, screen].map(ended));
      // The engine's own processes end a little later, and may still write.
      rmSync(home, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
    };
    try {
      const session = await startSession(`http://127.0.0.1:${port}`, {
        browserName: "MiniBrowser",
        "webkitgtk:browserOptions": { args: ["--automation"] },
      });
      return {
        open: (address, width) => openWindow(session, address, width),
        close: async () => {
          await session.quit();
          await end();
        },
      };
    } catch (failure) {
      await end();
      throw failure;
    }
  },
};

async function failed(child: ChildProcess, name: string): Promise<never> {
  const [code] = (await once(child, "exit")) as [number | null];
  throw new Error(`${name} ended with code ${code} before it was ready`);
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, "exit");
  child.kill();
  await exit;
}

/** Errors of an element that is not there yet, is being rendered again or is covered for a moment. */
const transient = [
  "no such element",
  "stale element reference",
  "element click intercepted",
  "element not interactable",
];

/** Repeats a step until it succeeds and answers something other than false, for half a minute. */
async function eventually<Value>(what: string, step: () => Promise<Value | false>): Promise<Value> {
  const end = Date.now() + 30_000;
  let last = "";
  while (Date.now() < end) {
    try {
      const value = await step();
      if (value !== false) return value;
    } catch (failure) {
      if (!(failure instanceof WebDriverError && transient.includes(failure.code))) throw failure;
      last = `: ${failure.message}`;
    }
    await setTimeout(50);
  }
  throw new Error(`WebKit waited 30 s for ${what}${last}`);
}

async function openWindow(session: WebDriverSession, address: string, width: number): Promise<EngineWindow> {
  await session.command("POST", "/window/rect", { x: 0, y: 0, width, height: 720 });
  await session.command("POST", "/url", { url: address });
  await session.execute(`
    window.complaints = [];
    for (const level of ["error", "warn"]) console[level] = (...words) => complaints.push(words.join(" "));
    addEventListener("error", ({ message }) => complaints.push(message));
    addEventListener("unhandledrejection", ({ reason }) => complaints.push(String(reason)));
  `);
  // A click goes to a place, from which a busy machine may move the element away before it: only one that stands is used.
  const withElement = <Value>(css: string, use: (element: ElementReference) => Promise<Value>) => {
    let before = "";
    return eventually(css, async () => {
      const element = await session.find(css);
      const place = await session.execute<string>(
        `arguments[0].scrollIntoView({ block: "center", behavior: "instant" });
        return JSON.stringify(arguments[0].getBoundingClientRect());`,
        element,
      );
      if (place === before) return use(element);
      before = place;
      return false;
    });
  };
  const read = <Value>(expression: string) => session.execute<Value>(`return (${expression})`);
  return {
    click: (css) => withElement(css, session.click).then(() => {}),
    type: (css, text) => withElement(css, (element) => session.type(element, text)).then(() => {}),
    text: (css) => withElement(css, (element) => session.execute<string>("return arguments[0].innerText", element)),
    read,
    isTrue: (expression) => eventually(expression, () => read<boolean>(`Boolean(${expression})`)).then(() => {}),
    complaints: () => read("window.complaints"),
    // One window serves all visits.
    close: () => session.command("POST", "/url", { url: "about:blank" }),
  };
}
