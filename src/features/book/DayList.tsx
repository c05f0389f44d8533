import { Fragment, memo, useDeferredValue, useMemo } from "react";
import styled from "styled-components";
import { type DayPlan, minuteInDay } from "../../domain/book/dayPlan";
import type { Entry } from "../../domain/book/entry";
import { type FreeStretch, freeStretches } from "../../domain/book/freeChairs";
import { knowsChairs } from "../../domain/book/seating";
import { minutesOfDay, spansText } from "../../domain/shop/openingHours";
import { timeOf } from "../../domain/shop/timeOfDay";
import { color, radius, space, type } from "../../theme/tokens";
import type { BookTools } from "./bookTools";
import { chairName, momentNow } from "./bookWords";
import { EntryCard } from "./EntryCard";

type Props = {
  plan: DayPlan;
  tools: BookTools;
  /** Minutes since the day's midnight; null on another day. */
  nowMinute: number | null;
};

const List = styled.ol`display: grid; gap: ${space.tight};`;

const FreeRow = styled.li`
  display: flex; flex-wrap: wrap; gap: 0 ${space.close}; align-items: baseline; padding: ${space.hair} ${space.close}; font-size: ${type.lead};
  font-variant-numeric: tabular-nums lining-nums; color: ${color.promo}; border-left: 6px dotted ${color.promo}; border-radius: ${radius.edge};
`;

const FullRow = styled(FreeRow)`color: ${color.danger}; border-left: 6px solid ${color.danger};`;

const Now = styled.li`
  display: flex; align-items: center; gap: ${space.tight}; font-weight: 800; color: ${color.danger};
  &::after { content: ""; flex: 1; border-top: 3px solid ${color.danger}; }
`;

// Cards that are not in sight are neither styled nor laid out: with fifty on a day that is a third of the time to open it.
const Item = styled.li`content-visibility: auto; contain-intrinsic-block-size: auto 12rem;
  &:empty { min-height: 12rem; }
`;

// More than a phone shows at once. The others follow when these are painted; until then their place is kept.
const firstRows = 5;

const Over = styled.details`& > summary { min-height: 2.75rem; padding: 0.6rem 0; font-weight: 700; cursor: pointer; }`;

/** The day as one list in the order of time: who is done folded above, the hour that it is now, how many chairs are free until when. */
export const DayList = memo(function DayList({ plan, tools, nowMinute }: Props) {
  const showsChairs = knowsChairs(tools.floor) && plan.chairs.length > 1;
  const { floor, bookable, now } = tools;
  const free = useMemo(
    () => freeStretches(plan, floor, bookable.rules, momentNow({ now, bookable })),
    [plan, floor, bookable, now],
  );
  // One chair is full where its card stands.
  const stretches = showsChairs ? free : free.filter(({ count }) => count > 0);
  const chairOf = (key: string): string | null => {
    const index = plan.chairs.findIndex(({ entries }) => entries.some((entry) => entry.key === key));
    return index < 0 || !showsChairs ? null : chairName(plan, index);
  };
  const hasAll = useDeferredValue(true, false);
  const isOver = (entry: Entry) => entry.outcome === "done";
  const over = plan.entries.filter(isOver);
  const rows = [
    ...plan.entries
      .filter((entry) => !isOver(entry))
      .map((entry) => ({ at: minuteInDay(entry, plan.date), order: 1, entry, stretch: null })),
    ...stretches.map((stretch) => ({ at: stretch.start, order: 0, entry: null, stretch })),
  ].sort((one, other) => one.at - other.at || one.order - other.order);
  const next = nowMinute === null ? -1 : rows.findIndex(({ at }) => at > nowMinute);
  const nowRow = nowMinute !== null && <Now>Sekarang {timeOf(nowMinute % minutesOfDay)}</Now>;
  return (
    <>
      {over.length > 0 && (
        <Over>
          <summary>Selesai ({over.length})</summary>
          <List>
            {over.map((entry) => (
              <Item key={entry.key}>
                {hasAll && <EntryCard entry={entry} tools={tools} chair={chairOf(entry.key)} />}
              </Item>
            ))}
          </List>
        </Over>
      )}
      <List>
        {rows.map(({ at, entry, stretch }, index) => (
          <Fragment key={entry?.key ?? `free ${at}`}>
            {index === next && nowRow}
            {entry ? (
              <Item>
                {(hasAll || index < firstRows) && (
                  <EntryCard
                    entry={entry}
                    tools={tools}
                    chair={chairOf(entry.key)}
                    warning={plan.withoutChair.includes(entry) ? "Bentrok: tidak ada kursi di jam ini." : null}
                  />
                )}
              </Item>
            ) : (
              stretch && <Stretch stretch={stretch} hasSeveral={showsChairs} />
            )}
          </Fragment>
        ))}
        {next < 0 && nowRow}
      </List>
    </>
  );
});

function Stretch({ stretch, hasSeveral }: { stretch: FreeStretch; hasSeveral: boolean }) {
  const times = spansText([stretch]);
  if (stretch.count === 0) return <FullRow>Penuh {times}</FullRow>;
  return (
    <FreeRow>
      <b>{hasSeveral ? `${stretch.count} kursi kosong ${times}` : `Kosong ${times}`}</b>
      {hasSeveral && stretch.names.length > 0 && <span>{stretch.names.join(", ")}</span>}
    </FreeRow>
  );
}
