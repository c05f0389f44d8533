import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { Builder, By, type WebDriver, type WebElement } from "selenium-webdriver";
import { DriverService } from "selenium-webdriver/remote";
import { projectFolder } from "./content";

const driverFile = ["/usr/bin/WebKitWebDriver", "/usr/local/bin/WebKitWebDriver"].find(existsSync);
const screenFile = ["/usr/bin/Xvfb", "/usr/local/bin/Xvfb"].find(existsSync);

export const isWebKitInstalled = driverFile !== undefined && screenFile !== undefined;

/** What a visitor does and sees in a window. Elements are named by CSS and waited for. */
type WebKitWindow = {
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
  // Emptied before a start and not after it: the engine's own processes end later than its driver, and still write meanwhile.
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
  const service = new DriverService.Builder(driverFile ?? "")
    .setLoopback(true)
    .setEnvironment({ ...process.env, DISPLAY: `:${display.toString().trim()}`, ...folders } as Record<string, string>)
    .build();
  const stop = async () => {
    await service.kill();
    screen.kill();
  };
  const options = { browserName: "MiniBrowser", "webkitgtk:browserOptions": { args: ["--automation"] } };
  try {
    const driver = await new Builder()
      .usingServer(await service.start())
      .withCapabilities(options)
      .build();
    return {
      open: (address, width) => openWindow(driver, address, width),
      close: () => driver.quit().then(stop),
    };
  } catch (failure) {
    await stop();
    throw failure;
  }
}

async function openWindow(driver: WebDriver, address: string, width: number): Promise<WebKitWindow> {
  await driver.manage().window().setRect({ x: 0, y: 0, width, height: 720 });
  await driver.get(address);
  await driver.executeScript(`
    window.complaints = [];
    for (const level of ["error", "warn"]) console[level] = (...words) => complaints.push(words.join(" "));
    addEventListener("error", ({ message }) => complaints.push(message));
    addEventListener("unhandledrejection", ({ reason }) => complaints.push(String(reason)));
    addEventListener("securitypolicyviolation", ({ blockedURI }) => complaints.push("refused " + blockedURI));
  `);
  // An element may not be there yet, be rendered again or be covered for a moment.
  const eventually = <Value>(what: string, step: () => Promise<Value | false>) =>
    driver.wait(() => step().catch(() => false as const), 30_000, what, 50) as Promise<Value>;
  // A click goes to a place, from which a busy machine may move the element away before it: only one that stands is used.
  const use = (css: string, act: (element: WebElement) => Promise<void>) => {
    let before = "";
    return eventually(css, async () => {
      const element = await driver.findElement(By.css(css));
      const place = await driver.executeScript<string>(
        `arguments[0].scrollIntoView({ block: "center", behavior: "instant" });
        return JSON.stringify(arguments[0].getBoundingClientRect());`,
        element,
      );
      const stands = place === before;
      before = place;
      if (stands) await act(element);
      return stands;
    });
  };
  const read = <Value>(expression: string) => driver.executeScript<Value>(`return (${expression})`);
  return {
    click: async (css) => void (await use(css, (element) => element.click())),
    type: async (css, text) => void (await use(css, (element) => element.sendKeys(text))),
    text: (css) => eventually(css, () => read<string>(`document.querySelector(${JSON.stringify(css)}).innerText`)),
    read,
    isTrue: async (expression) => void (await eventually(expression, () => read<boolean>(`Boolean(${expression})`))),
    complaints: () => read("window.complaints"),
  };
}
