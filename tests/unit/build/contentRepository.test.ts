import { contentRepository } from "../../../src/build/contentRepository";

test.each([
  [{}, null],
  [{ GITHUB_REPOSITORY: "bukan repositori" }, null],
  [
    { GITHUB_REPOSITORY: "toko/situs", GITHUB_REF_NAME: "utama" },
    { name: "toko/situs", branch: "utama", apiRoot: "https://api.github.com" },
  ],
  [
    { GITHUB_REPOSITORY: "toko/situs", CONTENT_BRANCH: "isi", GITHUB_API_URL: "https://git.toko.example/api/v3" },
    { name: "toko/situs", branch: "isi", apiRoot: "https://git.toko.example/api/v3" },
  ],
])("the environment %j is the repository %j", (environment, repository) =>
  expect(contentRepository(environment)).toEqual(repository),
);
