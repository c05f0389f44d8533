import {
  addMonths,
  addWeeks,
  differenceInCalendarWeeks,
  endOfWeek,
  format,
  getWeeksInMonth,
  isMonday,
  parseISO,
  startOfMonth,
} from "date-fns";
import { type CSSProperties, useCallback, useMemo, useState, useTransition } from "react";
import styled, { css } from "styled-components";
import type { BookingRules } from "../../../domain/shop/bookingRules";
import { addDays, shopMoment, weekdays } from "../../../domain/shop/clock";
import { businessDayOf } from "../../../domain/shop/dayHours";
import { seasonLines } from "../../../domain/shop/openingHours";
import { type Reason, reasonRow, reasonText } from "../../../domain/shop/reason";
import { runsOf } from "../../../format/runs";
import { spanText } from "../../../format/spanText";
import { DatePickerMonth, isoDay, type MonthView, noonOf } from "../../../runtime/DatePickerMonth";
import { displayFont, onHover } from "../../../theme/tokens";
import { hiddenStyle } from "../../../ui/hidden";
import { Icon } from "../../../ui/Icon";
import { useWords } from "../../words/pageWords";

const dayHeight = "2.75rem";
const weeksShown = 6;

// Replaces react-datepicker's stylesheet. The inline calendar needs only these rules. Its parts can be reached only by their
// class names.
const Frame = styled.div`
  background: var(--paperRaised); border: 1.5px solid var(--field-border, var(--accentInk)); border-radius: var(--radius);
  .react-datepicker, .react-datepicker__month-container { display: block; width: 100%; }
  .react-datepicker__aria-live, .react-datepicker__sr-only { ${hiddenStyle} }
  .react-datepicker__day-names, .react-datepicker__week { display: grid; grid-template-columns: repeat(7, 1fr); }
  .react-datepicker__day-names {
    padding: var(--s8) 0.25rem; font-weight: 700; text-align: center; color: var(--inkSoft);
    font-size: min(var(--text-small), 3.6vw); white-space: nowrap;
  }
  .react-datepicker__month { padding: 0 0.25rem; }
  .react-datepicker__day {
    position: relative; display: grid; place-items: center; height: ${dayHeight}; white-space: nowrap;
    font-size: min(1rem, 4.5vw); font-weight: 700; font-variant-numeric: tabular-nums; border-radius: var(--radius); cursor: pointer;
  }
  ${onHover} {
    .react-datepicker__day:not(.react-datepicker__day--disabled):hover { background: var(--paperEdge); }
  }
  .react-datepicker__day.shop-today:not(.react-datepicker__day--selected) { text-decoration: underline; text-decoration-thickness: 2px; text-underline-offset: 0.3em; }
  .react-datepicker__day--disabled { font-weight: 400; color: var(--inkSoft); cursor: not-allowed; }
  .react-datepicker__day.shop-closed { text-decoration: line-through; }
  .react-datepicker__day--selected, .react-datepicker__day--selected:hover { color: var(--cream); background: var(--deep) !important; }
  .react-datepicker__day.shop-closed::after {
    content: ""; position: absolute; bottom: 0.25rem; width: 0.375rem; height: 0.375rem; border-radius: 50%;
    background: var(--danger);
  }
  @media (forced-colors: active) { .react-datepicker__day.shop-closed::after { background: CanvasText; } }
  .react-datepicker__day:focus-visible { outline: 3px solid var(--accentInk); outline-offset: -1px; box-shadow: none; }
`;

// Weeks that are over are hidden, and those of the next month that are too many. Where that month begins within a week, its
// first week lies over the last one of the month before, as each has only its own days. Days of the month shown before
// cannot be tapped while the new month renders.
const DaysArea = styled.div<{ $shown: ShownWeeks }>`
  padding-bottom: var(--s8);
  ${({ $shown }) => css`
    .react-datepicker__week:nth-child(-n + ${$shown.over}), .react-datepicker__week:nth-child(n + ${$shown.ofMonth + 1}) { display: none; }
    .react-datepicker__month-container + .react-datepicker__month-container {
      margin-top: ${$shown.isShared ? `-${dayHeight}` : 0}; pointer-events: none;
      .react-datepicker__week:nth-child(n) { display: grid; }
      .react-datepicker__day-names, .react-datepicker__week:nth-child(n + ${$shown.ofNext + 1}) { display: none; }
      .react-datepicker__day { pointer-events: auto; }
      .react-datepicker__day--001::before { content: var(--next-month); position: absolute; top: 0; font-size: 0.6875rem; line-height: 1; color: var(--inkSoft); }
    }
  `}
  .react-datepicker__day:empty { visibility: hidden; }
  &[aria-busy="true"] .react-datepicker__day { pointer-events: none; }
`;

