import "@testing-library/jest-dom";
import { webcrypto } from "node:crypto";
import { TextDecoder, TextEncoder } from "node:util";
import { configure } from "@testing-library/react";

// jsdom lacks these, which every supported browser has.
Object.assign(globalThis, { TextEncoder, TextDecoder });
Object.defineProperty(globalThis, "crypto", { value: webcrypto });
Element.prototype.scrollIntoView = () => {};
window.scrollBy = () => {};
URL.createObjectURL = () => "blob:file";
URL.revokeObjectURL = () => {};

// A ticket or change in the address would greet the next test.
afterEach(() => window.history.replaceState(null, "", "/"));

// Parts that load later come when the machine gets to them; a busy one is no fault of theirs.
configure({ asyncUtilTimeout: 20_000 });

// A query that waits makes an error with the whole page printed in it whenever it finds nothing yet, a quarter of these
// tests' processor time. With DEBUG_PRINT_LIMIT=7000 a failed test shows the page.
if (!process.env.DEBUG_PRINT_LIMIT) configure({ getElementError: (message) => new Error(message ?? "") });

// Every query by role reads styles, for which jsdom matches each rule of the page with each element, half of these tests'
// processor time. What no test, Testing Library or script of the site reads is left out.
const readStyles = ["display", "visibility", "opacity", "pointer-events", "position", "max-height", "scroll-behavior"];

const computedStyle = window.getComputedStyle.bind(window);
const withoutUnread = new WeakMap<CSSRuleList, number>();

window.getComputedStyle = (...asked) => {
  for (const sheet of document.styleSheets) leaveOutUnread(sheet);
  return computedStyle(...asked);
};

function leaveOutUnread(sheet: CSSStyleSheet): void {
  if (withoutUnread.get(sheet.cssRules) === sheet.cssRules.length) return;
  for (let index = sheet.cssRules.length - 1; index >= 0; index -= 1) {
    const { style } = sheet.cssRules[index] as CSSStyleRule;
    if (!style) continue;
    for (const property of Array.from(style)) if (!readStyles.includes(property)) style.removeProperty(property);
    if (style.length === 0) sheet.deleteRule(index);
  }
  withoutUnread.set(sheet.cssRules, sheet.cssRules.length);
}
