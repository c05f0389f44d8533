import { createEvent, fireEvent, render, screen } from "@testing-library/react";
import { id } from "date-fns/locale/id";
import { useState } from "react";
import { DatePickerMonth, noonOf } from "../../src/platform/runtime/DatePickerMonth";
import { ignoreSecondTaps } from "../../src/platform/runtime/secondTap";
import { NewTabLink } from "../../src/ui/Button";
import { beforeEachNewDevice, button, inBook, openBookPage, openMore, putInBook, said } from "../support/bookPage";

beforeEachNewDevice();
beforeAll(ignoreSecondTaps);

const start = performance.now() + 60_000;

/** Taps an element at a time in milliseconds and a height on the screen. A touch screen may count each of two taps as the first. */
function tap(element: HTMLElement, ms: number, clientY = 0): boolean {
  const event = createEvent.click(element, { detail: 1, clientX: 100, clientY });
  Object.defineProperty(event, "timeStamp", { value: start + ms });
  return fireEvent(element, event);
}

test("the second tap of a double tap opens no second tab, also on a link that has come under the finger", () => {
  const opened = jest.fn();
  render(
    <>
      <button type="button">Kirim</button>
      <NewTabLink href="#chat" onClick={opened}>
        Chat
      </NewTabLink>
    </>,
  );
  const [form, chat] = [screen.getByRole("button"), screen.getByRole("link")];
  expect(tap(form, 0)).toBe(true);
  expect(tap(chat, 200)).toBe(false);
  expect(opened).not.toHaveBeenCalled();
  expect(tap(chat, 800)).toBe(true);
  expect(tap(chat, 1000)).toBe(false);
  expect(opened).toHaveBeenCalledTimes(1);
});

test("elsewhere, and in another place, a quick tap counts", () => {
  const more = jest.fn();
  render(
    <>
      <button type="button" onClick={more}>
        Tambah
      </button>
      <NewTabLink href="#one">Satu</NewTabLink>
      <NewTabLink href="#two">Dua</NewTabLink>
    </>,
  );
  for (const ms of [2000, 2100, 2200]) tap(screen.getByRole("button"), ms);
  expect(more).toHaveBeenCalledTimes(3);
  expect(tap(screen.getByRole("link", { name: "Satu" }), 3000)).toBe(true);
  expect(tap(screen.getByRole("link", { name: "Dua" }), 3200, 60)).toBe(true);
});

test("in the book a cancellation is one line of the log", async () => {
  await putInBook({ name: "Budi" });
  const { user } = await openBookPage();
  await openMore(user, "Budi");
  const cancel = button("Pelanggan batal");
  tap(cancel, 4000);
  tap(cancel, 4200);
  await said(/sekarang dibatalkan/);
  const [visit] = await inBook((store) => store.all());
  expect(visit?.log.map(({ event }) => event)).toEqual(["requested", "calledOffInChat"]);
});

/** Late December, in which days of January can be tapped; a chosen day's month is drawn at once. */
function Chosen() {
  const [date, setDate] = useState<string | null>(null);
  const shown = noonOf(date ?? "2026-12-20");
  return (
    <>
      <p>{date}</p>
      <DatePickerMonth
        view={{ month: shown, openTo: shown, pickerKey: 0 }}
        locale={id}
        today="2026-12-20"
        showsNextMonth
        chosen={date}
        isAvailable={() => true}
        firstAvailable={(from) => from}
        dayLabel={(day) => ({ name: day })}
        dayClassName={() => ""}
        onChoose={setDate}
        onMonthChange={jest.fn()}
      />
    </>
  );
}

test("in the calendar the day of the next month that has come under the finger is not chosen", () => {
  render(<Chosen />);
  const chosenBy = (day: string, ms: number, height: number) => {
    tap(screen.getByRole("gridcell", { name: day }), ms, height);
    return screen.getByRole("paragraph").textContent;
  };
  expect(chosenBy("2026-12-22", 6000, 100)).toBe("2026-12-22");
  // Whoever corrects himself is quick, too.
  expect(chosenBy("2026-12-23", 6300, 150)).toBe("2026-12-23");
  expect(chosenBy("2027-01-09", 7000, 300)).toBe("2027-01-09");
  expect(chosenBy("2027-01-23", 7200, 300)).toBe("2027-01-09");
  expect(chosenBy("2027-01-24", 7400, 300)).toBe("2027-01-09");
  expect(chosenBy("2027-01-23", 8000, 300)).toBe("2027-01-23");
});