const Bar = styled.div`
  display: flex; align-items: center; justify-content: space-between;
  color: var(--cream); background: var(--dusk);
`;

const Month = styled.p`${displayFont} font-size: min(var(--text-lead), 7vw);`;

const TurnButton = styled.button`
  display: grid; place-items: center; width: min(3rem, 14vw); height: 3rem;
  &[aria-disabled="true"] { color: var(--creamSoft); opacity: 0.4; cursor: not-allowed; }
  &:focus-visible { outline-offset: -3px; }
`;

const Chosen = styled.p`
  display: flex; align-items: center; gap: var(--s8); min-height: 2.5rem; padding: var(--s8) var(--s16);
  font-weight: 700; border-top: 1px solid var(--paperEdge);
`;

const Notes = styled.ul`padding: 0 var(--s16) var(--s8); font-size: var(--text-small);`;

type ShownWeeks = ReturnType<typeof shownWeeks>;

/**
 * The weeks shown of a month: six from the current one on, or from the month's first. Where fewer of the month are left,
 * weeks of the next month follow. Weeks begin on Monday by the default of DatePickerMonth. Days are written 2026-12-01.
 */
function shownWeeks(month: Date, today: string) {
  const firstOfMonth = startOfMonth(month);
  const nextMonth = addMonths(firstOfMonth, 1);
  /** The month's weeks before the current one, and all of them. */
  const over = Math.max(0, differenceInCalendarWeeks(noonOf(today), firstOfMonth));
  const ofMonth = getWeeksInMonth(month);
  /** Whether the next month begins in the last week of this one. */
  const isShared = !isMonday(nextMonth);
  /** The weeks of the next month, the shared one included. */
  const ofNext = over + weeksShown - ofMonth + Number(isShared);
  const last = isoDay(endOfWeek(addWeeks(firstOfMonth, over + weeksShown - 1)));
  return { over, ofMonth, isShared, ofNext, last };
}

const laterOf = (one: string, other: string) => (one > other ? one : other);

type DayReason = (date: string) => Reason | null;

/** The first bookable day from `from` on, within a year; `from` itself if there is none. */
function firstBookable(dayReason: DayReason, from: string) {
  for (let ahead = 0; ahead < 366; ahead += 1) {
    const date = addDays(from, ahead);
    if (dayReason(date) === null) return date;
  }
  return from;
}

type Props = {
  rules: BookingRules;
  now: Date;
  /** Why a date cannot be chosen at `now`; null if it can. */
  dayReason: DayReason;
  date: string | null;
  onChoose: (choice: { date: string }) => void;
};

/**
 * The calendar, weeks from Monday, beginning with the current one. The name of a month that is turned to answers the tap at
 * once; its days are deferred, which spares a slow phone 112 ms until that answer.
 */
