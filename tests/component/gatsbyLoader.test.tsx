import { fireEvent, screen } from "@testing-library/dom";
import { loadWholePageWhereNeeded } from "../../src/platform/runtime/gatsbyLoader";
import { noteUnsavedWork } from "../../src/platform/runtime/unsavedWork";

let isUnsaved = false;
noteUnsavedWork(() => isUnsaved);

/** Follows a link in a page of build "a"; gives whether it opened without a page load, and whether a load would be asked about. */
async function follow(resources: { page: { webpackCompilationHash: string } } | undefined) {
  const openHere = jest.fn();
  jest.replaceProperty(process, "env", { ...process.env, NODE_ENV: "production" });
  // jsdom navigates nowhere and says so.
  jest.spyOn(console, "error").mockImplementation(() => {});
  window.fetch = jest.fn(async () => ({}) as Response);
  window.___webpackCompilationHash = "a";
  window.___loader = { hovering: () => {}, loadPage: async () => resources };
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
  ["of the same build", ofBuild("a"), true],
  ["of a newer build", ofBuild("newer"), false],
  ["whose files are gone", undefined, false],
])(
  "a page %s opens without a page load only if it can, and unsaved work is asked about before a load",
  async (_name, resources, opensHere) => {
    for (const unsaved of [true, false]) {
      isUnsaved = unsaved;
      expect(await follow(resources)).toEqual({ isOpenedHere: opensHere, isAsked: !opensHere && unsaved });
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

describe("on a bad line", () => {
  const lost = "Halaman itu belum bisa dibuka.";

  /** A page of build "a"; gives what its links open without a page load, and how to let the awaited page come or fail. */
  function page() {
    const opened: string[] = [];
    let arrive: (resources?: ReturnType<typeof ofBuild>) => void = () => {};
    window.fetch = jest.fn(async () => Promise.reject(new TypeError("Failed to fetch")));
    window.___webpackCompilationHash = "a";
    window.___loader = {
      hovering: () => {},
      loadPage: () =>
        new Promise((resolve) => {
          arrive = resolve;
        }),
    };
    window.___navigate = (to) => opened.push(to);
    loadWholePageWhereNeeded();
    const open = (to: string) => void window.___navigate?.(to);
    const settle = async (resources?: ReturnType<typeof ofBuild>) => {
      arrive(resources);
      await jest.advanceTimersByTimeAsync(0);
    };
    return { opened, open, settle };
  }

  beforeEach(() => {
    jest.replaceProperty(process, "env", { ...process.env, NODE_ENV: "production" });
    document.documentElement.lang = "id";
    jest.useFakeTimers();
  });

  afterEach(() => {
    window.dispatchEvent(new PopStateEvent("popstate"));
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  test("a tapped link says after half a second that its page is coming, until it comes or another way is taken", async () => {
    const { opened, open, settle } = page();
    const coming = () => screen.queryAllByRole("status").map(({ textContent }) => textContent);
    open("/about/");
    await jest.advanceTimersByTimeAsync(499);
    expect(coming()).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    expect(coming()).toEqual(["Membuka halaman…"]);
    open("/products/");
    expect(coming()).toEqual([]);
    await jest.advanceTimersByTimeAsync(500);
    window.dispatchEvent(new PopStateEvent("popstate"));
    expect(coming()).toEqual([]);
    open("/services/");
    await jest.advanceTimersByTimeAsync(500);
    await settle(ofBuild("a"));
    expect(coming()).toEqual([]);
    expect(opened).toEqual(["/services/"]);
  });

  test("where the host does not answer the page stays, says so, and a tap tries again", async () => {
    const { opened, open, settle } = page();
    open("/services/");
    await settle();
    expect(screen.getByRole("alert")).toHaveTextContent(lost);
    fireEvent.click(screen.getByRole("button", { name: "Coba lagi" }));
    expect(screen.queryByRole("alert")).toBeNull();
    await settle(ofBuild("a"));
    expect(opened).toEqual(["/services/"]);
  });

  test("the word of a lost line goes when the line returns", async () => {
    const { open, settle } = page();
    open("/services/");
    await settle();
    window.dispatchEvent(new Event("online"));
    expect(screen.queryByText(lost)).toBeNull();
  });
});
