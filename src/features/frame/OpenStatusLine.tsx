import styled from "styled-components";
import { parseTimeZone, timeZoneShortName } from "../../domain/shop/clock";
import type { WeeklyHours } from "../../domain/shop/openingHours";
import { type OpenStatus, openStatus } from "../../domain/shop/openStatus";
import { useClock } from "../../ui/useClock";
import type { FrameWords } from "../words/frame.id";
import { useWords } from "../words/pageWords";

type Props = {
  shop: WeeklyHours & Pick<Queries.FooterShopFragment, "timeZone">;
  closures: Queries.FooterClosuresFragment;
};

// The text needs the clock and comes only after mounting. Until then, and behind it, an invisible one of the usual length
// takes its lines, however narrow the column is.
const StatusLine = styled.p`
  display: grid; font-weight: 700; color: var(--cream);
  &::before { content: attr(data-usual); grid-area: 1 / 1; padding-left: calc(0.625rem + var(--s8)); visibility: hidden; }
`;

const Status = styled.span`grid-area: 1 / 1; display: flex; align-items: baseline; gap: var(--s8);`;

const Lamp = styled.span`
  width: 0.625rem; height: 0.625rem; border-radius: 50%; flex: none;
  border: 2px solid var(--accent);
  &[data-open="true"] { background: var(--accent); }
`;

/** Says whether the shop is open now, by the shop's clock: "Buka, tutup 20:00". */
export function OpenStatusLine({ shop, closures }: Props) {
  const words = useWords("frame");
  const now = useClock();
  const zone = timeZoneShortName(shop.timeZone);
  const { nearDays, closedUntil } = words.openStatus;
  const status = now && openStatus({ ...shop, closures: closures.closures }, parseTimeZone(shop.timeZone), now);
  return (
    <StatusLine data-usual={closedUntil(nearDays[1] ?? "", "00:00", zone)}>
      {status && (
        <Status>
          <Lamp data-open={status.isOpen} />
          <span>{statusText(status, words.openStatus, zone)}</span>
        </Status>
      )}
    </StatusLine>
  );
}

/**
 * The status in words, such as "Tutup, buka besok 09:00". The English words add the time zone, by its short name
 * `zone`.
 */
export function statusText(status: OpenStatus, words: FrameWords["openStatus"], zone: string) {
  const { open, openUntil, closedUntil, closed, nearDays, inDays, dayName } = words;
  if (status.isOpen) return status.closes === null ? open : openUntil(status.closes, zone);
  if (status.opens === null) return closed;
  const { daysAhead, weekday, time } = status.opens;
  const name = dayName(weekday);
  return closedUntil(nearDays[daysAhead] ?? (daysAhead < 7 ? name : `${name} ${inDays(daysAhead)}`), time, zone);
}
