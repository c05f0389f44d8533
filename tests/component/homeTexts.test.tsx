import { act, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { GoodToKnow } from "../../src/features/home/GoodToKnow";
import { Notice } from "../../src/features/home/Notice";
import { IndonesianWords, render } from "../support/pageWords";

describe("the shop's notice", () => {
  const shop = (timeZone: string, until: string) => ({ timeZone, notice: { text: "Libur mendadak hari ini", until } });
  const at = (moment: string) => jest.useFakeTimers({ now: new Date(moment) });
  afterEach(() => jest.useRealTimers());

  test("stands in the page as it is built, and until the end of its last day on the shop's clock", () => {
    at("2026-12-01T15:59:59Z");
    expect(
      renderToString(
        <IndonesianWords>
          <Notice shop={shop("Asia/Makassar", "2026-12-01")} />
        </IndonesianWords>,
      ),
    ).toContain("Libur mendadak hari ini");
    render(<Notice shop={shop("Asia/Makassar", "2026-12-01")} />);
    expect(screen.getByRole("region", { name: "Pengumuman" })).toHaveTextContent("Libur mendadak hari ini");
  });

  test("is hidden after that day, on a page opened by a link and on one that is built then", () => {
    at("2026-12-01T16:00:00Z");
    render(<Notice shop={shop("Asia/Makassar", "2026-12-01")} />);
    expect(screen.queryByRole("region")).toBeNull();
    expect(
      renderToString(
        <IndonesianWords>
          <Notice shop={shop("Asia/Makassar", "2026-12-01")} />
        </IndonesianWords>,
      ),
    ).toContain('hidden=""');
    render(<Notice shop={shop("Asia/Jakarta", "2026-12-01")} />);
    expect(screen.getByRole("region", { name: "Pengumuman" })).toBeVisible();
  });

  test("goes at the end of that day from a page that was opened by a link before, and is left open", () => {
    at("2026-12-01T15:59:50Z");
    render(<Notice shop={shop("Asia/Makassar", "2026-12-01")} />);
    expect(screen.getByRole("region", { name: "Pengumuman" })).toBeVisible();
    act(() => jest.advanceTimersByTime(20_000));
    expect(screen.queryByRole("region")).toBeNull();
  });

  test("takes no place where there is none", () => {
    expect(render(<Notice shop={{ timeZone: "Asia/Jakarta", notice: null }} />).container).toBeEmptyDOMElement();
  });
});

test("what is good to know is a list of terms under a heading of its own", () => {
  render(<GoodToKnow facts={[{ title: "Pembayaran", text: "Tunai atau QRIS." }]} />);
  expect(screen.getByRole("heading", { name: "Yang perlu diketahui" })).toBeInTheDocument();
  expect(screen.getByRole("term")).toHaveTextContent("Pembayaran");
  expect(screen.getByRole("definition")).toHaveTextContent("Tunai atau QRIS.");
});
