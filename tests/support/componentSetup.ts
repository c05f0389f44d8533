import "@testing-library/jest-dom";
import { webcrypto } from "node:crypto";
import { TextDecoder, TextEncoder } from "node:util";
import { configure } from "@testing-library/react";
import { setMedia } from "./setMedia";

// jsdom lacks these, which every supported browser has.
Object.assign(globalThis, { TextEncoder, TextDecoder });
Object.defineProperty(globalThis, "crypto", { value: webcrypto });
Element.prototype.scrollIntoView = () => {};
window.scrollBy = () => {};
window.IntersectionObserver = class {
  constructor(private seen: (entries: { isIntersecting: boolean }[]) => void) {}
  observe = () => this.seen([{ isIntersecting: true }]);
  disconnect = () => {};
} as never;
// A wide window whose visitor wants less motion.
setMedia((media) => !media.includes("no-preference"));
URL.createObjectURL = () => "blob:file";
URL.revokeObjectURL = () => {};

// A ticket or change in the address would greet the next test.
afterEach(() => {
  jest.useRealTimers();
  Object.assign(navigator, { share: undefined, canShare: undefined, serviceWorker: undefined });
  window.history.replaceState(null, "", "/");
});

// Parts that load later come when the machine gets to them; a busy one is no fault of theirs.
configure({ asyncUtilTimeout: 20_000 });

// A query that waits makes an error with the whole page printed in it whenever it finds nothing yet, a quarter of these
// tests' processor time. With DEBUG_PRINT_LIMIT=7000 a failed test shows the page.
if (!process.env.DEBUG_PRINT_LIMIT) configure({ getElementError: (message) => new Error(message ?? "") });

// Every query by role asks for styles, for which jsdom would match each rule of the page with each element, half of these
// tests' processor time. Here `toBeVisible` therefore sees inline styles and the attribute `hidden` alone: what a rule of a
// stylesheet hides is a matter of the browser tests.
window.getComputedStyle = (element) => (element as HTMLElement).style;
