import { screen } from "@testing-library/react";
import { SectionBoundary } from "../../src/features/shell/SectionBoundary";
import { render } from "../support/pageWords";

const shop = { chatNumber: "6281200000000", phone: "0812-0000-0000" };

function Stumbling(): never {
  throw new Error("a fault of ours");
}

test("a crash in one section leaves the others standing, with the chat as the way out", () => {
  jest.spyOn(console, "error").mockImplementation(() => {});
  render(
    <>
      <SectionBoundary shop={shop}>
        <Stumbling />
      </SectionBoundary>
      <SectionBoundary shop={shop}>
        <p>Still here</p>
      </SectionBoundary>
    </>,
  );
  expect(screen.getByText("Still here")).toBeInTheDocument();
  expect(screen.getByRole("alert")).toHaveTextContent("0812-0000-0000");
  expect(screen.getByRole("link", { name: "Chat WhatsApp" })).toHaveAttribute("href", "https://wa.me/6281200000000");
});

test("a section that crashed is tried again once the page around it has changed, and only then", () => {
  jest.spyOn(console, "error").mockImplementation(() => {});
  const section = (isWhole: boolean) => (
    <SectionBoundary shop={shop}>{isWhole ? <p>Whole again</p> : <Stumbling />}</SectionBoundary>
  );
  const { rerender } = render(section(false));
  rerender(section(false));
  expect(screen.getByRole("alert")).toHaveTextContent("Bagian ini sedang bermasalah");
  rerender(section(true));
  expect(screen.getByText("Whole again")).toBeInTheDocument();
});
