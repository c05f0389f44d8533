import styled from "styled-components";
import { parseTimeZone, timeZoneShortName } from "../../domain/shop/clock";
import type { OpeningSchedule } from "../../domain/shop/openingHours";
import { type OpenStatus, openStatus } from "../../domain/shop/openStatus";
import { color, space } from "../../theme/tokens";
import { useClock } from "../../ui/useClock";
import { useWords } from "./pageWords";
import type { ShellWords } from "./words.id";

type Props = {
  shop: OpeningSchedule & Pick<Queries.FooterShopFragment, "timeZone">;
  closures: Queries.FooterClosuresFragment;
};

// Reserves a line, because the text needs the clock and comes only after mounting.
const StatusLine = styled.p`
  display: flex; align-items: baseline; gap: ${space.s8}; min-height: 1.6em; font-weight: 700; color: ${color.cream};
`;

const Lamp = styled.span<{ $isOpen: boolean }>`
  width: 0.625rem; height: 0.625rem; border-radius: 50%; flex: none;
  border: 2px solid ${color.accent};
  background: ${({ $isOpen }) => ($isOpen ? color.accent : "transparent")};
`;

/** Says whether the shop is open now, by the shop's clock: "Buka, tutup 20:00". */
export function OpenStatusLine({ shop, closures }: Props) {
  const words = useWords("shell");
  const now = useClock();
  if (now === null) return <StatusLine />;
  const status = openStatus({ ...shop, closures: closures.closures }, parseTimeZone(shop.timeZone), now);
  return (
    <StatusLine>
      <Lamp $isOpen={status.isOpen} />
      <span>{statusText(status, words.openStatus, timeZoneShortName(shop.timeZone))}</span>
    </StatusLine>
  );
}

/**
 * The status in words, such as "Tutup, buka besok 09:00". The English words add the time zone, by its short name
 * `zone`.
 */
export function statusText(status: OpenStatus, words: ShellWords["openStatus"], zone: string): string {
  const { open, openUntil, closedUntil, closed, nearDays, inDays, dayName } = words;
  if (status.isOpen) return status.closes === null ? open : openUntil(status.closes, zone);
  if (status.opens === null) return closed;
  const { daysAhead, weekday, time } = status.opens;
  const name = dayName(weekday);
  return closedUntil(nearDays[daysAhead] ?? (daysAhead < 7 ? name : `${name} ${inDays(daysAhead)}`), time, zone);
}
