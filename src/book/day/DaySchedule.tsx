import { Fragment } from "react";
import styled from "styled-components";
import { isRequest } from "../../domain/booking/booking";
import { formatTime, minutesPerDay } from "../../domain/shop/clock";
import { businessDayOf } from "../../domain/shop/dayHours";
import { spansText } from "../../domain/shop/openingHours";
import { wideWindow } from "../../theme/tokens";
import { Hidden } from "../../ui/hidden";
import { useMediaQuery } from "../../ui/useMediaQuery";
import { useBookContext } from "../context/bookContext";
import { Fold, Stack } from "../context/bookLayout";
import { chairName, sumsOf } from "../context/bookWords";
import { EntryCard } from "../entries/EntryCard";
import { type DayPlan, minuteInDay } from "../rules/day";
import type { Entry } from "../rules/entry";
import { type FreeStretch, freeStretches, stayIn } from "../rules/freeChairs";
import { hasKnownCapacity } from "../rules/seating";

// Of the page, in which the current time stands.
const margin = "min(5vw, 4rem)";

// A row begins wherever a visit or a free stretch does, so that what happens at one time stands side by side; not in
// browsers without subgrid. More columns than the narrowest wide window holds are scrolled sideways, where heads cannot stay
// in view.
const Columns = styled.div<{ $count: number }>`
  display: grid; gap: var(--s8) var(--s12); padding-inline: ${margin}; margin-inline: calc(-1 * ${margin});
  --card-line: wrap; --name: 12rem; --grow: 1;
  @media not all and ${wideWindow} { --last-line: 0; }
  ${({ $count }) => $count > 3 && "--last-line: 0;"}
  ${({ $count }) => $count > 4 && "overflow-x: auto;"}
`;

const Column = styled.section`
  display: grid; align-content: start; gap: var(--s8); grid-row: 1 / -1; grid-template-rows: auto; grid-template-rows: subgrid;
  background: rgb(var(--nightRgb) / 4%); border-radius: var(--radius);
  > ol { display: grid; grid-row: 2 / -1; grid-template-rows: auto; grid-template-rows: subgrid; grid-auto-columns: minmax(0, 1fr); }
`;

const Head = styled.h3`
  position: sticky; z-index: 1; top: 0; padding: var(--s8) var(--s12); font-size: var(--text-lead);
  color: var(--cream); background: var(--deep); border-radius: var(--radius);
`;

const Free = styled.p`
  padding: 0 var(--s12); color: var(--promo); border-left: 6px solid;
  &[data-full="true"] { color: var(--danger); }
`;

// Across columns its time stands in the page's margin, and the line shines through the cards of those who sit.
const Now = styled.li`
  display: flex; align-items: center; gap: var(--s8); font-weight: 800; color: var(--danger);
  &::after { content: ""; flex: 1; border-top: 3px solid; }
  div > & { grid-column: 1 / -1; margin-left: calc(-1 * ${margin}); font-size: var(--text-small); }
`;

// Cards out of sight are neither styled nor laid out, so a page with fifty cards appears a third sooner.
const Item = styled.li`display: grid; content-visibility: auto; contain-intrinsic-block-size: auto 12rem;`;

const Day = styled.section`
  display: grid; grid-template-columns: minmax(0, 1fr); gap: var(--s16); margin-bottom: var(--s16);
`;

const Sums = styled.dl`
  display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 13rem), 1fr)); gap: 0 var(--s32); padding: var(--s8) var(--s12);
  background: var(--paperRaised); border: 1.5px solid var(--paperEdge); border-radius: var(--radius);
`;

const Sum = styled.div`
  display: flex; flex-wrap: wrap; gap: 0 var(--s12); justify-content: space-between; padding: var(--s4) 0;
  & > dd { font-size: var(--text-lead); font-weight: 800; }
`;

