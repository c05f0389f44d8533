import { publishedPathPrefix } from "../../../src/platform/build/siteUrl";

describe("the path under which a site is published", () => {
  const before = process.env.PATH_PREFIX;
  afterEach(() => {
    if (before === undefined) delete process.env.PATH_PREFIX;
    else process.env.PATH_PREFIX = before;
  });

  test.each([
    ["https://bintang.id", ""],
    ["https://pangkasumit.github.io/toko", "/toko"],
    ["https://pangkasumit.github.io/toko/", "/toko"],
    ["https://bintang.id:8443/a/b", "/a/b"],
  ])("is that of its own address, %s", (address, path) => {
    delete process.env.PATH_PREFIX;
    expect(publishedPathPrefix(address)).toBe(path);
    process.env.PATH_PREFIX = "";
    expect(publishedPathPrefix(address)).toBe(path);
  });

  test("is the one that a host sets, whatever the address says", () => {
    process.env.PATH_PREFIX = "/cabang/";
    expect(publishedPathPrefix("https://pangkasumit.github.io/toko")).toBe("/cabang");
  });
});
