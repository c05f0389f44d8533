import styled from "styled-components";
import { isAccepted, isProposal } from "../../domain/booking/booking";
import { instantOf, minuteMs } from "../../domain/shop/clock";
import { businessDayOf } from "../../domain/shop/dayHours";
import { useBookContext } from "../context/bookContext";
import { goToPart } from "../context/goToPart";
import type { Book } from "../context/useBook";
import { isBackupDue } from "../rules/backup";
import { visitsToRemind } from "../rules/day";
import type { Entry } from "../rules/entry";
import { balanceDue } from "../rules/payment";

// One row, which scrolls if it is too long.
const Jobs = styled.ul`flex: 0 1 auto; display: flex; gap: var(--s8); min-width: 0; overflow-x: auto;`;

const Job = styled.button`
  min-height: 2.75rem; padding: 0 var(--s12); font-size: var(--text-small); font-weight: 700; white-space: nowrap;
  color: var(--cream); background: var(--deepRaised); border: 1.5px solid var(--accent); border-radius: 999px;
`;

type Props = Pick<Book, "entries" | "settings" | "earliestTouchedAt"> & {
  /** The visits from today on for which no chair is left. */
  withoutChair: readonly Entry[];
  areHoursChanged: boolean;
  goTo: (date: string) => void;
};

/** The jobs left to do, but for the requests, which stand on top; each a button that leads to its part of the page. */
export function PendingJobs({ entries, settings, earliestTouchedAt, withoutChair, areHoursChanged, goTo }: Props) {
  const { offering, now, shopNow } = useBookContext();
  const isOver = (entry: Entry) =>
    instantOf(entry, offering.rules.timeZone).getTime() + entry.duration * minuteMs <= now.getTime();
  const isDue = isBackupDue(settings.savedOn, earliestTouchedAt, now, offering.rules.timeZone);
  const toRemind = visitsToRemind(entries, businessDayOf(offering.rules, shopNow), offering.rules);
  const visitJob = (words: string, applies: (entry: Entry) => boolean) => {
    const [first, ...others] = entries.filter(applies);
    return first
      ? { id: first.id, date: businessDayOf(offering.rules, first), text: `${others.length + 1} ${words}` }
      : null;
  };
  const partJob = (id: string, isLeft: boolean, text: string) => (isLeft ? { id, date: null, text } : null);
  const jobs = [
    visitJob("bentrok", (entry) => withoutChair.includes(entry)),
    visitJob("perlu diingatkan", (entry) => toRemind.includes(entry)),
    partJob("full-hours", areHoursChanged, "jam penuh"),
    visitJob("belum ditandai", (entry) => isAccepted(entry) && entry.outcome === null && isOver(entry)),
    visitJob("belum lunas", (entry) => entry.outcome === "done" && balanceDue(entry) > 0),
    visitJob("usulan belum dijawab", (entry) => isProposal(entry) && entry.pendingChange === null),
    partJob("book-data", isDue, "simpan file"),
  ].filter((job) => job !== null);
  if (jobs.length === 0) return null;
  return (
    <Jobs aria-label="Yang belum selesai">
      {jobs.map(({ id, date, text }) => (
        <li key={text}>
          <Job
            type="button"
            onClick={() => {
              if (date) goTo(date);
              goToPart(id);
              // Again after two frames: the other day must render first, and cards out of sight get their height when drawn.
              if (date) requestAnimationFrame(() => requestAnimationFrame(() => goToPart(id)));
            }}
          >
            {text}
          </Job>
        </li>
      ))}
    </Jobs>
  );
}
