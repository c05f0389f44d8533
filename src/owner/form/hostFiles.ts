import { restRootOf, storedUser } from "../../runtime/gitHost";
import { settings } from "./settings";

/** A commit in GitHub's API. Only one that is asked for by itself has `files`. */
export type HostCommit = {
  sha: string;
  commit: { message: string; committer: { date: string } };
  parents: { sha: string }[];
  files?: { filename: string; status: string; sha: string }[];
};

/** A file of the repository: the hash of its bytes, and these in base64. */
export type HostFile = { sha: string; content: string };

/**
 * Asks the Git host for a part of the repository by its REST API, such as "/commits". Undefined if there is none, or if
 * nobody is signed in to a repository. Throws with the reason in Indonesian if the host refuses or is out of reach.
 */
export async function hostAnswer<T>(part: string, init: RequestInit = {}): Promise<T | undefined> {
  const { token } = storedUser();
  if (!settings.repository || !token) return undefined;
  const headers = { authorization: `token ${token}` };
  const answer = await fetch(restRootOf(settings.repository) + part, { ...init, headers, cache: "no-store" });
  if (answer.status === 404) return undefined;
  const body = (await answer.json()) as T & { message?: string };
  if (!answer.ok) throw new Error(body.message);
  return body;
}

/** A file of any size at a commit or branch; undefined if it is not there. */
export async function hostFile(file: string, ref = settings.repository?.branch ?? ""): Promise<HostFile | undefined> {
  const found = await hostAnswer<HostFile>(`/contents/${encodeURI(file)}?ref=${encodeURIComponent(ref)}`);
  // The first answer has no content above one megabyte.
  return found && hostAnswer<HostFile>(`/git/blobs/${found.sha}`);
}

/** The bytes of a file in base64. */
export const bytesOf = async (base64: string): Promise<Blob> =>
  (await fetch(`data:;base64,${base64.replace(/\s/g, "")}`)).blob();
