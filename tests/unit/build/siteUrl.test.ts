import { publishedPathPrefix } from "../../../src/build/siteUrl";

test.each([
  ["https://bintang.id", "", ""],
  ["https://pangkasumit.github.io/toko/", "", "/toko"],
  ["https://bintang.id:8443/a/b", "", "/a/b"],
  ["https://pangkasumit.github.io/toko", "/cabang/", "/cabang"],
])("a site at %s with the prefix %j of its host is published under %j", (address, ofHost, path) => {
  process.env.PATH_PREFIX = ofHost;
  expect(publishedPathPrefix(address)).toBe(path);
});
