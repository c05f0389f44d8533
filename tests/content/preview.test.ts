import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { keepContentPreview } from "../../src/develop/contentPreview";
import { type ContentCopy, contentCopy } from "../support/brokenContent";

let content: ContentCopy;
let preview: string;
let said: string[];
let stop: (() => void) | null = null;

const reporter = {
  info: (message: string) => said.push(`info ${message}`),
  warn: (message: string) => said.push(`warn ${message}`),
  error: (message: string) => said.push(`error ${message}`),
};

const shownPrice = () => JSON.parse(readFileSync(path.join(preview, "services.json"), "utf8")).services[0].basePrice;

/** Waits for something that a file watcher brings about, in its own time. */
async function eventually(isTrue: () => boolean) {
  for (let tries = 0; tries < 400; tries += 1) {
    if (isTrue()) return;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error(`it never came; said so far:\n${said.join("\n")}`);
}

beforeEach(() => {
  content = contentCopy();
  preview = mkdtempSync(path.join(tmpdir(), "preview-"));
  said = [];
});

afterEach(() => {
  stop?.();
  content.dispose();
  rmSync(preview, { recursive: true, force: true });
});

test("a mistake keeps the last good content on view with the check's message, and mending it is enough", async () => {
  stop = await keepContentPreview(content.folder, reporter, preview);
  expect(shownPrice()).toBe(100000);
  content.set("services.json", ["services", 0, "basePrice"], "seratus ribu");
  await eventually(() => said.some((line) => line.startsWith("error") && line.includes("seratus ribu")));
  expect(shownPrice()).toBe(100000);
  content.set("services.json", ["services", 0, "basePrice"], 110000);
  await eventually(() => shownPrice() === 110000);
});

test("torn JSON is told with its line and does not reach the page", async () => {
  stop = await keepContentPreview(content.folder, reporter, preview);
  content.text("services.json", (text) => text.replace('"classic",', '"classic"'));
  await eventually(() => said.some((line) => line.includes("Baris 5")));
  expect(shownPrice()).toBe(100000);
});

test("without any good content there is nothing to show, and the message says why", async () => {
  content.remove("shop.json");
  stop = await keepContentPreview(content.folder, reporter, preview);
  expect(stop).toBeNull();
  expect(existsSync(path.join(preview, "services.json"))).toBe(false);
  expect(said.join()).toContain("tidak ada di folder");
});
