import { act, fireEvent, screen } from "@testing-library/react";
import { NavigationStatus } from "../../src/features/frame/NavigationStatus";
import { interceptNavigation } from "../../src/runtime/interceptNavigation";
import { button, byRole, expectNo, textsOf } from "../support/elements";
import { render } from "../support/pageWords";

type PageOfBuild = { page: { webpackCompilationHash: string } };

const ofBuild = (webpackCompilationHash: string) => ({ page: { webpackCompilationHash } });

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

/**
 * A page of build "a"; gives what its links open without a page load, and how to let an awaited page come, or fail without
 * any.
 */
function page(answerOfHost = async () => ({}) as Response) {
  const opened: string[] = [];
  const arrivals = new Map<string, (resources?: PageOfBuild) => void>();
  window.fetch = answerOfHost;
  window.___webpackCompilationHash = "a";
  window.___loader = {
    loadPage: (path) => new Promise((resolve) => arrivals.set(path, resolve)),
  } as Window["___loader"];
  window.___navigate = (to) => opened.push(to);
  interceptNavigation();
  render(<NavigationStatus />);
  const open = (to: string) => act(() => void window.___navigate?.(to));
  const arrive = async (path: string, resources?: PageOfBuild) => {
    arrivals.get(path)?.(resources);
    await pass(0);
  };
  return { opened, open, arrive };
}

beforeEach(() => {
  jest.replaceProperty(process, "env", { ...process.env, NODE_ENV: "production" });
  // jsdom navigates nowhere and says so.
  jest.spyOn(console, "error").mockImplementation();
  jest.useFakeTimers();
});

afterEach(() => act(() => void window.dispatchEvent(new PopStateEvent("popstate"))));

test.each([
  ["of the same build", ofBuild("a"), true],
  ["of a newer build", ofBuild("newer"), false],
  ["whose files are gone", undefined, false],
])("a page %s opens without a page load only if it can", async (_name, resources, opensHere) => {
  const address = "/services/?service=premium#booking";
  const { opened, open, arrive } = page();
  open(address);
  await arrive("/services/", resources);
  expect(opened).toEqual(opensHere ? [address] : []);
});

test("of two tapped links the second counts, whichever page comes first", async () => {
  const { opened, open, arrive } = page();
  open("/services/");
  open("/products/");
  await arrive("/products/", ofBuild("a"));
  await arrive("/services/", ofBuild("a"));
  expect(opened).toEqual(["/products/"]);
});

test("a tapped link says after half a second that its page is coming", async () => {
  const { open, arrive } = page();
  const coming = () => textsOf(screen.queryAllByRole("status"));
  open("/about/");
  await pass(499);
  expect(coming()).toEqual([""]);
  await pass(1);
  expect(coming()).toEqual(["Membuka halaman…"]);
  act(() => void window.dispatchEvent(new PopStateEvent("popstate")));
  expect(coming()).toEqual([""]);
  open("/services/");
  await pass(500);
  await arrive("/services/", ofBuild("a"));
  expect(coming()).toEqual([""]);
});

test("where the host does not answer the page says so until another try", async () => {
  const { opened, open, arrive } = page(() => Promise.reject(new TypeError("Failed to fetch")));
  open("/services/");
  await arrive("/services/");
  expect(byRole("alert")).toHaveTextContent("Halaman itu belum bisa dibuka.");
  fireEvent.click(button("Coba lagi"));
  expectNo("alert");
  await arrive("/services/", ofBuild("a"));
  expect(opened).toEqual(["/services/"]);
  open("/about/");
  await arrive("/about/");
  act(() => void window.dispatchEvent(new Event("online")));
  expectNo("alert");
});

test("an unanswered request is given up after twenty seconds", async () => {
  const { open } = page(() => new Promise(() => {}));
  open("/services/");
  await pass(20_000);
  expect(byRole("alert")).toHaveTextContent("Halaman itu belum bisa dibuka.");
});
