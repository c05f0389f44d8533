import { createEvent, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { id } from "date-fns/locale/id";
import { useState } from "react";
import { DatePickerMonth } from "../../src/platform/runtime/DatePickerMonth";
import { noonOf } from "../../src/platform/runtime/deviceDay";

const month = noonOf("2026-12-01");

// docs/platform.md relies on it; tests/component/calendar.test.tsx sees what a visitor sees of the month.
test("hands over a tapped day once, before anything is drawn again; a disabled one is not handed over", async () => {
  const user = userEvent.setup();
  const drawn: string[] = [];
  const onChoose = jest.fn();
  render(
    <DatePickerMonth
      view={{ month, opened: month, turn: 0 }}
      locale={id}
      today="2026-12-01"
      date={null}
      isAvailable={(day) => day >= "2026-12-04"}
      firstAvailable={(from) => (from > "2026-12-04" ? from : "2026-12-04")}
      describe={(day) => {
        drawn.push(day);
        return day >= "2026-12-04" ? { name: `Pilih ${day}` } : { name: `Tutup ${day}`, reason: "Libur" };
      }}
      className={() => ""}
      onChoose={onChoose}
      onMonthChange={jest.fn()}
    />,
  );
  const cell = (name: string) => screen.getByRole("gridcell", { name });
  await user.hover(cell("Pilih 2026-12-08"));
  drawn.length = 0;
  onChoose.mockImplementation(() => expect(drawn).toEqual([]));
  await user.click(cell("Pilih 2026-12-08"));
  await user.click(cell("Tutup 2026-12-03"));
  expect(onChoose.mock.calls).toEqual([["2026-12-08"]]);
});

/** The late December, in which days of January can be tapped; a chosen day's month is drawn at once. */
function Chosen() {
  const [date, setDate] = useState<string | null>(null);
  const shown = noonOf(date ?? "2026-12-20");
  return (
    <>
      <p>{date}</p>
      <DatePickerMonth
        view={{ month: shown, opened: shown, turn: 0 }}
        locale={id}
        today="2026-12-20"
        hasMoreWeeks
        date={date}
        isAvailable={() => true}
        firstAvailable={(from) => from}
        describe={(day) => ({ name: day })}
        className={() => ""}
        onChoose={setDate}
        onMonthChange={jest.fn()}
      />
    </>
  );
}

test("the second tap of a double tap does not choose the day of the next month that has come under the finger", () => {
  render(<Chosen />);
  const { timeStamp: start } = new Event("click");
  // A touch screen may count each of two taps as the first.
  const tap = (day: string, ms: number) => {
    const event = createEvent.click(screen.getByRole("gridcell", { name: day }), { detail: 1 });
    Object.defineProperty(event, "timeStamp", { value: start + ms });
    fireEvent(screen.getByRole("gridcell", { name: day }), event);
    return screen.getByRole("paragraph").textContent;
  };
  expect(tap("2026-12-22", 0)).toBe("2026-12-22");
  // Whoever corrects himself is quick, too.
  expect(tap("2026-12-23", 300)).toBe("2026-12-23");
  expect(tap("2027-01-09", 1000)).toBe("2027-01-09");
  expect(tap("2027-01-23", 1200)).toBe("2027-01-09");
  expect(tap("2027-01-24", 1400)).toBe("2027-01-09");
  expect(tap("2027-01-23", 2000)).toBe("2027-01-23");
});
