import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { Builder, By, error, until, type WebDriver, type WebElement } from "selenium-webdriver";
import { hasFirefox, launchFirefox } from "./firefox";
import { freePort } from "./freePort";

/** A browser besides Chromium, by whichever protocol it is driven; `install` is what a Debian machine without it needs. */
export type OtherEngine = { name: string; isInstalled: boolean; install: string; start: () => Promise<RunningEngine> };

export type RunningEngine = {
  /** Opens an address in a window that is `width` CSS pixels wide, once it has loaded. */
  open: (address: string, width: number) => Promise<EngineWindow>;
  close: () => Promise<void>;
};

/** A visitor's hand and eye; elements are named by CSS and waited for. */
export type EngineWindow = {
  click: (css: string) => Promise<void>;
  type: (css: string, text: string) => Promise<void>;
  text: (css: string) => Promise<string>;
  /** The value of a JavaScript expression in the page. */
  read: <Value>(expression: string) => Promise<Value>;
  /** Waits for an expression in the page to be true. */
  isTrue: (expression: string) => Promise<void>;
  /** What the console complained of; in WebKit since the page loaded, as most pages run no script before the first touch. */
  complaints: () => Promise<string[]>;
  close: () => Promise<void>;
};

const patience = 30_000;

const firefoxEngine: OtherEngine = {
  name: "Firefox",
  isInstalled: hasFirefox,
  install: "firefox-esr",
  start: async () => {
    const browser = await launchFirefox();
    return {
      open: async (address, width) => {
        const page = await browser.newPage();
        const complaints: string[] = [];
        page.on("console", (message) => {
          if (["error", "warn"].includes(message.type())) complaints.push(message.text());
        });
        page.on("pageerror", (error) => complaints.push(String(error)));
        await page.setViewport({ width, height: 720 });
        await page.goto(address, { waitUntil: "load" });
        return {
          click: (css) => page.locator(css).click(),
          type: (css, text) => page.locator(css).fill(text),
          text: (css) =>
            page
              .locator(css)
              .map((element) => (element as HTMLElement).innerText)
              .wait(),
          read: (expression) => page.evaluate(expression) as Promise<never>,
          isTrue: async (expression) => {
            await page.waitForFunction(expression, { timeout: patience });
          },
          complaints: async () => complaints,
          close: () => page.close(),
        };
      },
      close: () => browser.close(),
    };
  },
};

const webKitDriver = ["/usr/bin/WebKitWebDriver", "/usr/local/bin/WebKitWebDriver"].find(existsSync);
const virtualScreen = ["/usr/bin/Xvfb", "/usr/local/bin/Xvfb"].find(existsSync);

/**
 * WebKit as Linux has it (WebKitGTK), the engine of Safari and of every browser on iOS, by the W3C's WebDriver. It needs a
 * window, hence a screen that nobody sees, and one without its bars' least width, hence a style of its own.
 */
const webKitEngine: OtherEngine = {
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
      rmSync(home, { recursive: true, force: true });
    };
    try {
      const server = `http://127.0.0.1:${port}`;
      await untilAnswers(server);
      const session = await new Builder()
        .usingServer(server)
        .withCapabilities({ browserName: "MiniBrowser", "webkitgtk:browserOptions": { args: ["--automation"] } })
        .build();
      return {
        open: (address, width) => openInWebKit(session, address, width),
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

/** Waits until the driver listens. */
async function untilAnswers(server: string): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    try {
      await fetch(`${server}/status`);
      return;
    } catch {
      await setTimeout(50);
    }
  }
  throw new Error(`WebKit's driver does not answer at ${server}`);
}

async function openInWebKit(session: WebDriver, address: string, width: number): Promise<EngineWindow> {
  await session.manage().window().setRect({ x: 0, y: 0, width, height: 720 });
  await session.get(address);
  await session.executeScript(`
    window.complaints = [];
    for (const level of ["error", "warn"]) console[level] = (...words) => complaints.push(words.join(" "));
    addEventListener("error", ({ message }) => complaints.push(message));
    addEventListener("unhandledrejection", ({ reason }) => complaints.push(String(reason)));
  `);
  const found = async (css: string): Promise<WebElement> => {
    const element = await session.wait(until.elementLocated(By.css(css)), patience);
    await session.executeScript("arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })", element);
    return session.wait(until.elementIsVisible(element), patience);
  };
  const read = <Value>(expression: string) => session.executeScript<Value>(`return (${expression})`);
  return {
    // What is tapped may be drawn anew or be covered for a moment, as the calendar is between two months.
    click: async (css) => {
      await session.wait(async () => {
        try {
          await (await found(css)).click();
          return true;
        } catch (failure) {
          if (failure instanceof error.StaleElementReferenceError) return false;
          if (failure instanceof error.ElementClickInterceptedError) return false;
          if (failure instanceof error.ElementNotInteractableError) return false;
          throw failure;
        }
      }, patience);
    },
    type: async (css, text) => (await found(css)).sendKeys(text),
    text: async (css) => (await found(css)).getText(),
    read,
    isTrue: async (expression) => {
      await session.wait(() => read<boolean>(`Boolean(${expression})`), patience);
    },
    complaints: () => read("window.complaints"),
    // One window serves all visits.
    close: async () => session.get("about:blank"),
  };
}

export const otherEngines: readonly OtherEngine[] = [firefoxEngine, webKitEngine];
