import { formPage, formPolicy, repositoryOf } from "../../../src/owner/form/formPage";
import { shopFolder } from "../../support/content";

const github = "https://api.github.com";

test.each([
  [{}, null],
  [{ GITHUB_REPOSITORY: "bukan repositori" }, null],
  [{ GITHUB_REPOSITORY: "toko/situs" }, { name: "toko/situs", branch: "main", apiRoot: github }],
  [
    { GITHUB_REPOSITORY: "toko/situs", GITHUB_REF_NAME: "utama" },
    { name: "toko/situs", branch: "utama", apiRoot: github },
  ],
  [
    { GITHUB_REPOSITORY: "toko/situs", CONTENT_BRANCH: "isi", GITHUB_API_URL: "https://git.toko.example/api/v3" },
    { name: "toko/situs", branch: "isi", apiRoot: "https://git.toko.example/api/v3" },
  ],
])("the environment %j is the repository %j", (environment, repository) => {
  expect(repositoryOf(environment)).toEqual(repository);
});

test("the form's policy names its own files and the Git host's interface, and no other host", () => {
  const hosts = (policy: string) => policy.match(/https?:\/\/[^\s;]+/g) ?? [];
  expect(hosts(formPolicy(repositoryOf({ GITHUB_REPOSITORY: "toko/situs" })))).toEqual([github]);
  expect(hosts(formPolicy(null))).toEqual([]);
});

test("the page leads to where the result of a save is read: the Git host's own pages", async () => {
  const pageOf = (environment: Record<string, string>) =>
    formPage(
      { contentFolder: shopFolder, pathPrefix: "", repository: repositoryOf(environment) },
      { script: "main.js", localeFile: "id.js" },
    );
  const repository = { GITHUB_REPOSITORY: "toko/situs" };
  expect(await pageOf(repository)).toContain('href="https://github.com/toko/situs/actions"');
  const own = { ...repository, GITHUB_API_URL: "https://git.toko.example/api/v3" };
  expect(await pageOf(own)).toContain('href="https://git.toko.example/toko/situs/actions"');
  expect(await pageOf({})).not.toContain("/actions");
  expect(await pageOf({})).toContain('<meta name="robots" content="noindex, nofollow">');
});