/** A day's visits, then the declined and cancelled ones and the no-shows, folded. */
export function DaySchedule({ plan }: { plan: DayPlan }) {
  return (
    <Day aria-label="Jadwal">
      {plan.entries.length === 0 && <Sums as="p">Belum ada booking.</Sums>}
      <DayList plan={plan} />
      {plan.notComing.length > 0 && (
        <Fold>
          <summary>Batal, ditolak, tidak datang ({plan.notComing.length})</summary>
          <Stack as="div">
            {plan.notComing.map((entry) => (
              <EntryCard key={entry.id} entry={entry} />
            ))}
          </Stack>
        </Fold>
      )}
    </Day>
  );
}

/** The day's sums. Renders nothing on a day without visits. */
export function DaySums({ plan }: { plan: DayPlan }) {
  const context = useBookContext();
  if (plan.entries.length === 0) return null;
  return (
    <Sums>
      {sumsOf(plan, context).map(([term, amount]) => (
        <Sum key={term}>
          <dt>{term}</dt>
          <dd>{amount}</dd>
        </Sum>
      ))}
    </Sums>
  );
}

/**
 * The day's entries by time, with the free chairs and the current time among them; in a shop with several chairs in columns
 * where each has 16rem. Entries marked as done before the day was shown are folded into one line at the top.
 */
function DayList({ plan }: { plan: DayPlan }) {
  const { offering, shopNow } = useBookContext();
  const isWide = useMediaQuery(`(min-width: ${Math.max(48, 16 * plan.chairs.length)}rem)`);
  const isToday = businessDayOf(offering.rules, shopNow) === plan.date;
  const nowMinute = isToday ? minuteInDay(shopNow, plan.date) : null;
  const { finished } = plan;
  const namesChairs = hasKnownCapacity(offering) && plan.chairs.length > 1;
  // Requests stand above, among those that wait.
  const entries = plan.entries.filter((entry) => !isRequest(entry) && !finished.includes(entry));
  return (
    <>
      {finished.length > 0 && (
        <Fold>
          <summary>Selesai ({finished.length})</summary>
          <Rows plan={plan} entries={finished} namesChairs={namesChairs} />
        </Fold>
      )}
      {isWide && namesChairs ? (
        <ChairColumns {...{ plan, entries, nowMinute }} />
      ) : (
        <Rows {...{ plan, entries, nowMinute, namesChairs }} free={freeStretches(plan, offering, shopNow)} />
      )}
    </>
  );
}

type ChairColumnsProps = Required<Pick<RowsProps, "plan" | "entries" | "nowMinute">>;

/**
 * A column for each chair, with its visits and the hours in which it is free, and one for the visits without a chair, beside
 * each other along one axis of time.
 */
function ChairColumns({ plan, entries, nowMinute }: ChairColumnsProps) {
  const { offering, shopNow } = useBookContext();
  const unseated = entries.filter((entry) => plan.chairs.every((chair) => !chair.entries.includes(entry)));
  const columns: { name: string; entries: readonly Entry[]; free: readonly FreeStretch[] }[] = [
    ...plan.chairs.map((chair, index) => ({
      name: chairName(plan, index),
      entries: entries.filter((entry) => chair.entries.includes(entry)),
      free: freeStretches(plan, offering, shopNow, index),
    })),
    // Clashes, no-shows, and proposals that their customers have turned down.
    ...(unseated.length > 0 ? [{ name: "Tanpa kursi", entries: unseated, free: [] }] : []),
  ];
  const starts = [
    ...entries.map((entry) => minuteInDay(entry, plan.date)),
    ...columns.flatMap(({ free }) => free.map(({ start }) => start)),
    ...(nowMinute === null ? [] : [nowMinute - half]),
  ].sort((one, other) => one - other);
  const axis = [...new Set(starts)];
  return (
    <Columns
      data-columns
      $count={columns.length}
      style={{ gridTemplate: `auto repeat(${axis.length}, auto) / repeat(${columns.length}, minmax(10rem, 1fr))` }}
    >
      {nowMinute !== null && (
        <Now as="p" style={{ gridRow: axis.indexOf(nowMinute - half) + 2 }}>
          <Hidden>Sekarang</Hidden>
          {hourOf(nowMinute)}
        </Now>
      )}
      {columns.map(({ name, ...rows }, index) => (
        <Column key={name} aria-label={name} style={{ gridColumn: index + 1 }}>
          <Head>{name}</Head>
          <Rows {...{ plan, axis, name }} {...rows} />
        </Column>
      ))}
    </Columns>
  );
}