export function Calendar({ rules, now, dayReason, date, onChoose }: Props) {
  const booking = useWords("form");
  const words = useWords("calendar");
  const { locale } = words;
  const { longDate } = booking.shop;
  const today = businessDayOf(rules, shopMoment(now, rules.timeZone));
  const [month, setMonth] = useState(() => noonOf(date ?? firstBookable(dayReason, today)));
  const [drawn, setDrawn] = useState<MonthView>({ month, openTo: month });
  const [isDrawing, startDrawing] = useTransition();
  const showMonth = useCallback((next: Date) => {
    setMonth(next);
    setDrawn(({ openTo }) => ({ month: next, openTo }));
  }, []);
  // Six weeks are shown: where fewer of the month are left, weeks of the next one follow.
  const shown = shownWeeks(drawn.month, today);
  const showsNextMonth = shown.ofMonth - shown.over < weeksShown;
  // useMemo rather than memo() around the component: in React 19.2 a component in memo() does not update its effect events.
  const days = useMemo(
    () => (
      <DatePickerMonth
        view={drawn}
        locale={locale}
        today={today}
        showsNextMonth={showsNextMonth}
        chosen={date}
        isAvailable={(day) => dayReason(day) === null}
        firstAvailable={(from) => firstBookable(dayReason, from)}
        dayLabel={(day) => {
          const against = dayReason(day);
          const reason = against ? reasonText(booking.reasons, against) : undefined;
          return { reason, name: reason ? words.cannotChoose(longDate(day), reason) : words.choose(longDate(day)) };
        }}
        dayClassName={(day) => {
          if (day < today) return "";
          const reason = dayReason(day);
          const isClosed = reason && reasonRow(reason).inCalendar === "closed";
          return [day === today ? "shop-today" : "", isClosed ? "shop-closed" : ""].join(" ");
        }}
        onChoose={(day) => {
          showMonth(noonOf(day));
          onChoose({ date: day });
        }}
        onMonthChange={showMonth}
      />
    ),
    [dayReason, today, showsNextMonth, date, drawn, onChoose, booking, words, locale, longDate, showMonth],
  );
  const isFirstMonth = isoDay(startOfMonth(month)) <= today;
  const turnBy = (months: number) => {
    const turned = (from: Date) => noonOf(laterOf(isoDay(startOfMonth(addMonths(from, months))), today));
    setMonth(turned);
    startDrawing(() =>
      setDrawn((before) => {
        const openTo = turned(before.month);
        return { month: openTo, openTo };
      }),
    );
  };
  return (
    <Frame>
      <Bar>
        <TurnButton
          type="button"
          aria-label={words.previousMonth}
          // `disabled` would move the focus from the button to the page.
          aria-disabled={isFirstMonth}
          onClick={() => turnBy(-1)}
        >
          <Icon name="left" />
        </TurnButton>
        <Month aria-live="polite">{format(month, "MMMM yyyy", { locale })}</Month>
        <TurnButton type="button" aria-label={words.nextMonth} onClick={() => turnBy(1)}>
          <Icon name="right" />
        </TurnButton>
      </Bar>
      <DaysArea
        aria-busy={isDrawing}
        $shown={shown}
        style={{ "--next-month": `"${format(addMonths(drawn.month, 1), "MMM", { locale })}"` } as CSSProperties}
      >
        {days}
      </DaysArea>
      <Chosen aria-live="polite">
        {date && <Icon name="check" />}
        <span>{date ? longDate(date) : words.nothingChosen}</span>
      </Chosen>
      <MonthNotes
        rules={rules}
        dayReason={dayReason}
        first={laterOf(isoDay(startOfMonth(drawn.month)), today)}
        last={shown.last}
      />
    </Frame>
  );
}

type NotesProps = { rules: BookingRules; dayReason: DayReason; first: string; last: string };

/** Breaks, seasons, closed days and how far ahead one can book, as text, because touch screens show no tooltips. */
function MonthNotes({ rules, dayReason, first, last }: NotesProps) {
  const booking = useWords("form");
  const { shop } = booking;
  const words = useWords("calendar");
  const short = (date: string) => format(parseISO(date), "d MMMM", { locale: words.locale });
  const breaks = (rules.breaks ?? []).map(({ day, from, to, reason }) =>
    words.breakEvery(shop.days[(weekdays as readonly string[]).indexOf(day)] ?? "", spanText(from, to), reason),
  );
  const seasons = (rules.seasonalHours ?? [])
    .filter(({ from, to }) => from <= last && to >= first)
    .flatMap((season) => seasonLines(season, rules, shop.hours).map(({ days, hours }) => words.open(days, hours)));

  // Maps the text of each reason to its dates, or to none if the text names its days.
  const datesOfReasons = new Map<string, readonly string[]>();
  for (let date = first; date <= last; date = addDays(date, 1)) {
    const reason = dayReason(date);
    if (!reason) continue;
    const { inCalendar, namesDays } = reasonRow(reason);
    if (inCalendar === "plain") continue;
    const text = reasonText(booking.reasons, reason);
    const dates = datesOfReasons.get(text) ?? [];
    datesOfReasons.set(text, namesDays ? dates : [...dates, date]);
  }
  const closed = [...datesOfReasons].map(([text, dates]) => {
    const spans = runsOf(dates, (before, date) => addDays(before, 1) === date).map(({ first, last }) =>
      first === last ? short(first) : spanText(short(first), short(last)),
    );
    return spans.length > 0 ? `${text} (${spans.join(", ")})` : text;
  });
  const notes = [...breaks, ...seasons, ...closed];
  return (
    notes.length > 0 && (
      <Notes>
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </Notes>
    )
  );
}
