import { addMonths, endOfMonth, format, parseISO, startOfMonth } from "date-fns";
import {
  type Dispatch,
  type SetStateAction,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import styled from "styled-components";
import { weeklyDaysOff } from "../../../domain/shop/barber";
import { type BookingRules, type DayUnavailable, dayAvailability } from "../../../domain/shop/bookingRules";
import { addDays, weekdayOf } from "../../../domain/shop/clock";
import type { Closure } from "../../../domain/shop/closures";
import { hoursOn, seasonLines } from "../../../domain/shop/openingHours";
import { weekdays } from "../../../domain/shop/weekday";
import { DatePickerMonth, type MonthView } from "../../../platform/runtime/DatePickerMonth";
import { isoDay, noonOf } from "../../../platform/runtime/deviceDay";
import { media } from "../../../theme/media";
import { color, font, radius, space, type } from "../../../theme/tokens";
import { Icon } from "../../../ui/Icon";
import { useWords } from "../../shell/pageWords";
import { shopText } from "../../shell/ShopText";
import { dayUnavailableText } from "../unavailableText";

const dayHeight = "2.75rem";

// react-datepicker's own stylesheet is left out: these few rules are all that the inline calendar needs. Its parts can only be
// reached by their class names.
const Frame = styled.div`
  background: ${color.paperRaised}; border: 1.5px solid var(--group-edge, ${color.brassInk}); border-radius: ${radius.edge};
  .react-datepicker, .react-datepicker__month-container { display: block; width: 100%; }
  .react-datepicker__aria-live, .react-datepicker__sr-only {
    position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap;
  }
  .react-datepicker__day-names, .react-datepicker__week { display: grid; grid-template-columns: repeat(7, 1fr); }
  .react-datepicker__day-names {
    padding: ${space.tight} 0; font-size: ${type.small}; font-weight: 700; text-align: center; color: ${color.inkSoft};
    font-size: min(${type.small}, 3.6vw); white-space: nowrap;
  }
  .react-datepicker__month { min-height: calc(5 * ${dayHeight} + ${space.tight}); padding: 0 0.25rem ${space.tight}; }
  .react-datepicker__day {
    position: relative; display: grid; place-items: center; min-height: ${dayHeight}; white-space: nowrap;
    font-size: min(1rem, 4.5vw); font-weight: 700; font-variant-numeric: tabular-nums; border-radius: ${radius.edge}; cursor: pointer;
  }
  @media ${media.hover} {
    .react-datepicker__day:not(.react-datepicker__day--disabled):hover { background: ${color.paperEdge}; }
  }
  .react-datepicker__day.shop-today { box-shadow: inset 0 0 0 1.5px ${color.brassInk}; }
  .react-datepicker__day--disabled { font-weight: 400; color: ${color.inkSoft}; cursor: not-allowed; }
  .react-datepicker__day.shop-closed { text-decoration: line-through; }
  .react-datepicker__week:not(:has(.react-datepicker__day:not(.shop-past, .react-datepicker__day--outside-month))) { display: none; }
  .react-datepicker__day--outside-month { visibility: hidden; }
  .react-datepicker__day--selected, .react-datepicker__day--selected:hover { color: ${color.cream}; background: ${color.bottle} !important; }
  .react-datepicker__day.shop-closed::after {
    content: ""; position: absolute; bottom: 0.25rem; width: 0.375rem; height: 0.375rem; border-radius: 50%;
    background: ${color.danger};
  }
  @media (forced-colors: active) {
    .react-datepicker__day--selected { forced-color-adjust: none; color: SelectedItemText; background: SelectedItem !important; }
    .react-datepicker__day.shop-closed::after { background: CanvasText; }
  }
  .react-datepicker__day:focus-visible { outline: 3px solid ${color.brassInk}; outline-offset: -1px; box-shadow: none; }
`;

// Until the days of the month that was turned to are rendered, those of the month before must not be tapped.
const DaysArea = styled.div`&[aria-busy="true"] { pointer-events: none; }`;

const Bar = styled.div`
  display: flex; align-items: center; justify-content: space-between;
  color: ${color.cream}; background: ${color.wood};
`;

const Month = styled.p`&:focus { outline: none; } font-family: ${font.display}; font-size: min(${type.lead}, 7vw); font-weight: 900;`;

const Step = styled.button`
  display: grid; place-items: center; width: min(3rem, 14vw); height: 3rem; padding: 0; font-size: 1.5rem; line-height: 1;
  background: none; border: 0;
  &:disabled { color: ${color.creamSoft}; opacity: 0.4; cursor: not-allowed; }
  &:focus-visible { outline-offset: -3px; }
`;

const Chosen = styled.p`
  display: flex; align-items: center; gap: ${space.tight}; min-height: 2.5rem; padding: ${space.tight} ${space.base};
  font-weight: 700; border-top: 1px solid ${color.paperEdge};
`;

const Closed = styled.ul`padding: 0 ${space.base} ${space.tight}; font-size: ${type.small};`;

/** Whether a day cannot be booked because of closed hours. */
const isFull = (unavailable: DayUnavailable | null) =>
  unavailable?.kind === "noSlotLeft" && unavailable.why.kind === "closedHours";

const closedKinds: ReadonlySet<DayUnavailable["kind"] | undefined> = new Set([
  "closure",
  "dayOff",
  "barberAway",
  "nobody",
]);

const latest = (one: string, other: string) => (one > other ? one : other);

type Availability = ReturnType<typeof dayAvailability>;

/** The first day from `from` on that can be booked, looking a year ahead; `from` itself where there is none. */
function firstBookable(availability: Availability, from: string): string {
  for (let ahead = 0; ahead < 366; ahead += 1) {
    const date = addDays(from, ahead);
    if (availability(date) === null) return date;
  }
  return from;
}

export type CalendarProps = {
  rules: BookingRules;
  now: Date;
  today: string;
  date: string | null;
  onChoose: (date: string) => void;
};

/**
 * The calendar, weeks from Monday; days that cannot be booked are disabled and say why.
 * The month's name and the chosen date answer a tap at once, the days are rendered after them; a month that is turned past
 * quickly is not rendered at all.
 */
export function Calendar({ rules, now, today, date, onChoose }: CalendarProps) {
  const { shop } = useWords("booking");
  const words = useWords("calendar");
  const { locale } = words;
  const availability = useMemo(() => dayAvailability(rules, now), [rules, now]);
  const first = useMemo(() => firstBookable(availability, today), [availability, today]);
  const [view, setView] = useState<MonthView>(() => {
    const month = noonOf(date ?? first);
    return { month, opened: month, turn: 0 };
  });
  const drawn = useDeferredValue(view);
  const drawnDate = useDeferredValue(date);
  // Kept by useMemo because React 19.2 does not update the effect events of a component made with memo.
  const days = useMemo(
    () => (
      <Days
        availability={availability}
        today={today}
        date={drawnDate}
        view={drawn}
        onView={setView}
        onChoose={onChoose}
      />
    ),
    [availability, today, drawnDate, drawn, onChoose],
  );

  const openedOn = (day: string, turn: number): MonthView => {
    const opened = noonOf(latest(day, today));
    return { month: opened, opened, turn };
  };
  const turnBy = (months: number) =>
    setView(({ month, turn }) => openedOn(isoDay(startOfMonth(addMonths(month, months))), turn + 1));

  // When no day of the month on view can be booked any more, the calendar goes on to the next month that has one; a day that is
  // chosen in the month keeps it on view.
  const skipFullMonth = useEffectEvent(() => {
    if (date === null && isoDay(endOfMonth(view.month)) < first) setView(({ turn }) => openedOn(first, turn + 1));
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only when the first bookable day or the selection changes; going back a month must not trigger it
  useEffect(() => skipFullMonth(), [first, date === null]);

  // A disabled button loses the focus to the page: it goes to the name of the month, beyond which nothing can be booked.
  const isFirstMonth = isoDay(startOfMonth(view.month)) <= today;
  const previous = useRef<HTMLButtonElement>(null);
  const monthName = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    if (isFirstMonth && document.activeElement === previous.current) monthName.current?.focus();
  }, [isFirstMonth]);

  return (
    <Frame>
      <Bar>
        <Step
          ref={previous}
          type="button"
          aria-label={words.previousMonth}
          disabled={isFirstMonth}
          onClick={() => turnBy(-1)}
        >
          ‹
        </Step>
        <Month ref={monthName} tabIndex={-1} aria-live="polite">
          {format(view.month, "MMMM yyyy", { locale })}
        </Month>
        <Step type="button" aria-label={words.nextMonth} onClick={() => turnBy(1)}>
          ›
        </Step>
      </Bar>
      <DaysArea aria-busy={drawn.turn !== view.turn}>{days}</DaysArea>
      <Chosen aria-live="polite">
        {date && <Icon name="check" />}
        <span>{date ? shop.longDate(date) : words.nothingChosen}</span>
      </Chosen>
      <ClosedDays rules={rules} availability={availability} today={today} month={drawn.month} />
    </Frame>
  );
}

type DaysProps = Pick<CalendarProps, "today" | "date" | "onChoose"> & {
  availability: Availability;
  view: MonthView;
  onView: Dispatch<SetStateAction<MonthView>>;
};

/** The days of the month on view. */
function Days({ availability, today, date, view, onView, onChoose }: DaysProps) {
  const booking = useWords("booking");
  const { longDate } = booking.shop;
  const words = useWords("calendar");
  const describe = (day: string) => {
    const unavailable = availability(day);
    const reason = unavailable ? dayUnavailableText(unavailable, booking) : undefined;
    return { reason, name: reason ? words.cannotChoose(longDate(day), reason) : words.choose(longDate(day)) };
  };
  const className = (day: string) => {
    const unavailable = availability(day);
    const isClosed = closedKinds.has(unavailable?.kind) || isFull(unavailable);
    if (day < today) return "shop-past";
    return [day === today ? "shop-today" : "", isClosed ? "shop-closed" : ""].join(" ");
  };
  return (
    <DatePickerMonth
      view={view}
      locale={words.locale}
      today={today}
      date={date}
      isAvailable={(day) => availability(day) === null}
      firstAvailable={(from) => firstBookable(availability, from)}
      describe={describe}
      className={className}
      words={words.parts}
      onChoose={onChoose}
      onMonthChange={(month) => onView((before) => ({ ...before, month }))}
    />
  );
}

const eachDate = (first: string, last: string) =>
  Array.from({ length: 31 }, (_, ahead) => addDays(first, ahead)).filter((date) => date <= last);

/** Days in a row with the same reason as one span. */
function joined(days: readonly Closure[]): Closure[] {
  const spans: Closure[] = [];
  for (const day of days) {
    const last = spans.at(-1);
    if (last?.reason === day.reason && addDays(last.to, 1) === day.from)
      spans[spans.length - 1] = { ...last, to: day.to };
    else spans.push(day);
  }
  return spans;
}

type ClosedDaysProps = Pick<CalendarProps, "rules" | "today"> & { availability: Availability; month: Date };

/** The days of the month on view that cannot be booked, with their reason as text, because a touch screen shows no tooltips. */
function ClosedDays({ rules, availability, today, month }: ClosedDaysProps) {
  const booking = useWords("booking");
  const { shop } = booking;
  const words = useWords("calendar");
  const { locale } = words;
  const short = (date: string) => format(parseISO(date), "d MMMM", { locale });
  const dayName = (name: string) => shop.days[(weekdays as readonly string[]).indexOf(name)] ?? "";
  const first = isoDay(startOfMonth(month));
  const last = isoDay(endOfMonth(month));
  const closures = rules.closures.filter(({ from, to }) => from <= last && to >= first);
  const datesWithClosed = rules.closedHours.map(({ date }) => date).filter((date) => first <= date && date <= last);
  const full = [...new Set(datesWithClosed)].flatMap((date) => {
    const unavailable = availability(date);
    return unavailable && isFull(unavailable) ? [{ date, reason: dayUnavailableText(unavailable, booking) }] : [];
  });
  const dates = eachDate(first, last);
  // A season may open some of a weekday's days, or all of them.
  const daysOff = weekdays.flatMap((day) => {
    const ofDay = rules.openingHours[day] === null ? dates.filter((date) => weekdayOf(date) === day) : [];
    const open = ofDay.filter((date) => hoursOn(rules, date) !== null);
    if (open.length === ofDay.length) return [];
    return words.closedEvery(dayName(day), open.map(short).join(", "));
  });
  const breaks = rules.breaks ?? [];
  const seasons = rules.seasonalHours?.filter(({ from, to }) => from <= last && to >= first) ?? [];
  const { barber } = rules;
  const leave = barber?.leave.filter(({ from, to }) => from <= last && to >= first) ?? [];
  const barberDaysOff = barber ? weeklyDaysOff(barber) : [];
  const unstaffed = dates.flatMap((date) => {
    const unavailable = availability(date);
    return unavailable?.kind === "nobody"
      ? { from: date, to: date, reason: dayUnavailableText(unavailable, booking) }
      : [];
  });
  const { lastDayAhead } = rules;
  const isTooFar = lastDayAhead !== null && last > addDays(today, lastDayAhead);
  const lists = [closures, full, unstaffed, daysOff, breaks, seasons, leave, barberDaysOff];
  if (lists.every((list) => list.length === 0) && !isTooFar) return null;
  const days = (from: string, to: string) => (from === to ? short(from) : `${short(from)} - ${short(to)}`);
  return (
    <Closed>
      {daysOff.map((text) => (
        <li key={text}>{text}</li>
      ))}
      {breaks.map(({ day, from, to, reason }) => (
        <li key={day + from + reason}>{shopText(words.breakEvery(dayName(day), `${from}-${to}`, reason))}</li>
      ))}
      {seasons
        .flatMap((season) => seasonLines(season, rules, shop.hours))
        .map((line) => (
          <li key={line.days}>{shopText(words.open(line.days, line.hours))}</li>
        ))}
      {closures.map(({ from, to, reason }) => (
        <li key={from + to + reason}>{shopText(words.closed(days(from, to), reason))}</li>
      ))}
      {full.map(({ date, reason }) => (
        <li key={date}>{shopText(`${short(date)}: ${reason}`)}</li>
      ))}
      {joined(unstaffed).map(({ from, to, reason }) => (
        <li key={from}>{shopText(`${days(from, to)}: ${reason}`)}</li>
      ))}
      {barber && barberDaysOff.length > 0 && <li>{`${barber.name} ${shop.daysOff(barberDaysOff)}`}</li>}
      {leave.map(({ from, to, reason }) => (
        <li key={from + to + reason}>{shopText(words.onLeave(days(from, to), barber?.name ?? "", reason))}</li>
      ))}
      {isTooFar && <li>{dayUnavailableText({ kind: "tooFar", days: lastDayAhead }, booking)}</li>}
    </Closed>
  );
}
