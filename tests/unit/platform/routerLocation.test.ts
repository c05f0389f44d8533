import { staysInPlace } from "../../../src/platform/runtime/routerLocation";

test.each([
  ["a filter's link", { action: "PUSH", state: { isSamePlace: true, key: "1" } }, true],
  ["the way back to a filtered page", { action: "POP", state: { isSamePlace: true, key: "1" } }, false],
  ["any other link", { action: "PUSH", state: { key: "1" } }, false],
  ["a reload of a filtered page", { state: { isSamePlace: true } }, false],
  ["an address", {}, false],
])("who comes by %s stays in place: %j", (_name, location, stays) => {
  expect(staysInPlace(location)).toBe(stays);
});
