import { type ContentRepository, storedUser } from "../../platform/runtime/gitHost";

type NewText = {
  readonly repository: ContentRepository;
  readonly token: string;
  /** The file, from the repository's root. */
  readonly path: string;
  readonly text: string;
  readonly message: string;
};

/** Why the host did not take a commit. */
export type Refusal = "token" | "permission" | "conflict" | "missing" | "offline" | "host";

const refusals: Partial<Record<number, Refusal>> = {
  401: "token",
  403: "permission",
  404: "missing",
  409: "conflict",
  // The file has been made since it was read.
  422: "conflict",
};

/** The owner's token, which the form at /admin/ keeps in this browser; null where nobody is signed in there. */
export function storedToken(): string | null {
  const { backendName, token } = storedUser();
  return backendName === "github" && token ? token : null;
}

/**
 * Gives one file of the content its text as one commit on its branch; null where the file has that text, else why the host did
 * not take it. Never throws.
 */
export async function commitContent({ repository, token, path, text, message }: NewText): Promise<Refusal | null> {
  const { name, branch, apiRoot } = repository;
  // GitHub's own interface has an address of its own; a self-hosted one stands below the host's.
  const root = /\/\/api\.github\.com$|\/api\/v3$/.test(apiRoot) ? apiRoot : `${apiRoot}/api/v3`;
  const file = `${root}/repos/${name}/contents/${path}`;
  const headers = { authorization: `token ${token}` };
  try {
    const before = await fetch(`${file}?ref=${encodeURIComponent(branch)}`, { headers, cache: "no-store" });
    // A file that is not there yet is made.
    if (!before.ok && before.status !== 404) return refusals[before.status] ?? "host";
    // The page on which a public network asks to sign in is no answer of the host's.
    const { sha, content } = (await before.json().catch(() => ({}))) as {
      readonly sha?: string;
      readonly content?: string;
    };
    if (before.ok && !sha) return "host";
    if (content?.replace(/\s/g, "") === base64(text)) return null;
    const body = JSON.stringify({ message, branch, sha, content: base64(text) });
    const after = await fetch(file, { method: "PUT", headers, body });
    return after.ok ? null : (refusals[after.status] ?? "host");
  } catch {
    return "offline";
  }
}

/** A text's UTF-8 bytes in base64. */
const base64 = (text: string): string =>
  btoa(Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join(""));
