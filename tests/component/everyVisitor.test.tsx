import { act, screen, within } from "@testing-library/react";
import { calendar, newEnvironment, openBooking, slot } from "../support/bookingPage";

const waysIn = () =>
  within(calendar())
    .getAllByRole("gridcell")
    .filter((cell) => cell.tabIndex === 0 && cell.getAttribute("aria-disabled") !== "true")
    .map((cell) => cell.getAttribute("aria-label"));

describe("the keyboard comes into the calendar at a day that can be booked", () => {
  test("late in the evening, when nothing is left of today", async () => {
    await openBooking({ now: "2026-12-01T22:30:00+07:00" });
    expect(waysIn()).toEqual([expect.stringMatching(/^Pilih .*2 Desember 2026/)]);
  });

  test("on a closed day", async () => {
    await openBooking({ closures: [{ from: "2026-12-01", to: "2026-12-03", reason: "Libur" }] });
    expect(waysIn()).toEqual([expect.stringMatching(/^Pilih .*4 Desember 2026/)]);
  });

  test("on the last evening of a month, which opens at the next", async () => {
    await openBooking({ now: "2026-11-30T22:30:00+07:00" });
    expect(waysIn()).toEqual([expect.stringMatching(/^Pilih .*1 Desember 2026/)]);
  });

  test("in a form that was left open overnight", async () => {
    let now = "2026-12-01T21:00:00+07:00";
    await openBooking({ environment: newEnvironment(() => new Date(now)) });
    now = "2026-12-02T23:30:00+07:00";
    act(() => {
      document.dispatchEvent(new Event("visibilitychange"));
    });
    expect(waysIn()).toEqual([expect.stringMatching(/^Pilih .*3 Desember 2026/)]);
  });

  test("and Enter there chooses that day", async () => {
    const { user } = await openBooking({ now: "2026-12-01T22:30:00+07:00" });
    within(calendar())
      .getByRole("gridcell", { name: /^Pilih .*\b2 Desember/ })
      .focus();
    await user.keyboard("{Enter}");
    expect(calendar()).toHaveTextContent("Rabu, 2 Desember 2026");
  });
});

test("today is the shop's, whatever day the device has", async () => {
  await openBooking({ now: "2026-12-01T07:10:00+07:00" });
  const current = within(calendar())
    .getAllByRole("gridcell")
    .filter((cell) => cell.getAttribute("aria-current") === "date");
  expect(current.map((cell) => cell.textContent)).toEqual(["1"]);
});

test("a chosen hour that the clock takes away is told of where the hours are, and announced", async () => {
  let now = "2026-12-01T08:40:00+07:00";
  const { user } = await openBooking({ environment: newEnvironment(() => new Date(now)) });
  await user.click(within(calendar()).getByRole("gridcell", { name: /^Pilih .*\b1 Desember/ }));
  await user.click(slot("09:00"));
  now = "2026-12-01T09:10:00+07:00";
  act(() => {
    document.dispatchEvent(new Event("visibilitychange"));
  });
  const news = await within(screen.getByRole("group", { name: /Pilih Jam/ })).findByText(/^Jam 09:00 tidak tersedia/);
  expect(news.closest("[aria-live=polite]")).not.toBeNull();
});
