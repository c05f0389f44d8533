import type { ReactNode } from "react";
import { SectionBoundary } from "../../src/features/frame/SectionBoundary";
import { byRole, expectText, link } from "../support/elements";
import { render } from "../support/pageWords";

const shop = { chatNumber: "6281200000000", phone: "0812-0000-0000" };

function Stumbling(): never {
  throw new Error("a fault of ours");
}

test("a crash in one section leaves the others, with the chat as the way out", () => {
  jest.spyOn(console, "error").mockImplementation();
  const page = (first: ReactNode) => (
    <>
      <SectionBoundary shop={shop}>{first}</SectionBoundary>
      <SectionBoundary shop={shop}>
        <p>Still here</p>
      </SectionBoundary>
    </>
  );
  const { rerender } = render(page(<Stumbling />));
  rerender(page(<Stumbling />));
  expectText("Still here");
  expect(byRole("alert")).toHaveTextContent("0812-0000-0000");
  expect(link("Chat WhatsApp")).toHaveAttribute("href", "https://wa.me/6281200000000");
  rerender(page(<p>Whole again</p>));
  expectText("Whole again");
});
