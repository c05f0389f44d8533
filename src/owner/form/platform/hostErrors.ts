import { storedUser } from "../../../platform/runtime/gitHost";

const stillHere = "Yang sudah Anda isi masih ada di sini.";

const sentences = {
  unreachable: `GitHub tidak terjangkau. Periksa sambungan internet, lalu coba lagi. ${stillHere}`,
  disturbed: `GitHub sedang terganggu. Tunggu beberapa menit, lalu coba lagi. ${stillHere}`,
  busy: `Terlalu banyak permintaan ke GitHub dalam satu jam ini. Coba lagi nanti. ${stillHere}`,
  expired:
    "Token Anda tidak berlaku lagi: sudah kedaluwarsa atau dihapus. Buat token baru, lalu keluar dan masuk lagi dengan token itu. Perubahan yang belum disimpan diingat di browser ini.",
  forbidden:
    "Token Anda tidak boleh melakukan ini. Buat token yang boleh membaca dan menulis isi repositori situs ini (Contents: Read and write).",
  notFound: "Repositori situs ini tidak ditemukan. Periksa apakah token Anda dibuat untuk repositori itu.",
  refused: (message: string) =>
    `GitHub menolak permintaan ini. Coba sekali lagi; kalau tetap ditolak, tunjukkan pesannya kepada pengurus situs: ${message}`,
};

/** The commits whose answer was lost, by the path of each file that they wrote: its text, as the host takes it. */
const unanswered = new Map<string, string>();

/**
 * Says what went wrong at the Git host in Indonesian, and what to do; the library would show the host's English. Requests
 * and statuses stay as they are. A commit whose answer was lost is looked for at the host, and where that cannot be asked either,
 * remembered until the next save (isOwnChange).
 */
export function explainHostErrors(apiRoot: string): void {
  const send = window.fetch.bind(window);
  window.fetch = async (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    if (!address.startsWith(apiRoot)) return send(input, init);
    let response: Response;
    try {
      response = await send(input, init);
    } catch (cause) {
      const answer = await answerToCommit(address, init, send);
      if (answer) return answer;
      throw new Error(sentences.unreachable, { cause });
    }
    sayWhyToSignIn(response, init);
    if (response.status >= 500) response = (await answerToCommit(address, init, send)) ?? response;
    if (response.ok) return address.endsWith("/graphql") ? explained(response) : response;
    return Response.json({ message: sentenceFor(response) }, { status: response.status });
  };
  Object.assign(globalThis, { isOwnChange });
}

function sentenceFor({ status, headers }: Response): string {
  if (status === 401) return sentences.expired;
  if (status === 429 || headers.get("x-ratelimit-remaining") === "0") return sentences.busy;
  if (status === 403) return sentences.forbidden;
  if (status === 404) return sentences.notFound;
  return status >= 500 ? sentences.disturbed : sentences.refused(String(status));
}

/** A GraphQL answer that came with status 200, with its errors in Indonesian. */
async function explained(response: Response): Promise<Response> {
  const body = (await response.clone().json()) as { errors?: { message?: string; type?: string }[] };
  if (!body.errors) return response;
  const errors = body.errors.map(({ type, message = "" }) => {
    const known = { RATE_LIMITED: sentences.busy, FORBIDDEN: sentences.forbidden, NOT_FOUND: sentences.notFound };
    return { type, message: known[type as keyof typeof known] ?? sentences.refused(message) };
  });
  return Response.json({ ...body, errors });
}

/** The library goes back to its sign-in without a reason when the token that it keeps is refused. */
function sayWhyToSignIn({ status, ok }: Response, init: RequestInit | undefined): void {
  const { token } = storedUser();
  if (ok) document.getElementById("why-sign-in")?.remove();
  if (status !== 401 || !token || new Headers(init?.headers).get("authorization") !== `token ${token}`) return;
  const notice = document.getElementById("why-sign-in") ?? document.createElement("p");
  notice.id = "why-sign-in";
  notice.role = "alert";
  notice.textContent = sentences.expired;
  document.getElementById("nc-root")?.before(notice);
}

