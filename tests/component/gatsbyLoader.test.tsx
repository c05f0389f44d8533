import { loadWholePageWhereNeeded } from "../../src/platform/runtime/gatsbyLoader";
import { noteUnsavedWork } from "../../src/platform/runtime/unsavedWork";

let isUnsaved = false;
noteUnsavedWork(() => isUnsaved);

/** Follows a link in a page of build "a"; gives whether it opened without a page load, and whether a load would be asked about. */
async function follow(resources: { page: { webpackCompilationHash: string } } | undefined, newest: string) {
  const openHere = jest.fn();
  jest.replaceProperty(process, "env", { ...process.env, NODE_ENV: "production" });
  // jsdom navigates nowhere and says so.
  jest.spyOn(console, "error").mockImplementation(() => {});
  window.fetch = jest.fn(async () => ({ json: async () => ({ webpackCompilationHash: newest }) }) as Response);
  window.___webpackCompilationHash = "a";
  window.___loader = { hovering: () => {}, loadPageSync: () => undefined, loadPage: async () => resources };
  window.___navigate = openHere;
  loadWholePageWhereNeeded();
  await window.___navigate("/services/?service=premium#booking");
  const leaving = new Event("beforeunload", { cancelable: true });
  window.dispatchEvent(leaving);
  jest.restoreAllMocks();
  return { isOpenedHere: openHere.mock.calls.length === 1, isAsked: leaving.defaultPrevented };
}

const ofBuild = (webpackCompilationHash: string) => ({ page: { webpackCompilationHash } });

test.each([
  ["of the same build", ofBuild("a"), "a", true],
  ["that a kept app-data.json counts to an earlier build", ofBuild("earlier"), "a", true],
  ["of a newer build", ofBuild("newer"), "newer", false],
  ["whose files are gone", undefined, "newer", false],
])(
  "a page %s opens without a page load only if it can, and unsaved work is asked about before a load",
  async (_name, resources, newest, opensHere) => {
    for (const unsaved of [true, false]) {
      isUnsaved = unsaved;
      const fresh = resources && { page: { ...resources.page } };
      expect(await follow(fresh, newest)).toEqual({ isOpenedHere: opensHere, isAsked: !opensHere && unsaved });
    }
  },
);

test("of two links tapped one after the other the second one counts, also when its page comes first", async () => {
  jest.replaceProperty(process, "env", { ...process.env, NODE_ENV: "production" });
  const openHere = jest.fn();
  const arrive: Record<string, () => void> = {};
  window.___webpackCompilationHash = "a";
  window.___loader = {
    hovering: () => {},
    loadPageSync: () => undefined,
    loadPage: (path) =>
      new Promise((resolve) => {
        arrive[path] = () => resolve(ofBuild("a"));
      }),
  };
  window.___navigate = openHere;
  loadWholePageWhereNeeded();
  const opened = [window.___navigate("/services/"), window.___navigate("/products/")];
  arrive["/products/"]?.();
  arrive["/services/"]?.();
  await Promise.all(opened);
  jest.restoreAllMocks();
  expect(openHere.mock.calls.map(([to]) => to)).toEqual(["/products/"]);
});
