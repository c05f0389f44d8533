import { endOfMonth, type Locale, lightFormat, parseISO, setDefaultOptions, startOfMonth } from "date-fns";
import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";
import DatePicker from "react-datepicker";
import { ignoresSecondTap } from "./secondTap";

// react-datepicker's End key goes to the last day of the week. It takes the first day of the week from this default of
// date-fns and ignores `calendarStartDay`. With another default, End would go to Saturday instead of Sunday.
setDefaultOptions({ weekStartsOn: 1 });

/**
 * The month on view. `month` is any date in it; moving with the keyboard or choosing a date updates it. A new `openTo`, of
 * the buttons for the month before and after, turns the picker.
 */
export type MonthView = { month: Date; openTo: Date };

type Props = {
  view: MonthView;
  locale: Locale;
  /** The current date. Earlier dates cannot be reached. */
  today: string;
  /** Whether the next month follows below, with the first week of the one after it. */
  showsNextMonth?: boolean;
  chosen: string | null;
  isAvailable: (date: string) => boolean;
  /** The first available date from the given one on; the given one if there is none. */
  firstAvailable: (from: string) => string;
  /** The accessible name of a date's cell, and the reason if the date cannot be chosen. */
  dayLabel: (date: string) => { name: string; reason?: string };
  dayClassName: (date: string) => string;
  onChoose: (date: string) => void;
  /** Called when the keyboard leads to another month. */
  onMonthChange: (month: Date) => void;
};

/** Formats a day of the device's calendar, as 2026-12-01. */
export const isoDay = (day: Date) => lightFormat(day, "yyyy-MM-dd");

/** Noon of a date on the device, so that no time zone and no clock change can push it to a neighbouring day. */
export const noonOf = (date: string) => parseISO(`${date}T12:00:00`);

/**
 * The days of a month, drawn by react-datepicker. Dates are written 2026-12-01. docs/platform.md lists the workings of
 * react-datepicker on which this component relies.
 */
export function DatePickerMonth({
  view,
  locale,
  today,
  showsNextMonth,
  chosen,
  isAvailable,
  firstAvailable,
  dayLabel,
  dayClassName,
  onChoose,
  onMonthChange,
}: Props) {
  const picker = useRef<DatePicker>(null);

  const firstDay = isoDay(startOfMonth(view.month));
  const lastDay = isoDay(endOfMonth(view.month));
  const isOnView = (day: string) => firstDay <= day && day <= lastDay;

  const canEnterAt = (day: string) => isOnView(day) && isAvailable(day);
  // The Tab key enters the month at the chosen day, else at the first available one. A month without one has no tab stop:
  // with the stop of another month, a day of that month in this one's last week would have it.
  const enterMonth = useEffectEvent(() => {
    const first = firstDay > today ? firstDay : today;
    const entry = [chosen ?? "", firstAvailable(first)].find(canEnterAt) ?? first;
    picker.current?.setPreSelection(noonOf(entry));
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only when another day is chosen or the choice is taken away
  useEffect(() => enterMonth(), [chosen]);

  // Until the keyboard moves, react-datepicker keeps its tab stop, which may be in the month before, or disabled, also by
  // the passing of time. So this is checked after every render. The DOM does not tell: it may still show the month before.
  useEffect(() => {
    const tabStop = picker.current?.state.preSelection;
    if (!tabStop || !canEnterAt(isoDay(tabStop))) enterMonth();
  });

  return (
    // A second tap is ignored, because choosing a day of the next month turns the month under the finger.
    <div {...ignoresSecondTap}>
      <DatePicker
        ref={picker}
        inline
        allowSameDay
        focusSelectedMonth
        monthsShown={showsNextMonth ? 2 : 1}
        peekNextMonth={showsNextMonth}
        // With the default, react-datepicker would show the month of the previous choice again after a choice by keyboard.
        shouldCloseOnSelect={false}
        calendarContainer={PlainContainer}
        locale={locale}
        calendarStartDay={1}
        selected={chosen ? noonOf(chosen) : null}
        openToDate={view.openTo}
        minDate={noonOf(today)}
        filterDate={(day) => isAvailable(isoDay(day))}
        onChange={(day: Date | null) => {
          if (day) onChoose(isoDay(day));
        }}
        onMonthChange={onMonthChange}
        monthAriaLabelPrefix=""
        dayClassName={(day) => dayClassName(isoDay(day))}
        renderDayContents={(number, day) => (
          <DayContents number={number} date={isoDay(day)} today={today} {...dayLabel(isoDay(day))} />
        )}
        renderCustomHeader={() => <></>}
      />
    </div>
  );
}

// react-datepicker's own container is labelled "Choose Date" in English whatever the locale.
function PlainContainer({ className, children }: { className?: string; children?: ReactNode }) {
  return <div className={className}>{children}</div>;
}

type DayProps = { number: number; date: string; today: string; name: string; reason?: string };

/**
 * A day's number. react-datepicker names a cell by its date alone and marks the device's current day, so the cell's
 * attributes are replaced after each render.
 */
function DayContents({ number, date, today, name, reason }: DayProps) {
  const content = useRef<HTMLSpanElement>(null);

  useLayoutEffect(() => {
    const cell = content.current?.closest("[role=gridcell]");
    cell?.setAttribute("aria-label", name);
    if (date === today) cell?.setAttribute("aria-current", "date");
    else cell?.removeAttribute("aria-current");
  });

  return (
    <span ref={content} title={reason}>
      {number}
    </span>
  );
}
