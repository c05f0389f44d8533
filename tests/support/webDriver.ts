import { setTimeout } from "node:timers/promises";

/** An element as the protocol names it: sent back as it came. */
export type ElementReference = Record<string, string>;

/** What a WebDriver server answered instead of a value; `code` is the standard's, such as "stale element reference". */
export class WebDriverError extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(`${code}: ${message}`);
    this.code = code;
  }
}

/** A browser's session by the W3C's WebDriver protocol: as much of it as the tests use. */
export type WebDriverSession = {
  /** Sends a command of the session; `path` begins with a slash. */
  command: <Value>(method: "GET" | "POST" | "DELETE", path: string, body?: object) => Promise<Value>;
  /** The value of a script's `return` in the page; a promise is awaited. */
  execute: <Value>(script: string, ...args: unknown[]) => Promise<Value>;
  /** The first element that the selector finds; a WebDriverError where there is none. */
  find: (css: string) => Promise<ElementReference>;
  click: (element: ElementReference) => Promise<void>;
  type: (element: ElementReference, text: string) => Promise<void>;
  quit: () => Promise<void>;
};

/** Opens a session at a WebDriver server, for which it waits five seconds to listen. */
export async function startSession(server: string, capabilities: object): Promise<WebDriverSession> {
  await untilListening(server);
  const { sessionId } = await send<{ sessionId: string }>("POST", `${server}/session`, {
    capabilities: { alwaysMatch: capabilities },
  });
  const command: WebDriverSession["command"] = (method, path, body) =>
    send(method, `${server}/session/${sessionId}${path}`, body);
  return {
    command,
    execute: (script, ...args) => command("POST", "/execute/sync", { script, args }),
    find: (css) => command("POST", "/element", { using: "css selector", value: css }),
    click: (element) => command("POST", `/element/${idOf(element)}/click`, {}),
    type: (element, text) => command("POST", `/element/${idOf(element)}/value`, { text }),
    quit: () => command("DELETE", ""),
  };
}

const idOf = (element: ElementReference) => Object.values(element)[0];

async function send<Value>(method: string, address: string, body?: object): Promise<Value> {
  const response = await fetch(address, {
    method,
    headers: { "content-type": "application/json" },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const { value } = (await response.json()) as { value: unknown };
  if (response.ok) return value as Value;
  const { error, message } = value as { error: string; message: string };
  throw new WebDriverError(error, message);
}

async function untilListening(server: string): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    try {
      await fetch(`${server}/status`);
      return;
    } catch {
      await setTimeout(50);
    }
  }
  throw new Error(`no WebDriver server answers at ${server}`);
}
