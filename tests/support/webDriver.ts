import { setTimeout } from "node:timers/promises";
import type { EngineWindow } from "./otherEngines";

/** A browser's session by the commands of the W3C's WebDriver, over whichever line the browser speaks them. */
export type WebDriverSession = {
  open: (address: string) => Promise<unknown>;
  resize: (width: number, height: number) => Promise<unknown>;
  /** The value of a script's `return` in the page; a promise is awaited. */
  execute: <Value>(script: string, ...args: unknown[]) => Promise<Value>;
  /** The first element that the selector finds, as the protocol names it; a WebDriverError where there is none. */
  find: (css: string) => Promise<Record<string, string>>;
  click: (id: string) => Promise<unknown>;
  type: (id: string, text: string) => Promise<unknown>;
  quit: () => Promise<unknown>;
};

/** What a browser answered instead of a value; `code` is the standard's, such as "stale element reference". */
export class WebDriverError extends Error {
  readonly code: string;

  constructor({ error, message }: { error: string; message: string }) {
    super(`${error}: ${message}`);
    this.code = error;
  }
}

/** Repeats a step until it succeeds, for ten seconds: what has just been started may not listen yet. */
export async function untilListening<Value>(what: string, step: () => Promise<Value>): Promise<Value> {
  for (let tries = 0; tries < 200; tries += 1) {
    try {
      return await step();
    } catch {
      await setTimeout(50);
    }
  }
  throw new Error(`${what} does not listen`);
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
  throw new Error(`waited 30 s for ${what}${last}`);
}

/** Opens an address in the session's window, which serves one visit after another. */
export async function openWindow(session: WebDriverSession, address: string, width: number): Promise<EngineWindow> {
  await session.resize(width, 720);
  await session.open(address);
  await session.execute(`
    window.complaints = [];
    for (const level of ["error", "warn"]) console[level] = (...words) => complaints.push(words.join(" "));
    addEventListener("error", ({ message }) => complaints.push(message));
    addEventListener("unhandledrejection", ({ reason }) => complaints.push(String(reason)));
    addEventListener("securitypolicyviolation", ({ blockedURI }) => complaints.push("refused " + blockedURI));
  `);
  // A click goes to a place, from which a busy machine may move the element away before it: only one that stands is used.
  const withElement = <Value>(css: string, use: (id: string) => Promise<Value>) => {
    let before = "";
    return eventually(css, async () => {
      const element = await session.find(css);
      const place = await session.execute<string>(
        `arguments[0].scrollIntoView({ block: "center", behavior: "instant" });
        return JSON.stringify(arguments[0].getBoundingClientRect());`,
        element,
      );
      if (place === before) return use(Object.values(element)[0] ?? "");
      before = place;
      return false;
    });
  };
  const read = <Value>(expression: string) => session.execute<Value>(`return (${expression})`);
  return {
    click: (css) => withElement(css, session.click).then(() => {}),
    type: (css, text) => withElement(css, (id) => session.type(id, text)).then(() => {}),
    text: (css) =>
      eventually(css, async () => session.execute<string>("return arguments[0].innerText", await session.find(css))),
    read,
    isTrue: (expression) => eventually(expression, () => read<boolean>(`Boolean(${expression})`)).then(() => {}),
    complaints: () => read("window.complaints"),
    close: () => session.open("about:blank").then(() => {}),
  };
}
