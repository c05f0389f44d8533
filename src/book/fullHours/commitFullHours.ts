import type { FullHours } from "../../domain/shop/openingHours";
import { type ContentRepository, type HostRefusal, refusalOf, restRootOf, storedUser } from "../../runtime/gitHost";

export type CommitFailure = HostRefusal | "offline";

/** The owner's GitHub token, stored in this browser by the form at /admin/; null if there is none. */
export function storedToken(): string | null {
  const { backendName, token } = storedUser();
  return backendName === "github" && token ? token : null;
}

/**
 * Commits an ASCII text, made from the hours that stand there now, as content/full-hours.json on the repository's branch:
 * the page may be older than the file, which another book writes too. Resolves to null on success, or if the file already
 * has that text; otherwise to the reason. Never rejects.
 */
export async function commitFullHours(
  repository: ContentRepository,
  token: string,
  textFrom: (stored: readonly FullHours[]) => string,
): Promise<CommitFailure | null> {
  const { branch } = repository;
  const file = `${restRootOf(repository)}/contents/content/full-hours.json`;
  const headers = { authorization: `token ${token}` };
  try {
    const before = await fetch(`${file}?ref=${encodeURIComponent(branch)}`, { headers, cache: "no-store" });
    // The commit creates a missing file.
    if (!before.ok && before.status !== 404) return refusalOf(before);
    // A public network's sign-in page answers with HTML instead of the host's JSON.
    const { sha, content } = (await before.json().catch(() => ({}))) as {
      sha?: string;
      content?: string;
    };
    if (before.ok && !sha) return "host";
    const text = textFrom(hoursIn(content));
    if (content?.replace(/\s/g, "") === btoa(text)) return null;
    const body = JSON.stringify({ message: "Ubah jam penuh", branch, sha, content: btoa(text) });
    const after = await fetch(file, { method: "PUT", headers, body });
    return after.ok ? null : refusalOf(after);
  } catch {
    return "offline";
  }
}

/** The hours in the file as the host gives it; none where it is missing or cannot be read. */
function hoursIn(content = "") {
  try {
    return (JSON.parse(atob(content)) as { hours?: readonly FullHours[] }).hours ?? [];
  } catch {
    return [];
  }
}
