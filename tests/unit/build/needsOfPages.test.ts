import { needsOfPages } from "../../../src/build/needsOfPages";
import { temporaryFolder } from "../../support/temporaryFolder";

const { at, write } = temporaryFolder();

test.each([
  [undefined, []],
  [{ text: "Libur mendadak hari ini", until: "2026-12-01" }, ["/", "/en/"]],
])("the script that hides the notice %j stands in the head of %j", (notice, routes) => {
  write("shop.json", JSON.stringify({ notice, timeZone: "Asia/Makassar" }));
  const scripts = Object.entries(needsOfPages(at())).flatMap(([route, { headScript }]) => (headScript ? route : []));
  expect(scripts).toEqual(routes);
});
