import { commitFullHours, storedToken } from "../../../src/features/book/commitFullHours";
import { type GitHost, gitHost } from "../../support/gitHost";

const path = "content/full-hours.json";
const before = '{ "hours": [] }\n';
const text = '{ "hours": [{ "date": "2026-11-28", "from": "15:00", "to": "17:00" }] }\n';

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

const commit = (apiRoot = host.apiRoot) =>
  commitFullHours({ name: host.repository, branch: "main", apiRoot }, host.token, text);

const stored = () => host.files.get(path)?.toString("utf8");

test("one commit holds the file alone, and makes it where it is not there yet", async () => {
  expect(await commit()).toBeNull();
  expect(host.commits).toMatchObject([
    { message: "Ubah jam penuh", removed: [], written: { [path]: expect.anything() } },
  ]);
  expect(stored()).toBe(text);
  host.files.delete(path);
  expect(await commit()).toBeNull();
  expect(stored()).toBe(text);
});

test("what somebody else writes meanwhile is not written over", async () => {
  globalThis.fetch = async (address, init) => {
    if (init?.method === "PUT") host.write(path, "sela\n", "Sela");
    return networkFetch(address, init);
  };
  expect(await commit()).toBe("conflict");
  expect(stored()).toBe("sela\n");
});

const refused = (status: number) => new Response("{}", { status });
test.each<[string, string, (method: string) => Response | null]>([
  ["403 to a token that may read alone", "permission", (method) => (method === "PUT" ? refused(403) : null)],
  ["404", "missing", () => refused(404)],
  ["of a hotel's network that asks to sign in", "host", () => new Response("<html>Login</html>")],
  [
    "that never comes",
    "offline",
    () => {
      throw new TypeError("Failed to fetch");
    },
  ],
])("an answer %s means: %s", async (_, why, answer) => {
  globalThis.fetch = async (address, init) => answer(init?.method ?? "GET") ?? networkFetch(address, init);
  expect(await commit()).toBe(why);
  expect(host.commits).toEqual([]);
});

test.each([
  ["https://api.github.com", "https://api.github.com/repos/"],
  ["https://git.toko.example", "https://git.toko.example/api/v3/repos/"],
  ["https://git.toko.example/api/v3", "https://git.toko.example/api/v3/repos/"],
])("the host at %s is asked at its own address, never from a cache", async (apiRoot, root) => {
  const asked: [string, RequestInit | undefined][] = [];
  globalThis.fetch = async (address, init) => {
    asked.push([String(address), init]);
    return networkFetch(String(address).replace(root, `${host.apiRoot}/api/v3/repos/`), init);
  };
  expect(await commit(apiRoot)).toBeNull();
  const file = `${root}${host.repository}/contents/${path}`;
  expect(asked.map(([address]) => address)).toEqual([`${file}?ref=main`, file]);
  expect(asked[0]?.[1]?.cache).toBe("no-store");
});

describe("the owner's token", () => {
  /** A browser that keeps this text in the place of the form's library. */
  const keep = (text: string | null | Error) => {
    const getItem = (name: string) => {
      if (text instanceof Error) throw text;
      return name === "sveltia-cms.user" ? text : null;
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
