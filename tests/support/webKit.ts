import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { freePort } from "./freePort";

const driverFile = ["/usr/bin/WebKitWebDriver", "/usr/local/bin/WebKitWebDriver"].find(existsSync);
const screenFile = ["/usr/bin/Xvfb", "/usr/local/bin/Xvfb"].find(existsSync);

export const isWebKitInstalled = driverFile !== undefined && screenFile !== undefined;

/** What a visitor does and sees in a window. Elements are named by CSS and waited for. */
export type WebKitWindow = {
  click: (css: string) => Promise<void>;
  type: (css: string, text: string) => Promise<void>;
  text: (css: string) => Promise<string>;
  /** The value of a JavaScript expression in the page. */
  read: <Value>(expression: string) => Promise<Value>;
  /** Waits for an expression in the page to be true. */
  isTrue: (expression: string) => Promise<void>;
  /** The console's errors and warnings since the page loaded, and what its policy refused. */
  complaints: () => Promise<string[]>;
};

export type WebKit = {
  /** Opens an address in the window, `width` CSS pixels wide; it serves one visit after another. */
  open: (address: string, width: number) => Promise<WebKitWindow>;
  close: () => Promise<void>;
};

/**
 * WebKit as Linux has it (WebKitGTK), the engine of Safari and of every browser on iOS. It has no headless mode, hence the
 * virtual screen; GTK's default style gives its window a minimum width above a phone's, hence the style of its own.
 */
export async function startWebKit(): Promise<WebKit> {
  const home = mkdtempSync(path.join(tmpdir(), "webkit-"));
  mkdirSync(path.join(home, "gtk-3.0"));
  const style = "* { padding: 0; margin: 0; border-width: 0; min-width: 0; min-height: 0; font-size: 1px }";
  writeFileSync(path.join(home, "gtk-3.0/gtk.css"), style);
  const screen = spawn(screenFile ?? "", ["-displayfd", "1", "-screen", "0", "1600x1000x24", "-nolisten", "tcp"], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  const [display] = (await once(screen.stdout, "data")) as [Buffer];
  const port = await freePort();
  const folders = { XDG_CONFIG_HOME: home, XDG_CACHE_HOME: home, XDG_DATA_HOME: home };
  const driver = spawn(driverFile ?? "", [`--port=${port}`], {
    stdio: "ignore",
    env: { ...process.env, DISPLAY: `:${display.toString().trim()}`, ...folders },
  });
  const close = async () => {
    for (const child of [driver, screen]) {
      child.kill();
      if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
    }
    // The engine's own processes end a little later, and may still write.
    rmSync(home, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  };
  const session = await openSession(`http://127.0.0.1:${port}/session`).catch(async (failure) => {
    await close();
    throw failure;
  });
  return {
    open: (address, width) => openWindow(session, address, width),
    close: () => session("DELETE", "").then(close),
  };
}

/**
 * Repeats a step until it succeeds and answers something other than false, for half a minute: an element may not be there yet, be
 * rendered again or be covered for a moment.
 */
async function eventually<Value>(what: string, step: () => Promise<Value | false>): Promise<Value> {
  const end = Date.now() + 30_000;
  let last: unknown = "";
  while (Date.now() < end) {
    const value = await step().catch((failure) => {
      last = failure;
      return false as const;
    });
    if (value !== false) return value;
    await setTimeout(50);
  }
  throw new Error(`waited 30 s for ${what}: ${last}`);
}

/** Sends a command of the W3C's WebDriver to the session and gives its value. */
type Session = <Value>(method: "POST" | "DELETE", command: string, body?: object) => Promise<Value>;

async function openSession(server: string): Promise<Session> {
  const send = async <Value>(method: "POST" | "DELETE", address: string, body?: object) => {
    const response = await fetch(address, { method, ...(body ? { body: JSON.stringify(body) } : {}) });
    const { value } = (await response.json()) as { value: Value };
    if (!response.ok) throw new Error(JSON.stringify(value));
    return value;
  };
  const options = { browserName: "MiniBrowser", "webkitgtk:browserOptions": { args: ["--automation"] } };
  const { sessionId } = await eventually("WebKit's driver", () =>
    send<{ sessionId: string }>("POST", server, { capabilities: { alwaysMatch: options } }),
  );
  return (method, command, body) => send(method, `${server}/${sessionId}${command}`, body);
}

async function openWindow(session: Session, address: string, width: number): Promise<WebKitWindow> {
  const post = <Value>(command: string, body: object) => session<Value>("POST", command, body);
  const execute = <Value>(script: string, ...args: unknown[]) => post<Value>("/execute/sync", { script, args });
  const find = (css: string) => post<Record<string, string>>("/element", { using: "css selector", value: css });
  await post("/window/rect", { x: 0, y: 0, width, height: 720 });
  await post("/url", { url: address });
  await execute(`
    window.complaints = [];
    for (const level of ["error", "warn"]) console[level] = (...words) => complaints.push(words.join(" "));
    addEventListener("error", ({ message }) => complaints.push(message));
    addEventListener("unhandledrejection", ({ reason }) => complaints.push(String(reason)));
    addEventListener("securitypolicyviolation", ({ blockedURI }) => complaints.push("refused " + blockedURI));
  `);
  // A click goes to a place, from which a busy machine may move the element away before it: only one that stands is used.
  const use = (css: string, command: string, body: object) => {
    let before = "";
    return eventually(css, async () => {
      const element = await find(css);
      const place = await execute<string>(
        `arguments[0].scrollIntoView({ block: "center", behavior: "instant" });
        return JSON.stringify(arguments[0].getBoundingClientRect());`,
        element,
      );
      const stands = place === before;
      before = place;
      if (stands) await post(`/element/${Object.values(element)[0]}/${command}`, body);
      return stands;
    });
  };
  const read = <Value>(expression: string) => execute<Value>(`return (${expression})`);
  return {
    click: async (css) => void (await use(css, "click", {})),
    type: async (css, text) => void (await use(css, "value", { text })),
    text: (css) => eventually(css, async () => execute<string>("return arguments[0].innerText", await find(css))),
    read,
    isTrue: async (expression) => void (await eventually(expression, () => read<boolean>(`Boolean(${expression})`))),
    complaints: () => read("window.complaints"),
  };
}
