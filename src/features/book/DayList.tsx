import { Fragment, memo, useMemo } from "react";
import styled from "styled-components";
import { type DayPlan, minuteInDay } from "../../domain/book/dayPlan";
import type { Entry } from "../../domain/book/entry";
import { type FreeStretch, freeStretches } from "../../domain/book/freeChairs";
import { knowsChairs } from "../../domain/book/seating";
import { minutesPerDay, spansText } from "../../domain/shop/openingHours";
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
  /** The millisecond at which the day was opened: who is ticked off later stays where he stands, under the finger. */
  openedAt: number;
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
const Item = styled.li`content-visibility: auto; contain-intrinsic-block-size: auto 12rem;`;

const Over = styled.details`& > summary { min-height: 2.75rem; padding: 0.6rem 0; font-weight: 700; cursor: pointer; }`;

/** The day as one list in the order of time: who is done folded above, the hour that it is now, how many chairs are free until when. */
export const DayList = memo(function DayList({ plan, tools, nowMinute, openedAt }: Props) {
  const showsChairs = knowsChairs(tools.floor) && plan.chairs.length > 1;
  const { floor, bookable, now } = tools;
  const free = useMemo(
    () => freeStretches(plan, floor, bookable.rules, momentNow({ now, bookable })),
    [plan, floor, bookable, now],
  );
  // One chair is full where its card stands.
  const stretches = showsChairs ? free : free.filter(({ count }) => count > 0);
  const chairOf = ({ id }: Entry): string | null => {
    const names = plan.chairs.flatMap(({ entries }, index) =>
      entries.some((entry) => entry.id === id) ? chairName(plan, index) : [],
    );
    return showsChairs && names.length > 0 ? names.join(", ") : null;
  };
  const isOver = ({ outcome, outcomeAt }: Entry) => outcome === "done" && (outcomeAt ?? 0) < openedAt;
  const over = plan.entries.filter(isOver);
  const rows = [
    ...plan.entries
      .filter((entry) => !isOver(entry))
      .map((entry) => ({ at: minuteInDay(entry, plan.date), order: 1, entry, stretch: null })),
    ...stretches.map((stretch) => ({ at: stretch.start, order: 0, entry: null, stretch })),
  ].sort((one, other) => one.at - other.at || one.order - other.order);
  const next = nowMinute === null ? -1 : rows.findIndex(({ at }) => at > nowMinute);
  const nowRow = nowMinute !== null && <Now>Sekarang {timeOf(nowMinute % minutesPerDay)}</Now>;
  return (
    <>
      {over.length > 0 && (
        <Over>
          <summary>Selesai ({over.length})</summary>
          <List>
            {over.map((entry) => (
              <Item key={entry.id}>
                <EntryCard entry={entry} tools={tools} chair={chairOf(entry)} />
              </Item>
            ))}
          </List>
        </Over>
      )}
      <List>
        {rows.map(({ at, entry, stretch }, index) => (
          <Fragment key={entry?.id ?? `free ${at}`}>
            {index === next && nowRow}
            {entry ? (
              <Item>
                <EntryCard
                  entry={entry}
                  tools={tools}
                  chair={chairOf(entry)}
                  warning={plan.withoutChair.includes(entry) ? "Bentrok: tidak ada kursi di jam ini." : null}
                />
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
