import { createEvent, fireEvent, render } from "@testing-library/react";
import { ignoreSecondTaps } from "../../src/runtime/secondTap";
import { NewTabLink } from "../../src/ui/Button";
import { calendar, day, openBooking } from "../support/bookingPage";
import { beforeEachNewDevice, keptEntries, openBookOf, openMore, said } from "../support/bookPage";
import { button, expectText, link } from "../support/elements";

beforeEachNewDevice();
beforeAll(ignoreSecondTaps);

const start = performance.now() + 60_000;

/**
 * Taps an element at a time in milliseconds and a height on the screen; false where the tap does not count. A touch screen
 * may report each of two taps as the first.
 */
function tapAt(ms: number, element: HTMLElement, clientY = 0) {
  const event = createEvent.click(element, { detail: 1, clientX: 100, clientY });
  Object.defineProperty(event, "timeStamp", { value: start + ms });
  return fireEvent(element, event);
}

test("the second tap of a double tap opens no tab, nor a link under the finger", () => {
  const opened = jest.fn();
  const more = jest.fn();
  render(
    <>
      <button type="button" onClick={more}>
        Kirim
      </button>
      <NewTabLink href="#chat" onClick={opened}>
        Chat
      </NewTabLink>
      <NewTabLink href="#other">Lain</NewTabLink>
    </>,
  );
  expect(tapAt(0, button("Kirim"))).toBe(true);
  expect(tapAt(200, link("Chat"))).toBe(false);
  expect(tapAt(800, link("Chat"))).toBe(true);
  expect(tapAt(1000, link("Chat"))).toBe(false);
  expect(opened).toHaveBeenCalledTimes(1);
  // In another place, and on what opens no tab, a quick tap counts.
  expect(tapAt(1200, link("Lain"), 60)).toBe(true);
  for (const ms of [2000, 2100, 2200]) tapAt(ms, button("Kirim"));
  expect(more).toHaveBeenCalledTimes(4);
});

test("in the book a cancellation is one line of the log, and 'Urungkan' that came under the finger undoes nothing", async () => {
  await openBookOf({ name: "Budi" });
  await openMore("Budi");
  const cancel = button("Pelanggan batal");
  tapAt(4000, cancel);
  tapAt(4200, cancel);
  await said(/pelanggan batal/);
  tapAt(4300, button("Urungkan"));
  const [visit] = await keptEntries();
  expect(visit?.log.map(({ event }) => event)).toEqual(["requested", "calledOffInChat"]);
});

test("the calendar's day that came under the finger is not chosen", async () => {
  await openBooking();
  const tapDay = async (ms: number, number: number) => tapAt(ms, await day(number), 300);
  tapAt(6000, await day(22));
  // Whoever corrects himself is quick, too.
  await tapDay(6300, 23);
  for (const ms of [6500, 6700]) await tapDay(ms, 24);
  expectText("Rabu, 23 Desember 2026", calendar());
  await tapDay(7300, 24);
  expectText("Kamis, 24 Desember 2026", calendar());
});
