import "@testing-library/jest-dom";
import { webcrypto } from "node:crypto";
import { TextDecoder, TextEncoder } from "node:util";
import { configure } from "@testing-library/react";

// jsdom lacks these, which every supported browser has.
Object.assign(globalThis, { TextEncoder, TextDecoder });
Object.defineProperty(globalThis, "crypto", { value: webcrypto });
Element.prototype.scrollIntoView = () => {};
window.scrollBy = () => {};

// Parts that load later come when the machine gets to them; a busy one is no fault of theirs.
configure({ asyncUtilTimeout: 20_000 });

// A query that waits makes an error with the whole page printed in it whenever it finds nothing yet, a quarter of these
// tests' processor time. With DEBUG_PRINT_LIMIT=7000 a failed test shows the page.
if (!process.env.DEBUG_PRINT_LIMIT) configure({ getElementError: (message) => new Error(message ?? "") });
