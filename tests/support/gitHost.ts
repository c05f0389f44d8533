import { createHash } from "node:crypto";
import { text } from "node:stream/consumers";
import { localServer } from "./localServer";

type Files = Map<string, Buffer<ArrayBuffer>>;

/** A commit: its message, the files that it wrote and removed, and all files after it. */
type Commit = {
  oid: string;
  parent: string;
  message: string;
  written: Record<string, Buffer<ArrayBuffer>>;
  removed: string[];
  state: Files;
};

export type GitHost = Awaited<ReturnType<typeof gitHost>>;

const committedDate = "2026-12-01T02:00:00Z";

const oidOf = (content: Buffer | string) => {
  const bytes = Buffer.from(content);
  return createHash("sha1").update(`blob ${bytes.length}\0`).update(bytes).digest("hex");
};

/**
 * Simulates the part of GitHub's API that the owner's form and the shop's book use: the account and its permission, the list
 * and contents of files, and commits on the branch's head, which it refuses on an older commit or file as GitHub does. It
 * accepts one token.
 */
export async function gitHost(contents: Record<string, string>) {
  const repository = "toko/situs";
  const token = "github_pat_contoh";
  const firstFiles = new Map(Object.entries(contents).map(([path, text]) => [path, Buffer.from(text)]));
  const files = new Map(firstFiles);
  const commits: Commit[] = [];
  const runs: object[] = [];
  const first = oidOf(JSON.stringify(contents));
  const head = () => commits.at(-1)?.oid ?? first;

  const commit = (message: string, written: Commit["written"], removed: string[]) => {
    for (const [path, bytes] of Object.entries(written)) files.set(path, bytes);
    for (const path of removed) files.delete(path);
    const parent = head();
    commits.push({ oid: oidOf(`${parent}${message}`), parent, message, written, removed, state: new Map(files) });
  };

  /** The files at a commit. */
  const filesAt = (oid: string) => commits.find((one) => one.oid === oid)?.state ?? firstFiles;

  /** A commit as the REST API gives it. */
  const described = ({ oid, parent, message, written, removed }: Commit) => ({
    sha: oid,
    commit: { message, committer: { date: committedDate } },
    parents: [{ sha: parent }],
    files: [
      ...Object.entries(written).map(([filename, bytes]) => ({
        filename,
        status: filesAt(parent).has(filename) ? "modified" : "added",
        sha: oidOf(bytes),
      })),
      ...removed.map((filename) => ({ filename, status: "removed", sha: oidOf("") })),
    ],
  });

  /** The files that a query names, by its names for them. */
  const filesIn = (query: string) =>
    Object.fromEntries(
      [...query.matchAll(/(file_\d+): file\(path: "([^"]+)"\)/g)].map(([, name, path = ""]) => {
        const bytes = files.get(path);
        return [name, bytes ? { oid: oidOf(bytes) } : null];
      }),
    );

  const blob = (oid: string) =>
    [firstFiles, ...commits.map(({ state }) => state), files]
      .flatMap((state) => [...state.values()])
      .find((bytes) => oidOf(bytes) === oid);

  /** The answer to a GraphQL request: its data, or its errors. */
  function graphql(query: string, variables: Record<string, unknown>) {
    if (query.includes("createCommitOnBranch")) {
      const { expectedHeadOid, fileChanges, message } = variables.input as {
        expectedHeadOid: string;
        fileChanges: { additions: { path: string; contents: string }[]; deletions: { path: string }[] };
        message: { headline: string };
      };
      if (expectedHeadOid !== head()) return { errors: [{ message: `Expected branch to point to "${head()}"` }] };
      const written = Object.fromEntries(
        fileChanges.additions.map(({ path, contents: base64 }) => [path, Buffer.from(base64, "base64")]),
      );
      commit(
        message.headline,
        written,
        fileChanges.deletions.map(({ path }) => path),
      );
      return { data: { createCommitOnBranch: { commit: { oid: head(), committedDate, ...filesIn(query) } } } };
    }
    const texts = [...query.matchAll(/(content_\d+): object\(oid: "(\w+)"\)/g)].map(([, name, oid = ""]) => [
      name,
      { text: blob(oid)?.toString() ?? null, isTruncated: false },
    ]);
    const author = { name: "Pemilik", email: "pemilik@toko.example", user: { id: 1, login: "pemilik" } };
    const last = { oid: head(), message: commits.at(-1)?.message ?? "", author, committedDate };
    const ref = { target: { oid: head(), history: { nodes: [last] } } };
    const refs = [...query.matchAll(/(commit_\d+): ref\(/g)].map(([, name]) => [name, ref]);
    return { data: { repository: { ref, ...Object.fromEntries([...texts, ...refs]) } } };
  }

  /** The answer to a request: its status and its body, as JSON or bytes. */
  function answer(method: string, path: string, body: string, isRaw: boolean): [number, object | Buffer] {
    if (path === "/api/graphql" && method === "POST") {
      const { query, variables } = JSON.parse(body) as { query: string; variables: Record<string, unknown> };
      return [200, graphql(query, variables)];
    }
    const inRepository = path.replace(`/api/v3/repos/${repository}`, "");
    if (path === "/api/v3/user") return [200, { id: 1, login: "pemilik", name: "Pemilik", email: "", avatar_url: "" }];
    if (inRepository === "/collaborators/pemilik") return [204, {}];
    if (inRepository === "/actions/workflows/publish.yml/runs?branch=main&per_page=1")
      return [200, { workflow_runs: runs.slice(0, 1) }];
    if (inRepository === `/git/trees/${head()}?recursive=1`) {
      const tree = [...files].map(([path, bytes]) => ({ type: "blob", path, sha: oidOf(bytes), size: bytes.length }));
      return [200, { tree }];
    }
    if (inRepository === "/commits?sha=main&path=content&per_page=100") return [200, commits.map(described).reverse()];
    const commitAsked = commits.find(({ oid }) => inRepository === `/commits/${oid}`);
    if (commitAsked) return [200, described(commitAsked)];
    const [, stored, ref = "main"] = /^\/contents\/([^?]+)(?:\?ref=(\w+))?$/.exec(inRepository) ?? [];
    if (stored !== undefined) {
      const bytes = (ref === "main" ? files : filesAt(ref)).get(stored);
      if (method === "GET")
        return bytes
          ? [200, { sha: oidOf(bytes), content: bytes.toString("base64") }]
          : [404, { message: "Not Found" }];
      const { message, branch, sha, content } = JSON.parse(body) as Record<string, string>;
      if (branch !== "main") return [404, { message: `Branch ${branch} not found` }];
      if (sha !== (bytes && oidOf(bytes))) return [409, { message: `${stored} does not match ${sha}` }];
      commit(message ?? "", { [stored]: Buffer.from(content ?? "", "base64") }, []);
      return [200, {}];
    }
    const oid = /^\/git\/blobs\/(\w+)$/.exec(inRepository)?.[1];
    const bytes = oid && blob(oid);
    if (!bytes) return [404, { message: "Not Found" }];
    return [200, isRaw ? bytes : { sha: oid, content: bytes.toString("base64") }];
  }

  const { origin, close } = await localServer(async (request, response) => {
    const body = await text(request);
    const headers = {
      "access-control-allow-origin": "*",
      "access-control-allow-headers": "authorization, content-type, accept",
      "access-control-allow-methods": "GET, POST, PUT",
    };
    const { method = "", url = "", headers: asked } = request;
    const reply = (status: number, found: object | Buffer) => {
      const type = Buffer.isBuffer(found) ? "application/octet-stream" : "application/json";
      response.writeHead(status, { ...headers, "content-type": type });
      response.end(status === 204 ? undefined : Buffer.isBuffer(found) ? found : JSON.stringify(found));
    };
    if (method === "OPTIONS") reply(204, {});
    else if (asked.authorization !== `token ${token}`) reply(401, { message: "Bad credentials" });
    else reply(...answer(method, url, body, /raw/.test(asked.accept ?? "")));
  });
  return {
    /** The address for GITHUB_API_URL. */
    apiRoot: origin,
    repository,
    token,
    /** The branch's files. */
    files,
    /** The commits since the start, oldest first. */
    commits,
    /** The runs of the workflow that publishes, newest first, as the API gives them. */
    runs,
    /** Commits a file as somebody else. */
    write: (path: string, content: string | Buffer, message: string) =>
      commit(message, { [path]: Buffer.from(content) }, []),
    close,
  };
}
