import "@testing-library/jest-dom";
import { webcrypto } from "node:crypto";
import { TextDecoder, TextEncoder } from "node:util";

// jsdom lacks these, which every supported browser has.
Object.assign(globalThis, { TextEncoder, TextDecoder });
Object.defineProperty(globalThis, "crypto", { value: webcrypto });
Element.prototype.scrollIntoView = () => {};
