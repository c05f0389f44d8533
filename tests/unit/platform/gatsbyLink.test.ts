import { readFileSync } from "node:fs";
import path from "node:path";

Object.assign(globalThis, { __BASE_PATH__: "/toko", __PATH_PREFIX__: "/toko" });
jest.mock("gatsby", () => ({}));

const { parsePath, ...exported } =
  // After the globals that a build writes in.
  jest.requireActual<typeof import("../../../src/platform/runtime/gatsbyLink")>(
    "../../../src/platform/runtime/gatsbyLink",
  );

test.each([
  ["/", "/", "", ""],
  ["/?service=premium#booking", "/", "?service=premium", "#booking"],
  ["/tiket/#kode=A?b&c=#d", "/tiket/", "", "#kode=A?b&c=#d"],
  ["/a/#", "/a/", "", ""],
  ["?a=1", "", "?a=1", ""],
  ["", "/", "", ""],
])("%j has its three parts", (address, pathname, search, hash) => {
  expect(parsePath(address)).toEqual({ pathname, search, hash });
});

test("it has whatever Gatsby's own entry takes from the package", () => {
  const entry = readFileSync(path.resolve("node_modules/gatsby/cache-dir/gatsby-browser-entry.js"), "utf8");
  const [, names = ""] = /export \{([^}]*)\} from "gatsby-link"/.exec(entry) ?? [];
  const taken = names.split(",").flatMap((name) => name.trim() || []);
  expect(taken.length).toBeGreaterThan(3);
  expect(Object.keys({ parsePath, ...exported })).toEqual(expect.arrayContaining(taken));
});
