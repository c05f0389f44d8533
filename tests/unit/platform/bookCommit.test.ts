import { commitContent, storedToken } from "../../../src/platform/runtime/bookCommit";
import { type GitHost, gitHost } from "../../support/gitHost";

const path = "content/full-hours.json";
const before = '{ "hours": [] }\n';
const text = "penuh 🕗\n";

let host: GitHost;
const { fetch: networkFetch } = globalThis;

beforeAll(async () => {
  host = await gitHost({ [path]: before, "content/shop.json": "{}\n" });
});
afterAll(() => host.close());
afterEach(() => {
  host.reset();
  globalThis.fetch = networkFetch;
});

type Asked = Parameters<typeof commitContent>[0];

const commit = (changes: Partial<Asked> = {}, apiRoot = host.apiRoot) =>
  commitContent({
    repository: { name: host.repository, branch: "main", apiRoot },
    token: host.token,
    path,
    text,
    message: "Ubah jam penuh",
    ...changes,
  });

const stored = () => host.files.get(path)?.toString("utf8");

test("one commit holds the file alone, in UTF-8", async () => {
  expect(await commit()).toEqual({ kind: "done" });
  expect(host.commits).toHaveLength(1);
  expect(host.commits[0]).toMatchObject({ message: "Ubah jam penuh", removed: [] });
  expect(Object.keys(host.commits[0]?.written ?? {})).toEqual([path]);
  expect(stored()).toBe(text);
});

test("nothing is committed where nothing changes", async () => {
  expect(await commit({ text: before })).toEqual({ kind: "unchanged" });
  expect(host.commits).toHaveLength(0);
});

/** Somebody else commits each time after the branch's head was read, so many times. */
const disturbed = (times: number) => {
  let left = times;
  globalThis.fetch = async (address, init) => {
    if (String(address).includes("/contents/") && left-- > 0)
      host.write("content/shop.json", `{"n":${left}}\n`, "Sela");
    return networkFetch(address, init);
  };
};

test("after a commit that came between it is tried anew, and both stay", async () => {
  disturbed(2);
  expect(await commit()).toEqual({ kind: "done" });
  expect(stored()).toBe(text);
  expect(host.commits.map(({ message }) => message)).toEqual(["Sela", "Sela", "Ubah jam penuh"]);
});

test("three times in a row is a conflict, and nothing of ours is written", async () => {
  disturbed(3);
  expect(await commit()).toEqual({ kind: "refused", why: "conflict" });
  expect(stored()).toBe(before);
});

test("a file that is not there yet is made, a repository is not", async () => {
  expect(await commit({ path: "content/lain.json" })).toEqual({ kind: "done" });
  globalThis.fetch = async () => Response.json({ data: { repository: null }, errors: [{ type: "NOT_FOUND" }] });
  expect(await commit()).toEqual({ kind: "refused", why: "missing" });
});

test.each<[string, string, () => Response]>([
  ["401", "token", () => new Response("{}", { status: 401 })],
  ["403", "permission", () => new Response("{}", { status: 403 })],
  ["404", "missing", () => new Response("{}", { status: 404 })],
  ["500", "host", () => new Response("{}", { status: 500 })],
  ["of a hotel's network that asks to sign in", "host", () => new Response("<html>Login</html>")],
  [
    "that never comes",
    "offline",
    () => {
      throw new TypeError("Failed to fetch");
    },
  ],
])("an answer %s means: %s", async (_, why, answer) => {
  globalThis.fetch = async () => answer();
  expect(await commit()).toEqual({ kind: "refused", why });
});

test("a token that may read but not write", async () => {
  globalThis.fetch = async (address, init) => {
    const isMutation = String(init?.body ?? "").includes("createCommitOnBranch");
    if (!isMutation) return networkFetch(address, init);
    return Response.json({ data: null, errors: [{ type: "FORBIDDEN", message: "Resource not accessible" }] });
  };
  expect(await commit()).toEqual({ kind: "refused", why: "permission" });
  expect(host.commits).toHaveLength(0);
});

test.each([
  ["https://api.github.com", "https://api.github.com/graphql", "https://api.github.com/repos/"],
  ["https://git.toko.example", "https://git.toko.example/api/graphql", "https://git.toko.example/api/v3/repos/"],
  ["https://git.toko.example/api/v3", "https://git.toko.example/api/graphql", "https://git.toko.example/api/v3/repos/"],
])("the host at %s is asked at its own addresses, never from a cache", async (apiRoot, graphql, rest) => {
  const asked: [string, RequestInit | undefined][] = [];
  globalThis.fetch = async (address, init) => {
    asked.push([String(address), init]);
    return networkFetch(
      String(address).replace(graphql, `${host.apiRoot}/api/graphql`).replace(rest, `${host.apiRoot}/api/v3/repos/`),
      init,
    );
  };
  expect(await commit({}, apiRoot)).toEqual({ kind: "done" });
  expect(asked.map(([address]) => address.replace(/\?ref=\w+$/, "?ref="))).toEqual([
    graphql,
    `${rest}${host.repository}/contents/${path}?ref=`,
    graphql,
  ]);
  expect(asked[1]?.[1]?.cache).toBe("no-store");
});

describe("the owner's token", () => {
  const keep = (text: string | null | Error) => {
    const getItem = () => {
      if (text instanceof Error) throw text;
      return text;
    };
    Object.defineProperty(globalThis, "localStorage", { configurable: true, value: { getItem } });
  };
  afterEach(() => Reflect.deleteProperty(globalThis, "localStorage"));

  test("is the one that the form keeps", () => {
    keep(JSON.stringify({ backendName: "github", token: "github_pat_contoh" }));
    expect(storedToken()).toBe("github_pat_contoh");
  });

  test.each([
    ["nobody is signed in", null],
    ["another host is signed in to", JSON.stringify({ backendName: "gitlab", token: "x" })],
    ["what is kept is damaged", "{"],
    ["the browser keeps nothing", new Error("SecurityError")],
  ])("is none where %s", (_, text) => {
    keep(text);
    expect(storedToken()).toBeNull();
  });
});
