import { cleanup, fireEvent, screen } from "@testing-library/react";
import fc from "fast-check";
import { addDays, instantOf } from "../../src/domain/shop/clock";
import { Calendar } from "../../src/features/booking/calendar/Calendar";
import { longDate } from "../../src/format/date";
import { rules } from "../support/booking";
import { render } from "../support/pageWords";

const firstDay = "2026-12-01";
const daysAhead = fc.nat({ max: 300 });
const turns = { "Bulan berikutnya": 1, "Bulan sebelumnya": -1 };

const months = fc.record({
  today: daysAhead.map((days) => addDays(firstDay, days)),
  /** How many days ahead the chosen day is. */
  ahead: fc.option(fc.nat({ max: 70 })),
  /** Days without bookings: how many days ahead each run of them begins, and its length. */
  closed: fc.array(fc.tuple(fc.nat({ max: 120 }), fc.integer({ min: 1, max: 70 })), { maxLength: 3 }),
  taps: fc.array(fc.constantFrom("Bulan berikutnya", "Bulan sebelumnya"), { maxLength: 5 }),
});

test("after every turn Tab stops at one day of the month: the chosen, else the first bookable", () => {
  fc.assert(
    fc.property(months, ({ today, ahead, closed, taps }) => {
      cleanup();
      const isOpen = (date: string) =>
        date >= today &&
        !closed.some(([from, length]) => date >= addDays(today, from) && date < addDays(today, from + length));
      const chosen = ahead !== null && isOpen(addDays(today, ahead)) ? addDays(today, ahead) : null;
      const open = Array.from({ length: 366 }, (_, days) => addDays(today, days)).filter(isOpen);
      const { container } = render(
        <Calendar
          rules={rules()}
          now={instantOf({ date: today, time: "10:00" }, "Asia/Jakarta")}
          dayReason={(date) => (isOpen(date) ? null : { kind: "past" })}
          date={chosen}
          onChoose={() => {}}
        />,
      );
      let month = (chosen ?? open[0] ?? today).slice(0, 7);
      const expectTabStop = () => {
        const wanted = [chosen, ...open].find((date) => date?.startsWith(month));
        // The cells without a number are hidden: they stand where two months share a week.
        const stops = [...container.querySelectorAll("[role=gridcell][tabindex='0']:not(:empty)")];
        expect(stops.map((stop) => stop.getAttribute("aria-label"))).toEqual(
          wanted ? [`Pilih ${longDate(wanted)}`] : [],
        );
      };
      expectTabStop();
      for (const name of taps) {
        fireEvent.click(screen.getByLabelText(name));
        const turned = new Date(`${month}-01T00:00:00Z`);
        turned.setUTCMonth(turned.getUTCMonth() + turns[name]);
        const shown = turned.toISOString().slice(0, 7);
        month = shown < today.slice(0, 7) ? today.slice(0, 7) : shown;
        expectTabStop();
      }
    }),
    {
      numRuns: 10,
      // The month between has no bookable day, and ends in the week in which the next one's first bookable day is.
      examples: [
        [
          {
            today: "2027-03-23",
            ahead: null,
            closed: [[6, 33]],
            taps: ["Bulan berikutnya", "Bulan berikutnya", "Bulan sebelumnya"],
          },
        ],
      ],
    },
  );
});
