import { staysInPlace } from "../../../src/runtime/routerLocation";

const filtered = { isSamePlace: true };

test.each([
  ["a filter's link", { action: "PUSH", state: filtered }, true],
  ["the way back to a filtered page", { action: "POP", state: filtered }, false],
  ["any other link", { action: "PUSH", state: {} }, false],
  ["an address, or a reload", {}, false],
])("who comes by %s stays in place: %j", (_name, location, stays) => expect(staysInPlace(location)).toBe(stays));
