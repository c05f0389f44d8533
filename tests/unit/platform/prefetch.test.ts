import { mayFetchAhead } from "../../../src/platform/runtime/starter/prefetch";

test.each([
  [undefined, true],
  [{}, true],
  [{ saveData: false, effectiveType: "4g" }, true],
  [{ saveData: false, effectiveType: "3g" }, true],
  [{ saveData: true, effectiveType: "4g" }, false],
  [{ saveData: false, effectiveType: "2g" }, false],
  [{ saveData: false, effectiveType: "slow-2g" }, false],
])("on the line %j fetching ahead is allowed: %s", (connection, isAllowed) => {
  expect(mayFetchAhead(connection)).toBe(isAllowed);
});
