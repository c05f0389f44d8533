import styled from "styled-components";
import { type DayPlan, daySummary } from "../../domain/book/day";
import { color, radius, space, textSize } from "../../theme/tokens";
import { useBookContext } from "./bookContext";
import { Fold, Stack } from "./bookLayout";
import { sumsOf } from "./bookWords";
import { DayList } from "./DayList";
import { EntryCard } from "./EntryCard";

const Day = styled.section`
  display: grid; grid-template-columns: minmax(0, 1fr); gap: ${space.s16};
`;

const Sums = styled.dl`
  display: grid; gap: 0; max-width: 30rem; margin: 0; padding: ${space.s8} ${space.s12};
  background: ${color.paperRaised}; border: 1.5px solid ${color.paperEdge}; border-radius: ${radius.box};
`;

const Sum = styled.div`
  display: flex; flex-wrap: wrap; gap: 0 ${space.s12}; justify-content: space-between; padding: ${space.s4} 0;
  & > dd { margin: 0; font-size: ${textSize.lead}; font-weight: 800; font-variant-numeric: tabular-nums; }
`;

/** A day's visits, then the folded declined and cancelled ones and no-shows, then the day's sums. */
export function DaySchedule({ plan }: { plan: DayPlan }) {
  const { bookable } = useBookContext();
  return (
    <Day aria-label="Jadwal">
      {plan.entries.length === 0 && <p>Belum ada booking.</p>}
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
      {plan.entries.length > 0 && (
        <Sums>
          {sumsOf(daySummary(plan.entries, bookable.services)).map(([term, amount]) => (
            <Sum key={term}>
              <dt>{term}</dt>
              <dd>{amount}</dd>
            </Sum>
          ))}
        </Sums>
      )}
    </Day>
  );
}
