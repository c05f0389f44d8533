import { fireEvent, render, screen } from "@testing-library/react";
import { navigate, prefetchPathname } from "gatsby";
import { PageLink } from "../../src/platform/runtime/PageLink";

let seen: (isIntersecting: boolean) => void;
const observed = jest.fn();
const released = jest.fn();

beforeEach(() => {
  window.IntersectionObserver = class {
    constructor(callback: IntersectionObserverCallback) {
      seen = (isIntersecting) => callback([{ isIntersecting } as IntersectionObserverEntry], this as never);
    }
    observe = observed;
    disconnect = released;
  } as never;
});

afterEach(() => {
  jest.clearAllMocks();
  Reflect.deleteProperty(window, "___loader");
  Reflect.deleteProperty(window, "IntersectionObserver");
});

const link = () => screen.getByRole("link");

test("a page's files are requested at once under a finger or a mouse", () => {
  const hovering = jest.fn();
  window.___loader = { hovering, loadPage: async () => undefined };
  render(<PageLink to="/products/tools/">Tools</PageLink>);
  fireEvent.pointerDown(link());
  fireEvent.mouseEnter(link());
  expect(hovering.mock.calls).toEqual([["/products/tools/"], ["/products/tools/"]]);
});

test("a page is prefetched when a link to it comes into sight, and the link is let go with the page", () => {
  const { unmount } = render(<PageLink to="/about/">About</PageLink>);
  expect(observed.mock.calls).toEqual([[link()]]);
  seen(false);
  expect(prefetchPathname).not.toHaveBeenCalled();
  seen(true);
  expect(prefetchPathname).toHaveBeenCalledWith("/about/");
  unmount();
  expect(released).toHaveBeenCalledTimes(1);
});

test("a click opens the page in place of a load, with what its history entry is to hold", () => {
  render(
    <PageLink to="/about/" state={{ a: 1 }}>
      About
    </PageLink>,
  );
  expect(fireEvent.click(link())).toBe(false);
  expect(navigate).toHaveBeenCalledWith("/about/", { state: { a: 1 }, replace: false });
});

test("a click on a link to the page itself makes no second entry in the history", () => {
  render(<PageLink to={window.location.pathname}>Here</PageLink>);
  fireEvent.click(link());
  expect(navigate).toHaveBeenCalledWith(window.location.pathname, { state: undefined, replace: true });
});

test.each([
  ["the middle button", { button: 1 }],
  ["Ctrl", { ctrlKey: true }],
  ["Cmd", { metaKey: true }],
  ["Shift", { shiftKey: true }],
  ["Alt", { altKey: true }],
])("a click with %s stays the browser's", (_with, init) => {
  render(<PageLink to="/about/">About</PageLink>);
  fireEvent.click(link(), init);
  expect(navigate).not.toHaveBeenCalled();
});

test("a handler of its own runs first and may keep the page from opening", () => {
  render(
    <PageLink to="/about/" onClick={(event) => event.preventDefault()}>
      About
    </PageLink>,
  );
  fireEvent.click(link());
  expect(navigate).not.toHaveBeenCalled();
});

test("a link that keeps the fragment has it for a new tab too", () => {
  window.history.replaceState(null, "", "/tiket/#kode=BTP123456AB");
  render(
    <PageLink to="/en/ticket/" preservesScroll>
      EN
    </PageLink>,
  );
  fireEvent.pointerDown(link());
  expect((link() as HTMLAnchorElement).href).toBe("http://localhost/en/ticket/#kode=BTP123456AB");
  window.history.replaceState(null, "", "/");
});
