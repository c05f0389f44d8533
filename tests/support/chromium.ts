import { existsSync } from "node:fs";
import path from "node:path";

const commands = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "microsoft-edge"];

const places = [
  ...(process.env.PATH ?? "")
    .split(path.delimiter)
    .flatMap((folder) => commands.map((command) => path.join(folder, command))),
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
  "C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe",
];

/** The installed Chromium, Chrome or Edge; the variable CHROMIUM names another one. */
export const chromiumPath = (process.env.CHROMIUM ? [process.env.CHROMIUM] : places).find(existsSync);

export const noChromium =
  "The browser tests need Chromium, Chrome or Edge: install one, or set CHROMIUM to the browser's path.";

/** Headless, and without connections of the browser's own. */
export const launchOptions = {
  executablePath: chromiumPath,
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-quic",
    "--no-first-run",
    // No page of a test lives long enough for what V8's optimizing compilers and its threads of their own give back.
    "--js-flags=--single-threaded,--no-opt,--no-maglev",
  ],
};
