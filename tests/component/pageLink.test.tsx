import { fireEvent, render, screen } from "@testing-library/react";
import { PageLink } from "../../src/platform/runtime/PageLink";

afterEach(() => Reflect.deleteProperty(window, "___loader"));

test("a page's files are requested as soon as a finger is on a link to it, whatever other handlers the link is given", () => {
  const hovering = jest.fn();
  window.___loader = { hovering, loadPage: async () => undefined, loadPageSync: () => undefined };
  // As a caller without types might.
  const more = { onPointerDown: jest.fn() };
  render(
    <PageLink to="/products/tools/" {...more}>
      Tools
    </PageLink>,
  );
  fireEvent.pointerDown(screen.getByRole("link", { name: "Tools" }));
  expect(hovering.mock.calls).toEqual([["/products/tools/"]]);
});

test("touching a link does no harm where Gatsby's loader is absent", () => {
  const failed = jest.fn((event: ErrorEvent) => event.preventDefault());
  window.addEventListener("error", failed);
  render(<PageLink to="/products/">Products</PageLink>);
  fireEvent.pointerDown(screen.getByRole("link", { name: "Products" }));
  window.removeEventListener("error", failed);
  expect(failed).not.toHaveBeenCalled();
});
