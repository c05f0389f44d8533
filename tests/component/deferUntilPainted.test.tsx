import { render, screen } from "@testing-library/react";
import { type ReactNode, useLayoutEffect } from "react";
import {
  DeferUntilPainted,
  isLinkToTop,
  OpenedByLink,
  useBelowFold,
} from "../../src/platform/runtime/DeferUntilPainted";

/** What stands on the page each time that something has been drawn. */
function Watched({ drawn, children }: { drawn: string[]; children: ReactNode }) {
  useLayoutEffect(() => {
    drawn.push(document.body.textContent ?? "");
  });
  return children;
}

const page = (drawn: string[]) => (
  <Watched drawn={drawn}>
    <p>Top</p>
    <DeferUntilPainted>
      <Watched drawn={drawn}>Bottom</Watched>
    </DeferUntilPainted>
  </Watched>
);

test("who comes by a link from another page sees its top first, and then all of it", () => {
  const drawn: string[] = [];
  render(<OpenedByLink value>{page(drawn)}</OpenedByLink>);
  expect(drawn).toEqual(["Top", "TopBottom"]);
  expect(screen.getByText("Bottom")).toBeInTheDocument();
});

test("the next of pages that one part draws is seen by its top, too; on the same page, and on the way back, all stays", () => {
  const drawn: string[] = [];
  function Pages({ page, text }: { page: number; text: string }) {
    const isWhole = useBelowFold(page);
    return <Watched drawn={drawn}>{isWhole ? `${text} and more` : text}</Watched>;
  }
  const at = (page: number, text: string, isByLink: boolean) => (
    <OpenedByLink value={isByLink}>
      <Pages page={page} text={text} />
    </OpenedByLink>
  );
  const { rerender } = render(at(1, "One", false));
  rerender(at(2, "Two", true));
  rerender(at(2, "Two filtered", true));
  rerender(at(1, "One", false));
  expect(drawn.filter((text, index) => text !== drawn[index - 1])).toEqual([
    "One and more",
    "Two",
    "Two and more",
    "Two filtered and more",
    "One and more",
  ]);
});

test("a page opened on its own is whole from the start", () => {
  const drawn: string[] = [];
  render(page(drawn));
  expect(new Set(drawn)).toEqual(new Set(["TopBottom"]));
});

test.each([
  ["a link to the top of a page", { action: "PUSH", hash: "" }, true],
  ["a link to a section", { action: "PUSH", hash: "#booking" }, false],
  ["the way back", { action: "POP", hash: "" }, false],
  ["the first page of a visit", { hash: "" }, false],
])("%s is told apart", (_, location, expected) => {
  expect(isLinkToTop(location)).toBe(expected);
});
