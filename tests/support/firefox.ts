import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { freePort } from "./freePort";
import { firefoxFamily, installedBrowser } from "./installedBrowser";
import type { OtherEngine } from "./otherEngines";
import { openWindow, untilListening, WebDriverError, type WebDriverSession } from "./webDriver";

const firefox = process.env.FIREFOX || installedBrowser(firefoxFamily);

const connected = (port: number) =>
  new Promise<Socket>((resolve, reject) => {
    const socket = connect(port, "127.0.0.1", () => resolve(socket)).once("error", reject);
  });

/**
 * A session in a Firefox that listens on a port. It speaks WebDriver's commands by Marionette, a protocol of its own: messages
 * with their length before them, as "12:[0,1,"name",{}]", of which the answers name the number.
 */
async function startSession(port: number): Promise<WebDriverSession> {
  const socket = await untilListening("Firefox", () => connected(port));
  type Answer = [type: number, number: number, error: { error: string; message: string } | null, result: unknown];
  const waiting = new Map<number, (answer: Answer) => void>();
  let received = Buffer.alloc(0);
  socket.on("data", (data) => {
    received = Buffer.concat([received, data]);
    for (;;) {
      const start = received.indexOf(":") + 1;
      const end = start + Number(received.subarray(0, start - 1));
      if (start === 0 || received.length < end) return;
      const message: unknown = JSON.parse(received.toString("utf8", start, end));
      received = received.subarray(end);
      // The first one is a greeting.
      if (Array.isArray(message)) waiting.get(message[1])?.(message as Answer);
    }
  });
  let sent = 0;
  const send = <Value>(name: string, parameters: object = {}) =>
    new Promise<Value>((resolve, reject) => {
      sent += 1;
      const number = sent;
      waiting.set(number, ([, , error, result]) => {
        if (error) reject(new WebDriverError(error));
        else resolve(result as Value);
      });
      const text = JSON.stringify([0, number, name, parameters]);
      socket.write(`${Buffer.byteLength(text)}:${text}`);
    });
  await send("WebDriver:NewSession", {});
  const answerOf = async <Value>(name: string, parameters: object) =>
    (await send<{ value: Value }>(name, parameters)).value;
  return {
    open: (url) => send("WebDriver:Navigate", { url }),
    resize: (width, height) => send("WebDriver:SetWindowRect", { width, height }),
    execute: (script, ...args) => answerOf("WebDriver:ExecuteScript", { script, args }),
    find: (value) => answerOf("WebDriver:FindElement", { using: "css selector", value }),
    click: (id) => send("WebDriver:ElementClick", { id }),
    type: (id, text) => send("WebDriver:ElementSendKeys", { id, text }),
    quit: () => send("Marionette:Quit", { flags: ["eForceQuit"] }),
  };
}

/** Firefox, headless and without its own updates and downloads; `preferences` are further settings. */
export const firefoxEngine = (preferences: Record<string, boolean | number | string> = {}): OtherEngine => ({
  name: "Firefox",
  isInstalled: firefox !== undefined,
  install: "firefox-esr",
  start: async () => {
    const profile = mkdtempSync(path.join(tmpdir(), "firefox-"));
    const port = await freePort();
    const settings = {
      "marionette.port": port,
      "app.update.auto": false,
      "browser.safebrowsing.downloads.remote.enabled": false,
      "datareporting.policy.dataSubmissionEnabled": false,
      ...preferences,
    };
    const lines = Object.entries(settings).map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`);
    writeFileSync(path.join(profile, "user.js"), lines.join("\n"));
    const options = ["--headless", "--marionette", "--no-remote", "--profile", profile];
    const browser = spawn(firefox ?? "", options, { stdio: "ignore" });
    const exit = once(browser, "exit");
    const end = async () => {
      await exit;
      rmSync(profile, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
    };
    try {
      const session = await startSession(port);
      return {
        open: (address, width) => openWindow(session, address, width),
        close: async () => {
          await session.quit();
          await end();
        },
      };
    } catch (failure) {
      browser.kill();
      await end();
      throw failure;
    }
  },
});
