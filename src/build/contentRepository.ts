import type { ContentRepository } from "../runtime/gitHost";

/**
 * The repository that the form and the book commit to; null if its name is missing or invalid. It comes from the variables
 * of GitHub's workflows, which other builds may set too.
 */
export function contentRepository(environment = process.env): ContentRepository | null {
  const { GITHUB_REPOSITORY: name, GITHUB_REF_NAME, CONTENT_BRANCH, GITHUB_API_URL } = environment;
  if (name === undefined || !/^[\w.-]+\/[\w.-]+$/.test(name)) return null;
  const branch = CONTENT_BRANCH ?? GITHUB_REF_NAME ?? "main";
  return { name, branch, apiRoot: GITHUB_API_URL ?? "https://api.github.com" };
}
