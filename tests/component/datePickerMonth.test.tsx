import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { id } from "date-fns/locale/id";
import { DatePickerMonth } from "../../src/platform/runtime/DatePickerMonth";
import { noonOf } from "../../src/platform/runtime/deviceDay";

/** A month of a shop that is closed until 4 December. */
function openMonth(date: string | null = null) {
  const onChoose = jest.fn();
  const month = (opened: string, turn: number) => (
    <DatePickerMonth
      view={{ month: noonOf(opened), opened: noonOf(opened), turn }}
      locale={id}
      today="2026-12-01"
      date={date}
      isAvailable={(day) => day >= "2026-12-04"}
      firstAvailable={(from) => (from > "2026-12-04" ? from : "2026-12-04")}
      describe={(day) => (day >= "2026-12-04" ? { name: `Pilih ${day}` } : { name: `Tutup ${day}`, reason: "Libur" })}
      className={() => ""}
      onChoose={onChoose}
      onMonthChange={jest.fn()}
    />
  );
  const { rerender } = render(month("2026-12-01", 0));
  const turnTo = (opened: string) => rerender(month(opened, 1));
  return { user: userEvent.setup(), onChoose, turnTo };
}

const cell = (name: string) => screen.getByRole("gridcell", { name });
const entries = () => screen.getAllByRole("gridcell").filter((day) => day.tabIndex === 0);

test("is entered by keyboard at the chosen day", () => {
  openMonth("2026-12-15");
  expect(entries()).toEqual([cell("Pilih 2026-12-15")]);
});

test("hands over a tapped day once; a disabled one is not handed over", async () => {
  const { user, onChoose } = openMonth();
  await user.click(cell("Pilih 2026-12-08"));
  await user.click(cell("Tutup 2026-12-03"));
  expect(onChoose.mock.calls).toEqual([["2026-12-08"]]);
});

test("Home and End lead to Monday and Sunday of the row, from whatever day of it", async () => {
  const { user, turnTo } = openMonth("2027-01-13");
  turnTo("2027-01-13");
  await user.tab();
  for (const [key, day] of [
    ["{End}", "2027-01-17"],
    ["{End}", "2027-01-17"],
    ["{Home}", "2027-01-11"],
    ["{Home}", "2027-01-11"],
  ] as const) {
    await user.keyboard(key);
    expect(cell(`Pilih ${day}`)).toHaveFocus();
  }
});
