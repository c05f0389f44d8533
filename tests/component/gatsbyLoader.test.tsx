import { screen } from "@testing-library/dom";
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

describe("on a bad line", () => {
  const announced = () => document.getElementById("gatsby-announcer")?.textContent;

  /** A page of build "a" whose notice is hidden; gives what its links open without a page load, and how to let a page come. */
  function page() {
    jest.replaceProperty(process, "env", { ...process.env, NODE_ENV: "production" });
    document.documentElement.lang = "id";
    document.body.innerHTML = `<p id="gatsby-announcer"></p><div id="script-trouble" hidden><p>Koneksi lambat</p><a href="">Muat ulang</a></div>`;
    const opened: string[] = [];
    let arrive: (resources?: ReturnType<typeof ofBuild>) => void = () => {};
    window.___webpackCompilationHash = "a";
    window.___loader = {
      hovering: () => {},
      loadPageSync: () => undefined,
      loadPage: () =>
        new Promise((resolve) => {
          arrive = resolve;
        }),
    };
    window.___navigate = (to) => opened.push(to);
    loadWholePageWhereNeeded();
    return { opened, arrive: (resources?: ReturnType<typeof ofBuild>) => arrive(resources) };
  }

  beforeEach(() => {
    jest.useFakeTimers();
  });

  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
    document.body.innerHTML = "";
  });

  test("a tapped link shows and announces after half a second that its page is coming, until it comes", async () => {
    const { opened, arrive } = page();
    const isOpen = window.___navigate?.("/services/");
    await jest.advanceTimersByTimeAsync(499);
    expect(screen.queryByRole("progressbar")).toBeNull();
    await jest.advanceTimersByTimeAsync(1);
    expect(screen.getByRole("progressbar", { name: "Membuka halaman…" })).toBeInTheDocument();
    expect(announced()).toBe("Membuka halaman…");
    arrive(ofBuild("a"));
    await isOpen;
    expect(screen.queryByRole("progressbar")).toBeNull();
    expect(opened).toEqual(["/services/"]);
  });

  test("Back, or another link, ends the sign of the one before", async () => {
    page();
    void window.___navigate?.("/services/");
    await jest.advanceTimersByTimeAsync(600);
    void window.___navigate?.("/products/");
    expect(screen.queryByRole("progressbar")).toBeNull();
    await jest.advanceTimersByTimeAsync(600);
    expect(screen.getAllByRole("progressbar")).toHaveLength(1);
    window.dispatchEvent(new PopStateEvent("popstate"));
    expect(screen.queryByRole("progressbar")).toBeNull();
  });

  test("where the host does not answer the page stays and says so, until a link opens again", async () => {
    const { opened, arrive } = page();
    const notice = screen.getByText("Koneksi lambat");
    window.fetch = jest.fn(async () => Promise.reject(new TypeError("Failed to fetch")));
    const isLost = window.___navigate?.("/services/");
    arrive(undefined);
    await isLost;
    expect(notice).toBeVisible();
    expect(notice).toHaveTextContent("Halaman itu belum bisa dibuka. Coba ketuk lagi nanti.");
    const isOpen = window.___navigate?.("/products/");
    arrive(ofBuild("a"));
    await isOpen;
    expect(notice).not.toBeVisible();
    expect(opened).toEqual(["/products/"]);
  });

  /** Taps a link whose host does not answer. */
  async function tapInVain(arrive: (resources?: ReturnType<typeof ofBuild>) => void) {
    window.fetch = jest.fn(async () => Promise.reject(new TypeError("Failed to fetch")));
    const isLost = window.___navigate?.("/services/");
    const isSilentMeanwhile = document.getElementById("script-trouble")?.hidden;
    arrive(undefined);
    await isLost;
    return isSilentMeanwhile;
  }

  test("the notice of a page that has crashed is neither replaced by that of a lost line nor hidden with it", async () => {
    const { arrive } = page();
    const notice = screen.getByText("Koneksi lambat");
    const trouble = document.getElementById("script-trouble") as HTMLElement;
    await tapInVain(arrive);
    trouble.setAttribute("data-crashed", "");
    window.dispatchEvent(new Event("online"));
    expect(notice).toBeVisible();
    trouble.removeAttribute("data-crashed");
    trouble.hidden = true;
  });

  test("a second tap in vain is announced as the first one was: the notice goes and comes", async () => {
    const { arrive } = page();
    const notice = screen.getByText("Koneksi lambat");
    expect(await tapInVain(arrive)).toBe(true);
    expect(notice).toBeVisible();
    expect(await tapInVain(arrive)).toBe(true);
    expect(notice).toBeVisible();
  });

  test("the notice offers no reload, which would put the browser's error page in the place of this one", async () => {
    const { arrive } = page();
    const reload = screen.getByText("Muat ulang");
    await tapInVain(arrive);
    expect(reload).not.toBeVisible();
  });

  test("the notice goes when the line returns", async () => {
    const { arrive } = page();
    await tapInVain(arrive);
    window.dispatchEvent(new Event("online"));
    expect(screen.getByText(/^Halaman itu belum bisa dibuka/)).not.toBeVisible();
  });
});
