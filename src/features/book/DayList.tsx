import { Fragment } from "react";
import styled from "styled-components";
import { type DayPlan, gapsBetween, minuteInDay } from "../../domain/book/dayPlan";
import type { Entry } from "../../domain/book/entry";
import { knowsChairs } from "../../domain/book/seating";
import { timeOf } from "../../domain/shop/timeOfDay";
import { color, space, type } from "../../theme/tokens";
import type { BookTools } from "./bookTools";
import { EntryCard } from "./EntryCard";

type Props = {
  plan: DayPlan;
  tools: BookTools /** Minutes since the day's midnight, null on another day. */;
  nowMinute: number | null;
};

const List = styled.ol`display: grid; gap: ${space.tight};`;

const GapRow = styled.li`padding: 0 ${space.close}; font-size: ${type.small}; color: ${color.inkSoft};`;

const Now = styled.li`
  display: flex; align-items: center; gap: ${space.tight}; font-weight: 800; color: ${color.danger};
  &::after { content: ""; flex: 1; border-top: 3px solid ${color.danger}; }
`;

// Cards that are not in sight are neither styled nor laid out: with fifty on a day that is a third of the time to open it.
const Item = styled.li`content-visibility: auto; contain-intrinsic-block-size: auto 12rem;`;

const Over = styled.details`& > summary { min-height: 2.75rem; padding: 0.6rem 0; font-weight: 700; cursor: pointer; }`;

// Shorter pauses are no time to take somebody in.
const shortestGap = 30;

/** The day as one list in the order of time: who is done folded above, the hour that it is now, the times at which nobody sits. */
export function DayList({ plan, tools, nowMinute }: Props) {
  const gaps = gapsBetween(plan.entries, plan, shortestGap);
  const showsChairs = knowsChairs(tools.floor) && plan.chairs.length > 1;
  const chairOf = (key: string): string | null => {
    const index = plan.chairs.findIndex(({ entries }) => entries.some((entry) => entry.key === key));
    return index < 0 || !showsChairs ? null : (plan.chairs[index]?.name ?? `Kursi ${index + 1}`);
  };
  const isOver = (entry: Entry) => entry.outcome === "done";
  const over = plan.entries.filter(isOver);
  const rows = [
    ...plan.entries
      .filter((entry) => !isOver(entry))
      .map((entry) => ({ at: minuteInDay(entry, plan.date), order: 1, entry, gap: null })),
    ...gaps.map((gap) => ({ at: gap.from, order: 0, entry: null, gap })),
  ].sort((one, other) => one.at - other.at || one.order - other.order);
  const next = nowMinute === null ? -1 : rows.findIndex(({ at }) => at > nowMinute);
  const nowRow = nowMinute !== null && <Now>Sekarang {timeOf(nowMinute % 1440)}</Now>;
  return (
    <>
      {over.length > 0 && (
        <Over>
          <summary>Selesai ({over.length})</summary>
          <List>
            {over.map((entry) => (
              <Item key={entry.key}>
                <EntryCard entry={entry} tools={tools} chair={chairOf(entry.key)} />
              </Item>
            ))}
          </List>
        </Over>
      )}
      <List>
        {rows.map(({ at, entry, gap }, index) => (
          <Fragment key={entry?.key ?? `gap ${at}`}>
            {index === next && nowRow}
            {entry ? (
              <Item>
                <EntryCard
                  entry={entry}
                  tools={tools}
                  chair={chairOf(entry.key)}
                  warning={plan.withoutChair.includes(entry) ? "Bentrok: tidak ada kursi di jam ini." : null}
                />
              </Item>
            ) : (
              gap && (
                <GapRow>
                  {timeOf(gap.from % 1440)}-{timeOf(gap.to % 1440)} kosong
                </GapRow>
              )
            )}
          </Fragment>
        ))}
        {next < 0 && nowRow}
      </List>
    </>
  );
}
