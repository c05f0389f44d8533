import { Fragment, memo } from "react";
import styled from "styled-components";
import { type DayPlan, minuteInDay } from "../../domain/book/dayPlan";
import { byTime, isWaiting } from "../../domain/book/daySummary";
import type { Entry } from "../../domain/book/entry";
import { freeStretches } from "../../domain/book/freeChairs";
import { overlaps, type ShopFloor, stayOf } from "../../domain/book/seating";
import { minutesPerDay, spansText } from "../../domain/shop/openingHours";
import { timeOf } from "../../domain/shop/timeOfDay";
import { color, radius, space, type } from "../../theme/tokens";
import type { BookTools } from "./bookTools";
import { chairName, momentNow } from "./bookWords";
import { EntryCard } from "./EntryCard";

type Props = { plan: DayPlan; tools: BookTools; nowMinute: number | null };

// Minutes to a row of the grid. A row grows with what stands in it, in all columns at once.
const step = 5;

const minutesOfHour = 60;

const Grid = styled.div<{ $columns: number; $rows: number }>`
  position: relative; display: grid; gap: 0 ${space.tight};
  grid-template-columns: max-content repeat(${({ $columns }) => $columns}, minmax(12rem, 1fr));
  grid-template-rows: auto repeat(${({ $rows }) => $rows}, minmax(0.4rem, auto));
  overflow-x: auto;
`;

const Head = styled.h3`
  grid-row: 1; padding: ${space.tight} ${space.close}; font-size: ${type.lead};
  color: ${color.cream}; background: ${color.bottle}; border-radius: ${radius.edge};
`;

const Waiting = styled.section`
  display: grid; grid-template-columns: repeat(auto-fill, minmax(15rem, 1fr)); gap: ${space.tight}; align-items: start;
`;

const Heading = styled.h3`grid-column: 1 / -1; font-size: ${type.lead};`;

const Hour = styled.p`
  grid-column: 1; padding-right: ${space.tight}; font-size: ${type.small}; font-weight: 700; line-height: 1;
  font-variant-numeric: tabular-nums lining-nums; color: ${color.inkSoft};
`;

const HourLine = styled.div`grid-column: 2 / -1; border-top: 1px solid ${color.paperEdge};`;

const NowLine = styled.p`
  z-index: 1; grid-column: 1 / -1; align-self: start; font-size: ${type.small}; font-weight: 800; line-height: 1.1;
  color: ${color.danger}; border-top: 3px solid ${color.danger}; pointer-events: none;
`;

const Place = styled.div`display: grid; align-content: start; padding: 1px 0;`;

const Free = styled.p`padding: 0.2rem ${space.close}; font-size: ${type.small}; color: ${color.promo};`;

/** The day as chairs beside each other on one scale of time, with the hour that it is now and when each chair is free. */
export const DayChairs = memo(function DayChairs({ plan, tools, nowMinute }: Props) {
  const from = Math.floor(plan.from / minutesOfHour) * minutesOfHour;
  const to = Math.ceil(plan.to / minutesOfHour) * minutesOfHour;
  const rowOf = (minute: number) => Math.floor((minute - from) / step) + 2;
  const hours = Array.from({ length: (to - from) / minutesOfHour }, (_, index) => from + index * minutesOfHour);
  const now = momentNow(tools);
  const columns: { key: string; name: string; entries: readonly Entry[]; warning: string | null }[] = [
    ...plan.chairs.map(({ entries }, index) => ({
      key: `chair ${index}`,
      name: chairName(plan, index),
      entries,
      warning: null,
    })),
    ...lanesOf(plan.withoutChair, tools.floor).map((entries, index) => ({
      key: `clash ${index}`,
      name: "Bentrok",
      entries,
      warning: "Tidak ada kursi di jam ini.",
    })),
  ];
  return (
    <Grid $columns={columns.length} $rows={(to - from) / step}>
      {hours.map((minute) => (
        <Fragment key={minute}>
          <Hour style={{ gridRow: rowOf(minute) }}>{timeOf(minute % minutesPerDay)}</Hour>
          <HourLine style={{ gridRow: rowOf(minute) }} />
        </Fragment>
      ))}
      {columns.map(({ key, name, entries, warning }, index) => {
        const gridColumn = index + 2;
        return (
          <Fragment key={key}>
            <Head style={{ gridColumn }}>{name}</Head>
            {entries.map((entry) => {
              const start = minuteInDay(entry, plan.date);
              const gridRow = `${rowOf(start)} / ${Math.max(rowOf(start) + 1, rowOf(start + stayOf(entry, plan)))}`;
              return (
                <Place key={entry.id} style={{ gridColumn, gridRow }}>
                  <EntryCard entry={entry} tools={tools} warning={warning} />
                </Place>
              );
            })}
            {warning === null &&
              freeStretches(plan, tools.floor, tools.bookable.rules, now, index)
                .filter(({ count }) => count > 0)
                .map((free) => (
                  <Free key={free.start} style={{ gridColumn, gridRow: `${rowOf(free.start)} / ${rowOf(free.end)}` }}>
                    Kosong {spansText([free])}
                  </Free>
                ))}
          </Fragment>
        );
      })}
      {nowMinute !== null && from <= nowMinute && nowMinute < to && (
        <NowLine style={{ gridRow: rowOf(nowMinute) }}>{timeOf(nowMinute % minutesPerDay)}</NowLine>
      )}
    </Grid>
  );
});

/** The requests of the day that wait for an answer: without a chair they have no place on the scale. */
export function DayWaiting({ plan, tools }: Pick<Props, "plan" | "tools">) {
  const waiting = plan.entries.filter(isWaiting);
  if (waiting.length === 0) return null;
  return (
    <Waiting aria-label="Menunggu">
      <Heading>Menunggu</Heading>
      {waiting.map((entry) => (
        <EntryCard key={entry.id} entry={entry} tools={tools} />
      ))}
    </Waiting>
  );
}

/** Visits in as few columns as it takes so that none lies over another. */
function lanesOf(entries: readonly Entry[], { rules }: ShopFloor): Entry[][] {
  const lanes: Entry[][] = [];
  for (const entry of [...entries].sort(byTime)) {
    const lane = lanes.find((others) => others.every((other) => !overlaps(other, entry, rules)));
    if (lane) lane.push(entry);
    else lanes.push([entry]);
  }
  return lanes;
}
