import { contentRepository } from "../../../src/build/contentRepository";
import { formPage, formPolicy } from "../../../src/owner/form/formPage";
import { shopFolder } from "../../support/content";

test("the form's policy names no host but the Git host's interface", () => {
  const hosts = (policy: string) => policy.match(/https?:\/\/[^\s;]+/g) ?? [];
  expect(hosts(formPolicy(contentRepository({ GITHUB_REPOSITORY: "toko/situs" })))).toEqual(["https://api.github.com"]);
  expect(hosts(formPolicy(null))).toEqual([]);
});

test("the page leads to the Git host's result of a save", () => {
  const pageOf = (environment: Record<string, string>) =>
    formPage(
      { contentFolder: shopFolder, pathPrefix: "", repository: contentRepository(environment) },
      { script: "main.js", localeFile: "id.js" },
    );
  const repository = { GITHUB_REPOSITORY: "toko/situs" };
  expect(pageOf(repository)).toContain('href="https://github.com/toko/situs/actions"');
  const own = { ...repository, GITHUB_API_URL: "https://git.toko.example/api/v3" };
  expect(pageOf(own)).toContain('href="https://git.toko.example/toko/situs/actions"');
  expect(pageOf({})).not.toContain("/actions");
  expect(pageOf({})).toContain('<meta name="robots" content="noindex, nofollow">');
});
