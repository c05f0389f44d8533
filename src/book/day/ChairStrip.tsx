import styled from "styled-components";
import { formatTime, minutesPerDay } from "../../domain/shop/clock";
import { onTablet } from "../../theme/tokens";
import { Hidden } from "../../ui/hidden";
import { useBookContext } from "../context/bookContext";
import { chairName, entryName } from "../context/bookWords";
import { goToPart } from "../context/goToPart";
import type { DayPlan } from "../rules/day";
import { chairsNow } from "../rules/freeChairs";
import { hasKnownCapacity } from "../rules/seating";

// In a wide window as wide as the columns below.
const Strip = styled.ul`
  display: grid; grid-auto-flow: column; grid-auto-columns: minmax(6.25rem, 1fr); gap: var(--s8);
  overflow-x: auto;
  ${onTablet} { gap: var(--s12); }
`;

const Chair = styled.button`
  display: grid; align-content: start; width: 100%; height: 100%; min-height: 3rem; padding: var(--s4) var(--s8);
  font-size: var(--text-small); line-height: 1.35; text-align: start;
  color: var(--ink); background: var(--paperRaised);
  border-top: 4px solid var(--deep); border-radius: var(--radius);
  &[data-free="true"] { border-color: var(--promo); }
`;

const Who = styled.b`
  display: -webkit-box; overflow: hidden; -webkit-box-orient: vertical; -webkit-line-clamp: 2;
  line-height: 1.2; font-size: var(--text-body);
  [data-free="true"] > & { color: var(--promo); }
`;

// A chair is as wide as a third of a phone, so that three stand beside each other. Longer names are cut.
const Line = styled.span`overflow: hidden; white-space: nowrap; text-overflow: ellipsis;`;

const Soft = styled(Line)`color: var(--inkSoft);`;

/** The chairs at this minute: who sits, until when, and who comes next. Renders nothing if their number is unknown. */
export function ChairStrip({ plan }: { plan: DayPlan }) {
  const { offering, shopNow } = useBookContext();
  if (!hasKnownCapacity(offering)) return null;
  return (
    <Strip aria-label="Kursi sekarang">
      {chairsNow(plan, shopNow, offering).map(({ sitting, next, until }, index) => {
        const shown = sitting ?? next;
        return (
          <li key={chairName(plan, index)}>
            <Chair
              type="button"
              disabled={shown === null}
              data-free={sitting === null}
              onClick={() => shown && goToPart(shown.id)}
            >
              <Soft>{chairName(plan, index)}</Soft>
              <Who>{sitting ? <bdi>{entryName(sitting)}</bdi> : "Kosong"}</Who>
              {until !== null && <Line>s.d. {formatTime(until % minutesPerDay)}</Line>}
              {next && (
                <Soft>
                  <Hidden>lalu </Hidden>
                  {next.time} <bdi>{entryName(next)}</bdi>
                </Soft>
              )}
            </Chair>
          </li>
        );
      })}
    </Strip>
  );
}
