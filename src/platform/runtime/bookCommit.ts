import { asFile, type ContentRepository, fileAddress, graphqlAddress, signedIn, storedUser } from "./gitHost";

/*
 * The commits that the shop's book makes. Those of the form at /admin/ are its library's (owner/form/admin.ts).
 */

type NewText = {
  readonly repository: ContentRepository;
  readonly token: string;
  /** The file, from the repository's root. */
  readonly path: string;
  readonly text: string;
  readonly message: string;
};

/** What came of a commit: done, nothing to change, or why the host did not take it. */
export type CommitResult =
  | { readonly kind: "done" | "unchanged" }
  | { readonly kind: "refused"; readonly why: "token" | "permission" | "conflict" | "missing" | "offline" | "host" };

class Refused extends Error {
  constructor(readonly why: (CommitResult & { kind: "refused" })["why"]) {
    super(why);
  }
}

// Each time somebody else's commit came between.
const mostAttempts = 3;

/** The owner's token, which the form at /admin/ keeps in this browser; null where nobody is signed in there. */
export function storedToken(): string | null {
  const { backendName, token } = storedUser();
  return backendName === "github" && token ? token : null;
}

/** Gives one file of the content its text as one commit on the branch's head, or changes nothing. Never throws. */
export async function commitContent(file: NewText): Promise<CommitResult> {
  try {
    for (let attempt = 1; ; attempt += 1) {
      const result = await committed(file);
      if (result !== "conflict") return { kind: result };
      if (attempt === mostAttempts) return { kind: "refused", why: "conflict" };
    }
  } catch (error) {
    return { kind: "refused", why: error instanceof Refused ? error.why : "host" };
  }
}

async function committed({
  repository,
  token,
  path,
  text,
  message,
}: NewText): Promise<"done" | "unchanged" | "conflict"> {
  const head = await headOf(repository, token);
  if ((await textOf(repository, token, path, head)) === text) return "unchanged";
  const input = {
    branch: { repositoryNameWithOwner: repository.name, branchName: repository.branch },
    expectedHeadOid: head,
    fileChanges: { additions: [{ path, contents: base64(text) }], deletions: [] },
    message: { headline: message },
  };
  const mutation =
    "mutation ($input: CreateCommitOnBranchInput!) { createCommitOnBranch(input: $input) { commit { oid } } }";
  const { errors } = await graphql(repository, token, mutation, { input });
  if (!errors) return "done";
  if (errors.some(({ type, message: why }) => type === "STALE_DATA" || /expected branch to point/i.test(why ?? "")))
    return "conflict";
  throw new Refused(errors.some(({ type }) => type === "FORBIDDEN") ? "permission" : "host");
}

/** The commit that the branch points to. */
async function headOf({ name, branch, ...rest }: ContentRepository, token: string): Promise<string> {
  const query =
    "query ($owner: String!, $name: String!, $branch: String!) { repository(owner: $owner, name: $name) { ref(qualifiedName: $branch) { target { oid } } } }";
  const [owner, repository] = name.split("/");
  const { data, errors } = await graphql({ name, branch, ...rest }, token, query, { owner, name: repository, branch });
  const oid = data?.repository?.ref?.target?.oid;
  if (oid) return oid;
  throw new Refused(errors?.some(({ type }) => type === "FORBIDDEN") ? "permission" : "missing");
}

/** A file's text in a commit; null where it is missing. */
async function textOf(
  repository: ContentRepository,
  token: string,
  path: string,
  commit: string,
): Promise<string | null> {
  const headers = { ...signedIn(token), ...asFile };
  return send(fileAddress(repository, path, commit), { headers, cache: "no-store" }).catch((error: unknown) => {
    if (error instanceof Refused && error.why === "missing") return null;
    throw error;
  });
}

type Answer = {
  readonly data?: {
    readonly repository?: { readonly ref?: { readonly target?: { readonly oid?: string } } | null } | null;
  } | null;
  readonly errors?: readonly { readonly type?: string; readonly message?: string }[];
};

async function graphql(
  repository: ContentRepository,
  token: string,
  query: string,
  variables: object,
): Promise<Answer> {
  const answer = await send(graphqlAddress(repository), {
    method: "POST",
    headers: { ...signedIn(token), "content-type": "application/json" },
    body: JSON.stringify({ query, variables }),
  });
  try {
    return JSON.parse(answer) as Answer;
  } catch {
    // The page on which a public network asks to sign in, say.
    throw new Refused("host");
  }
}

/** The text of the host's answer. */
async function send(address: string, init: RequestInit): Promise<string> {
  const offline = () => {
    throw new Refused("offline");
  };
  const answer = await fetch(address, init).catch(offline);
  // The line may break in the middle of the answer, too.
  if (answer.ok) return answer.text().catch(offline);
  const why = { 401: "token", 403: "permission", 404: "missing" } as const;
  throw new Refused(why[answer.status as keyof typeof why] ?? "host");
}

/** A text's UTF-8 bytes in base64. */
const base64 = (text: string): string =>
  btoa(Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join(""));
