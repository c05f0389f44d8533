import { createEvent, fireEvent, render, screen } from "@testing-library/react";
import { id } from "date-fns/locale/id";
import { DatePickerMonth, noonOf } from "../../src/runtime/DatePickerMonth";
import { ignoreSecondTaps } from "../../src/runtime/secondTap";
import { NewTabLink } from "../../src/ui/Button";
import { beforeEachNewDevice, keptEntries, openBookOf, openMore, said } from "../support/bookPage";
import { button, link } from "../support/elements";

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

test("the calendar's day that came under the finger is not chosen", () => {
  const onChoose = jest.fn();
  const month = noonOf("2026-12-20");
  render(
    <DatePickerMonth
      view={{ month, openTo: month }}
      locale={id}
      today="2026-12-20"
      showsNextMonth
      chosen={null}
      isAvailable={() => true}
      firstAvailable={(from) => from}
      dayLabel={(day) => ({ name: day })}
      dayClassName={() => ""}
      onChoose={onChoose}
      onMonthChange={jest.fn()}
    />,
  );
  const tapDay = (ms: number, day: string, height: number) =>
    tapAt(ms, screen.getByRole("gridcell", { name: day }), height);
  tapDay(6000, "2026-12-22", 100);
  // Whoever corrects himself is quick, too.
  tapDay(6300, "2027-01-09", 300);
  for (const ms of [6500, 6700, 7300]) tapDay(ms, "2027-01-16", 300);
  expect(onChoose.mock.calls.flat()).toEqual(["2026-12-22", "2027-01-09", "2027-01-16"]);
});
