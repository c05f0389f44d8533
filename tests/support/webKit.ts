import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { freePort } from "./freePort";
import type { OtherEngine } from "./otherEngines";
import { openWindow, untilListening, WebDriverError, type WebDriverSession } from "./webDriver";

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

/** Opens a session at a WebDriver server. */
async function startSession(server: string, capabilities: object): Promise<WebDriverSession> {
  await untilListening("WebKit's driver", () => fetch(`${server}/status`));
  const send = async <Value>(method: "POST" | "DELETE", address: string, body?: object) => {
    const headers = { "content-type": "application/json" };
    const response = await fetch(`${server}/session${address}`, {
      method,
      headers,
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const { value } = (await response.json()) as { value: unknown };
    if (!response.ok) throw new WebDriverError(value as ConstructorParameters<typeof WebDriverError>[0]);
    return value as Value;
  };
  const { sessionId } = await send<{ sessionId: string }>("POST", "", { capabilities: { alwaysMatch: capabilities } });
  const post = <Value>(command: string, body: object) => send<Value>("POST", `/${sessionId}${command}`, body);
  return {
    open: (url) => post("/url", { url }),
    resize: (width, height) => post("/window/rect", { x: 0, y: 0, width, height }),
    execute: (script, ...args) => post("/execute/sync", { script, args }),
    find: (value) => post("/element", { using: "css selector", value }),
    click: (id) => post(`/element/${id}/click`, {}),
    type: (id, text) => post(`/element/${id}/value`, { text }),
    quit: () => send("DELETE", `/${sessionId}`),
  };
}
