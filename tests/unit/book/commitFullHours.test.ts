import { commitFullHours, storedToken } from "../../../src/book/fullHours/commitFullHours";
import { type GitHost, gitHost } from "../../support/gitHost";

const path = "content/full-hours.json";
const text = '{ "hours": [{ "date": "2026-11-28", "from": "15:00", "to": "17:00" }] }\n';

let host: GitHost;
const { fetch: networkFetch } = globalThis;

beforeEach(async () => {
  host = await gitHost({ [path]: '{ "hours": [] }\n', "content/shop.json": "{}\n" });
});
afterEach(() => {
  globalThis.fetch = networkFetch;
  return host.close();
});

const commit = (apiRoot = host.apiRoot, textFrom: Parameters<typeof commitFullHours>[2] = () => text) =>
  commitFullHours({ name: host.repository, branch: "main", apiRoot }, host.token, textFrom);

const stored = () => host.files.get(path)?.toString("utf8");

test.each([
  ["in place of the old one", () => {}],
  ["where it is not there yet", () => void host.files.delete(path)],
])("one commit holds the file alone, %s", async (_, prepare) => {
  prepare();
  expect(await commit()).toBeNull();
  expect(host.commits).toMatchObject([
    { message: "Ubah jam penuh", removed: [], written: { [path]: expect.anything() } },
  ]);
  expect(stored()).toBe(text);
});

test("the text is made from the hours that stand there", async () => {
  host.write(path, text, "Buku lain");
  const read: unknown[] = [];
  await commit(undefined, (hours) => {
    read.push(...hours);
    return text;
  });
  expect(read).toEqual(JSON.parse(text).hours);
});

test("what somebody else writes meanwhile is not written over", async () => {
  globalThis.fetch = async (address, init) => {
    if (init?.method === "PUT") host.write(path, "sela\n", "Sela");
    return networkFetch(address, init);
  };
  expect(await commit()).toBe("conflict");
  expect(stored()).toBe("sela\n");
});

const refused = (status: number) => Promise.resolve(new Response("{}", { status }));
test.each([
  [
    "403 to a token that may read alone",
    "permission",
    (method?: string) => (method === "PUT" ? refused(403) : undefined),
  ],
  ["of a hotel's network that asks to sign in", "host", async () => new Response("<html>Login</html>")],
  ["that never comes", "offline", () => Promise.reject(new TypeError("Failed to fetch"))],
])("an answer %s means: %s", async (_, why, answer) => {
  globalThis.fetch = async (address, init) => answer(init?.method) ?? networkFetch(address, init);
  expect(await commit()).toBe(why);
  expect(host.commits).toEqual([]);
});

test("a host of one's own is asked at its own address, never from a cache", async () => {
  const apiRoot = "https://git.toko.example/api/v3";
  const asked: unknown[] = [];
  globalThis.fetch = async (address, init) => {
    asked.push([address, init?.cache]);
    return networkFetch(String(address).replace(apiRoot, `${host.apiRoot}/api/v3`), init);
  };
  expect(await commit(apiRoot)).toBeNull();
  const file = `${apiRoot}/repos/${host.repository}/contents/${path}`;
  expect(asked).toEqual([
    [`${file}?ref=main`, "no-store"],
    [file, undefined],
  ]);
});

test.each([
  ["is the one that the owner's form keeps", JSON.stringify({ backendName: "github", token: "pat" }), "pat"],
  ["is none where nobody is signed in", null, null],
  ["is none where another host is signed in to", JSON.stringify({ backendName: "gitlab", token: "x" }), null],
  ["is none where what is kept is damaged", "{", null],
])("the token %s", (_, kept, token) => {
  const getItem = (name: string) => (name === "sveltia-cms.user" ? kept : null);
  Object.defineProperty(globalThis, "localStorage", { configurable: true, value: { getItem } });
  expect(storedToken()).toBe(token);
  Reflect.deleteProperty(globalThis, "localStorage");
});
