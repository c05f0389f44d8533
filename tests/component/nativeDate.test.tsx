import { fireEvent, screen } from "@testing-library/react";
import { memoizedDayReason } from "../../src/domain/shop/reasonsAgainst";
import { DateField } from "../../src/features/booking/DateField";
import { offering, rules, visitOn } from "../support/booking";
import { render } from "../support/pageWords";

jest.mock("../../src/features/booking/calendar/Calendar", () => {
  throw new Error("the line is cut");
});

const now = new Date("2026-12-01T07:10:00+07:00");

async function openField() {
  const onChoose = jest.fn();
  const dayReason = memoizedDayReason(visitOn(null), offering(), now);
  const props = { step: 3, rules: rules(), now, dayReason, error: undefined, notice: "", onChoose };
  const withDate = (date: string | null) => <DateField {...props} date={date} />;
  const { rerender } = render(withDate(null));
  onChoose.mockImplementation(({ date }) => rerender(withDate(date)));
  const field = await screen.findByLabelText("Tanggal");
  const type = (value: string) => fireEvent.change(field, { target: { value } });
  return { field, type, onChoose };
}

test("a year typed digit by digit stays, and counts once whole", async () => {
  const { field, type, onChoose } = await openField();
  type("0202-12-08");
  expect(field).toHaveValue("0202-12-08");
  expect(field).not.toHaveAccessibleDescription();
  expect(onChoose).not.toHaveBeenCalledWith({ date: expect.any(String) });
  type("2026-12-08");
  expect(onChoose).toHaveBeenLastCalledWith({ date: "2026-12-08" });
});

test("a year of five digits is no date: the last complete one counts and comes back", async () => {
  const { field, type, onChoose } = await openField();
  type("2026-12-08");
  onChoose.mockClear();
  type("20261-12-08");
  expect(onChoose).not.toHaveBeenCalled();
  fireEvent.blur(field);
  expect(field).toHaveValue("2026-12-08");
  expect(field).toHaveAttribute("max", expect.stringMatching(/^\d{4}-/));
});

test("a date that cannot be booked says why and does not count", async () => {
  const { field, type, onChoose } = await openField();
  type("2026-11-30");
  expect(field).toHaveValue("2026-11-30");
  expect(field).toHaveAccessibleDescription("Sudah lewat");
  expect(onChoose).toHaveBeenLastCalledWith({ date: null });
});
