import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { id } from "date-fns/locale/id";
import { DatePickerMonth, noonOf } from "../../src/runtime/DatePickerMonth";

const month = noonOf("2026-12-01");

// docs/platform.md relies on it; tests/component/calendar.test.tsx sees what a visitor sees of the month.
test("hands over a tapped day once, before anything is drawn again; a disabled one is not handed over", async () => {
  const user = userEvent.setup();
  const drawn: string[] = [];
  const onChoose = jest.fn();
  render(
    <DatePickerMonth
      view={{ month, openTo: month, pickerKey: 0 }}
      locale={id}
      today="2026-12-01"
      chosen={null}
      isAvailable={(day) => day >= "2026-12-04"}
      firstAvailable={(from) => (from > "2026-12-04" ? from : "2026-12-04")}
      dayLabel={(day) => {
        drawn.push(day);
        return day >= "2026-12-04" ? { name: `Pilih ${day}` } : { name: `Tutup ${day}`, reason: "Libur" };
      }}
      dayClassName={() => ""}
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