type RowsProps = {
  plan: DayPlan;
  entries: readonly Entry[];
  /** The minute of the day that is now; null on other days. */
  nowMinute?: number | null;
  /** Whether the cards name their chairs. */
  namesChairs?: boolean;
  free?: readonly FreeStretch[];
  /** The minutes at which rows begin that this list shares with others. */
  axis?: readonly number[];
  /** The chair whose list this is. */
  name?: string;
};

// Of a minute: the current one stands above what begins with it.
const half = 0.5;

const hourOf = (minute: number) => formatTime(minute % minutesPerDay);

function Rows({ plan, entries, nowMinute = null, namesChairs = false, free = [], axis, name }: RowsProps) {
  const { offering } = useBookContext();
  /** The rows of the axis from one minute to another; even a day without visits has some length. */
  const onAxis = (start: number, end: number) => {
    const ends = axis?.findIndex((minute) => minute >= end) ?? -1;
    return (
      axis && {
        gridRow: `${axis.indexOf(start) + 1} / ${(ends < 0 ? axis.length : ends) + 1}`,
        minHeight: `${(end - start) / 120}rem`,
      }
    );
  };
  const namesOf = (entry: Entry) =>
    plan.chairs.flatMap((one, index) => (one.entries.includes(entry) ? chairName(plan, index) : []));
  const chairOf = (entry: Entry): string | null => {
    const names = namesOf(entry);
    if (names.length === 0) return null;
    // A column's head is the chair's name.
    if (axis) return "";
    return namesChairs ? names.join(", ") : null;
  };
  const freeWords = ({ count }: FreeStretch) => {
    if (axis || !namesChairs) return "Kosong";
    return count === 0 ? "Penuh" : `${count} kursi kosong`;
  };
  // Those at one time stand in the order of their chairs, and visits without a chair behind them.
  const chairs = [...plan.chairs.map((one) => one.entries), entries];
  const chairOrder = (entry: Entry) => chairs.findIndex((some) => some.includes(entry));
  const rows = [
    ...entries.map((entry) => ({
      ...stayIn(plan, entry, offering),
      ...{ order: chairOrder(entry), entry, stretch: null },
    })),
    ...free
      // With one chair there is no row for the hours in which it is taken: the visit's card stands there.
      .filter(({ count }) => namesChairs || axis || count > 0)
      .map((stretch) => ({ ...stretch, order: -1, entry: null, stretch })),
  ].sort((one, other) => one.start - other.start || one.order - other.order);
  const next = nowMinute === null ? -1 : rows.findIndex(({ start }) => start >= nowMinute);
  const nowRow = nowMinute !== null && <Now>Sekarang {hourOf(nowMinute)}</Now>;
  return (
    <Stack as="ol">
      {rows.map(({ start, end, entry, stretch }, index) => (
        <Fragment key={entry?.id ?? `free ${start}`}>
          {index === next && nowRow}
          {entry ? (
            <Item style={onAxis(start, end)}>
              <EntryCard
                entry={entry}
                chair={chairOf(entry)}
                beside={name && namesOf(entry).indexOf(name) > 0 ? namesOf(entry)[0] : undefined}
                warning={plan.withoutChair.includes(entry) ? "Bentrok: tidak ada kursi di jam ini." : null}
              />
            </Item>
          ) : (
            <li style={onAxis(start, end)}>
              <Free data-full={!axis && stretch.count === 0}>
                <b>
                  {freeWords(stretch)} {spansText([stretch])}
                </b>
                {namesChairs && ` ${stretch.names.join(", ")}`}
              </Free>
            </li>
          )}
        </Fragment>
      ))}
      {next < 0 && nowRow}
    </Stack>
  );
}