type Send = typeof window.fetch;

type SentCommit = {
  query: string;
  variables: {
    input: {
      branch: { repositoryNameWithOwner: string; branchName: string };
      expectedHeadOid: string;
      message: { headline: string };
      fileChanges: { additions: { path: string; contents: string }[]; deletions: { path: string }[] };
    };
  };
};

type Head = Record<string, { oid: string } | null> & {
  parents: { nodes: { oid: string }[] };
  message: string;
};

/**
 * The answer to a commit that went through although the host's own was lost; undefined where it did not, or where the host
 * cannot be asked. The commit is one's own where the branch's head is its child, says the same and holds the same files.
 */
async function answerToCommit(
  address: string,
  init: RequestInit | undefined,
  send: Send,
): Promise<Response | undefined> {
  const body = init?.body;
  if (typeof body !== "string" || !body.includes("createCommitOnBranch")) return undefined;
  const { query, variables } = JSON.parse(body) as SentCommit;
  const { branch, expectedHeadOid, message, fileChanges } = variables.input;
  for (const { path, contents } of fileChanges.additions) unanswered.set(path, contents);
  const [owner, name] = branch.repositoryNameWithOwner.split("/");
  // The lost answer would have named the new files' contents; the head is asked for them in the same words.
  const files = [...query.matchAll(/(\w+): file\(path: ("(?:[^"\\]|\\.)*")\) \{ oid \}/g)];
  const asked = ["oid committedDate message parents(first: 1) { nodes { oid } }", ...files.map(([file]) => file)].join(
    " ",
  );
  const question = `query($owner: String!, $name: String!, $branch: String!) { repository(owner: $owner, name: $name) { ref(qualifiedName: $branch) { target { ... on Commit { ${asked} } } } } }`;
  try {
    const response = await send(address, {
      ...init,
      body: JSON.stringify({ query: question, variables: { owner, name, branch: branch.branchName } }),
    });
    type Answer = { data: { repository: { ref: { target: Head } } } };
    const { target } = ((await response.json()) as Answer).data.repository.ref;
    const oids = new Map<string, string>();
    for (const { path, contents } of fileChanges.additions) oids.set(path, await blobOid(bytesOf(contents)));
    const isOwn =
      target.parents.nodes[0]?.oid === expectedHeadOid &&
      target.message === message.headline &&
      files.every(([, alias = "", path = ""]) => target[alias]?.oid === oids.get(JSON.parse(path)));
    return isOwn ? Response.json({ data: { createCommitOnBranch: { commit: target } } }) : undefined;
  } catch {
    return undefined;
  }
}

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));

/** The name that Git gives a file's content. */
async function blobOid(bytes: Uint8Array): Promise<string> {
  const head = new TextEncoder().encode(`blob ${bytes.length}\0`);
  const hash = await crypto.subtle.digest("SHA-1", new Uint8Array([...head, ...bytes]));
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** An entry as the library keeps it: for each language its file and its values by their paths. */
type Entry = { locales: Record<string, { path: string; content: unknown }> };

/**
 * Whether an entry that has changed on the branch since it was opened holds just what was sent from here, in a commit that
 * went through although its answer was lost. The library asks before it speaks of somebody else's change.
 */
function isOwnChange({ locales }: Entry): boolean {
  return Object.values(locales).every(({ path, content }) => {
    const sent = unanswered.get(path);
    if (sent === undefined) return false;
    const text = new TextDecoder().decode(bytesOf(sent));
    return String(leaves(JSON.parse(text)).sort()) === String(leaves(content).sort());
  });
}

/** Every single value with its path, as in "services.0.name \"Potong\"". */
const leaves = (value: unknown, at = ""): string[] =>
  typeof value === "object" && value !== null && Object.keys(value).length > 0
    ? Object.entries(value).flatMap(([key, inner]) => leaves(inner, at === "" ? key : `${at}.${key}`))
    : [`${at} ${JSON.stringify(value)}`];
