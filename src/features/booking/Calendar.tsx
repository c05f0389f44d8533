import { addMonths, endOfMonth, format, parseISO, startOfMonth } from "date-fns";
import { id } from "date-fns/locale/id";
import {
  type Dispatch,
  type MouseEvent,
  type ReactNode,
  type SetStateAction,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import DatePicker from "react-datepicker";
import styled from "styled-components";
import { weeklyDaysOff } from "../../domain/shop/barber";
import { type BookingRules, type DayUnavailable, dayAvailability } from "../../domain/shop/bookableDay";
import { addDays } from "../../domain/shop/clock";
import { dayName, weekdays } from "../../domain/shop/openingHours";
import { longDate } from "../../format/longDate";
import { media } from "../../theme/media";
import { color, font, radius, space, type } from "../../theme/tokens";
import { Icon } from "../../ui/Icon";
import { dayUnavailableText } from "./unavailableWords";

const dayHeight = "2.75rem";

// react-datepicker's own stylesheet is left out: these few rules are all that the inline calendar needs, in our look.
const Frame = styled.div`
  background: ${color.paperRaised}; border: 1.5px solid ${color.brassInk}; border-radius: ${radius.edge};
  .react-datepicker, .react-datepicker__month-container { display: block; width: 100%; }
  .react-datepicker__aria-live, .react-datepicker__sr-only {
    position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap;
  }
  .react-datepicker__day-names, .react-datepicker__week { display: grid; grid-template-columns: repeat(7, 1fr); }
  .react-datepicker__day-names {
    padding: ${space.tight} 0; font-size: ${type.small}; font-weight: 700; text-align: center; color: ${color.inkSoft};
    font-size: min(${type.small}, 3.6vw); white-space: nowrap;
  }
  .react-datepicker__month { min-height: calc(6 * ${dayHeight} + ${space.tight}); padding: 0 0.25rem ${space.tight}; }
  .react-datepicker__day {
    position: relative; display: grid; place-items: center; min-height: ${dayHeight}; white-space: nowrap;
    font-size: min(1rem, 4.5vw); font-weight: 700; font-variant-numeric: tabular-nums; border-radius: ${radius.edge}; cursor: pointer;
  }
  @media ${media.hover} {
    .react-datepicker__day:not(.react-datepicker__day--disabled):hover { background: ${color.paperEdge}; }
  }
  .react-datepicker__day.shop-today { box-shadow: inset 0 0 0 1.5px ${color.brassInk}; }
  .react-datepicker__day--disabled { font-weight: 400; color: ${color.inkSoft}; text-decoration: line-through; cursor: not-allowed; }
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

// What stands here for a moment longer belongs to another month than the one asked for.
const DaysArea = styled.div`&[aria-busy="true"] { pointer-events: none; }`;

const Bar = styled.div`
  display: flex; align-items: center; justify-content: space-between;
  color: ${color.cream}; background: ${color.wood};
`;

const Month = styled.p`font-family: ${font.display}; font-size: min(${type.lead}, 7vw); font-weight: 900;`;

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

const twoDigits = (number: number) => String(number).padStart(2, "0");

/** A day of the device's calendar, written 2026-12-01; the library asks for it hundreds of times at a tap. */
const iso = (day: Date) => `${day.getFullYear()}-${twoDigits(day.getMonth() + 1)}-${twoDigits(day.getDate())}`;

/** Noon of a date on the device, so that no time zone and no clock change can push it to a neighbouring day. */
const noonOf = (date: string) => parseISO(`${date}T12:00:00`);

/** The day by which the keyboard comes into the month on view. */
const wayIn = '[role=gridcell][tabindex="0"]:not([aria-disabled="true"]):not(.react-datepicker__day--outside-month)';

/** Whether nothing but closed hours is left of a day. */
const isFull = (unavailable: DayUnavailable | null) =>
  unavailable?.kind === "noSlotLeft" && unavailable.why.kind === "closedHours";

const later = (one: string, other: string) => (one > other ? one : other);

type Refusals = ReturnType<typeof dayAvailability>;

/** The first day from `from` on that can be booked, looking a year ahead; `from` itself where there is none. */
function firstBookable(availability: Refusals, from: string): string {
  for (let ahead = 0; ahead < 366; ahead += 1) {
    const date = addDays(from, ahead);
    if (availability(date) === null) return date;
  }
  return from;
}

type Props = {
  rules: BookingRules;
  now: Date;
  today: string;
  date: string | null;
  onChoose: (date: string) => void;
};

type View = {
  /** Any day of the month on view. */
  month: Date;
  /** What the days were opened on, and how many times that was: a visitor may have gone on by keyboard since. */
  opened: Date;
  turn: number;
};

/**
 * The calendar: Indonesian, weeks from Monday, days that cannot be booked disabled with the reason (section 5). Its words answer
 * a tap at once, its days as soon as they are worked out; of months turned past quickly, none is drawn.
 */
export function Calendar({ rules, now, today, date, onChoose }: Props) {
  const availability = useMemo(() => dayAvailability(rules, now), [rules, now]);
  const first = useMemo(() => firstBookable(availability, today), [availability, today]);
  const [view, setView] = useState<View>(() => {
    const month = noonOf(date ?? first);
    return { month, opened: month, turn: 0 };
  });
  const drawn = useDeferredValue(view);
  const drawnDate = useDeferredValue(date);
  // Held here and not by `memo`, in whose components React 19.2 never renews an effect's event.
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

  const openedOn = (day: string, turn: number): View => {
    const opened = noonOf(later(day, today));
    return { month: opened, opened, turn };
  };
  const turnBy = (months: number) =>
    setView(({ month, turn }) => openedOn(iso(startOfMonth(addMonths(month, months))), turn + 1));

  // When the last day of a month that could be booked is taken or past, the calendar goes on to the next: with a day chosen
  // there, once that is let go.
  const goOn = useEffectEvent(() => {
    if (date === null && iso(endOfMonth(view.month)) < first) setView(({ turn }) => openedOn(first, turn + 1));
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: only these two turn the page, no way back of the visitor's
  useEffect(() => goOn(), [first, date === null]);

  return (
    <Frame>
      <Bar>
        <Step
          type="button"
          aria-label="Bulan sebelumnya"
          disabled={iso(startOfMonth(view.month)) <= today}
          onClick={() => turnBy(-1)}
        >
          ‹
        </Step>
        <Month aria-live="polite">{format(view.month, "MMMM yyyy", { locale: id })}</Month>
        <Step type="button" aria-label="Bulan berikutnya" onClick={() => turnBy(1)}>
          ›
        </Step>
      </Bar>
      <DaysArea aria-busy={drawn.turn !== view.turn}>{days}</DaysArea>
      <Chosen aria-live="polite">
        {date && <Icon name="check" />}
        <span>{date ? longDate(date) : "Belum ada tanggal yang dipilih"}</span>
      </Chosen>
      <ClosedDays rules={rules} availability={availability} month={drawn.month} />
    </Frame>
  );
}

type DaysProps = Pick<Props, "today" | "date" | "onChoose"> & {
  availability: Refusals;
  view: View;
  onView: Dispatch<SetStateAction<View>>;
};

/** The days of a month, as react-datepicker draws them. */
function Days({ availability, today, date, view, onView, onChoose }: DaysProps) {
  const container = useRef<HTMLDivElement>(null);
  const picker = useRef<DatePicker>(null);

  const firstDay = iso(startOfMonth(view.month));
  const lastDay = iso(endOfMonth(view.month));
  const enterAt = (day: string) => {
    if (firstDay <= day && day <= lastDay) picker.current?.setPreSelection(noonOf(day));
  };

  // The keyboard's way from day to day begins at the one that was chosen last; when that is taken away, and the library
  // forgets where it stood, at the first one that can be.
  const enterAgain = useEffectEvent(() => {
    const isOnView = date !== null && firstDay <= date && date <= lastDay;
    enterAt(isOnView ? date : firstBookable(availability, later(firstDay, today)));
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another day moves the way in, nothing else does
  useEffect(() => enterAgain(), [date]);

  // The library lets the keyboard in at one day of the month; where that one cannot be booked, the month would have no way
  // in at all. Time alone may bring that about, so it is looked at after every change.
  useEffect(() => {
    if (!container.current?.querySelector(wayIn)) enterAt(firstBookable(availability, later(firstDay, today)));
  });

  // The library draws the whole month anew for each day that a pointer crosses, also on its way to a tap; only ranges, which
  // nobody chooses here, would show it.
  useEffect(() => {
    const keep = (event: Event) => event.stopPropagation();
    const crossings = ["mouseover", "mouseout"];
    for (const name of crossings) container.current?.addEventListener(name, keep);
    return () => {
      for (const name of crossings) container.current?.removeEventListener(name, keep);
    };
  }, []);

  // The library would draw the month anew twice before a tap is answered; the day's own element knows its date.
  const choose = (event: MouseEvent) => {
    const cell = event.target instanceof Element ? event.target.closest("[role=gridcell][aria-disabled=false]") : null;
    const chosen = cell?.querySelector<HTMLElement>("[data-date]")?.dataset.date;
    if (!chosen) return;
    event.stopPropagation();
    onChoose(chosen);
  };

  return (
    <div ref={container} onClickCapture={choose}>
      <DatePicker
        // A month that is turned to is drawn once; the library, asked to turn to it, would draw it three times.
        key={view.turn}
        ref={picker}
        inline
        allowSameDay
        focusSelectedMonth
        // By keyboard the library would close itself, and open on what was chosen before.
        shouldCloseOnSelect={false}
        calendarContainer={PlainContainer}
        locale={id}
        calendarStartDay={1}
        selected={date ? noonOf(date) : null}
        openToDate={view.opened}
        minDate={noonOf(today)}
        filterDate={(day) => availability(iso(day)) === null}
        onChange={(day: Date | null) => {
          if (day) onChoose(iso(day));
        }}
        onMonthChange={(month) => onView((view) => ({ ...view, month }))}
        weekAriaLabelPrefix="Minggu"
        monthAriaLabelPrefix="Bulan"
        dayClassName={(day) => {
          const date = iso(day);
          const unavailable = availability(date);
          const kind = unavailable?.kind;
          const isClosed = kind === "closure" || kind === "dayOff" || kind === "barberAway" || isFull(unavailable);
          return [date === today ? "shop-today" : "", isClosed ? "shop-closed" : ""].join(" ");
        }}
        renderDayContents={(number, day) => (
          <DayContents
            number={number}
            today={today}
            date={day && iso(day)}
            unavailable={day && availability(iso(day))}
          />
        )}
        renderCustomHeader={() => <></>}
      />
    </div>
  );
}

// The library's own container says "Choose Date" in English whatever the locale; the fieldset around it has said it already.
function PlainContainer({ className, children }: { className?: string; children?: ReactNode }) {
  return <div className={className}>{children}</div>;
}

type DayProps = {
  number: number;
  today: string;
  date: string | undefined;
  unavailable: DayUnavailable | null | undefined;
};

/**
 * A day's number. The library names a day by its date alone, and calls the device's day the current one; the cell here says
 * why one cannot choose it, too, and today is the shop's.
 */
function DayContents({ number, today, date, unavailable }: DayProps) {
  const content = useRef<HTMLSpanElement>(null);
  const reason = unavailable ? dayUnavailableText(unavailable) : "";

  useLayoutEffect(() => {
    if (!date) return;
    const name = reason ? `Tidak tersedia ${longDate(date)}. ${reason}` : `Pilih ${longDate(date)}`;
    const cell = content.current?.closest("[role=gridcell]");
    cell?.setAttribute("aria-label", name);
    if (date === today) cell?.setAttribute("aria-current", "date");
    else cell?.removeAttribute("aria-current");
  });

  return (
    <span ref={content} data-date={date} title={reason || undefined}>
      {number}
    </span>
  );
}

/** The closed days of the month on view, with their reason in plain sight: a touch screen shows no tooltips. */
function ClosedDays({ rules, availability, month }: { rules: BookingRules; availability: Refusals; month: Date }) {
  const first = iso(startOfMonth(month));
  const last = iso(endOfMonth(month));
  const closures = rules.closures.filter(({ from, to }) => from <= last && to >= first);
  const dates = rules.closedHours.map(({ date }) => date).filter((date) => first <= date && date <= last);
  const full = [...new Set(dates)].flatMap((date) => {
    const unavailable = availability(date);
    return unavailable && isFull(unavailable) ? [{ date, reason: dayUnavailableText(unavailable) }] : [];
  });
  const daysOff = weekdays.filter((day) => rules.openingHours[day] === null);
  const { barber } = rules;
  const leave = barber?.leave.filter(({ from, to }) => from <= last && to >= first) ?? [];
  const barberDaysOff = barber ? weeklyDaysOff(barber) : [];
  if (closures.length + full.length + daysOff.length + leave.length + barberDaysOff.length === 0) return null;
  const days = (from: string, to: string) => (from === to ? short(from) : `${short(from)} - ${short(to)}`);
  const short = (date: string) => format(parseISO(date), "d MMMM", { locale: id });
  return (
    <Closed>
      {daysOff.map((day) => (
        <li key={day}>{`Tutup setiap ${dayName(day)}`}</li>
      ))}
      {closures.map(({ from, to, reason }) => (
        <li key={from}>{`${days(from, to)}: tutup, ${reason}`}</li>
      ))}
      {full.map(({ date, reason }) => (
        <li key={date}>{`${short(date)}: ${reason}`}</li>
      ))}
      {barber && barberDaysOff.length > 0 && (
        <li>{`${barber.name} libur setiap ${barberDaysOff.map(dayName).join(", ")}`}</li>
      )}
      {leave.map(({ from, to, reason }) => (
        <li key={from}>{`${days(from, to)}: ${barber?.name} cuti, ${reason}`}</li>
      ))}
    </Closed>
  );
}
