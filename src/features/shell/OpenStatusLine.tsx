import { useEffect, useState } from "react";
import styled from "styled-components";
import { timeZoneNamed } from "../../domain/shop/clock";
import { dayName, englishDayName } from "../../domain/shop/openingHours";
import { type OpenStatus, openStatus } from "../../domain/shop/openStatus";
import { color, space } from "../../theme/tokens";

type Language = "id" | "en";

// Its height is kept from the start, since the words depend on the clock and can only come after mounting.
const Line = styled.p`
  display: flex; align-items: center; gap: ${space.tight}; min-height: 1.6em; font-weight: 700; color: ${color.cream};
`;

const Lamp = styled.span<{ $isOpen: boolean }>`
  width: 0.625rem; height: 0.625rem; border-radius: 50%; flex: none;
  border: 2px solid ${color.brass};
  background: ${({ $isOpen }) => ($isOpen ? color.brass : "transparent")};
`;

type Props = {
  shop: Pick<Queries.FooterShopFragment, "openingHours" | "timeZone">;
  closures: Queries.FooterClosuresFragment;
  language: Language;
};

/** Whether the shop is open right now, on the shop's clock: "Buka sekarang, tutup pukul 20:00". */
export function OpenStatusLine({ shop, closures, language }: Props) {
  const [now, setNow] = useState<Date | null>(null);
  useEffect(() => {
    const tick = () => setNow(new Date());
    tick();
    const timer = setInterval(tick, 60_000);
    return () => clearInterval(timer);
  }, []);
  if (now === null) return <Line />;
  const days = { closures: closures.closures, openingHours: shop.openingHours };
  const status = openStatus(days, timeZoneNamed(shop.timeZone), now);
  return (
    <Line>
      <Lamp $isOpen={status.isOpen} />
      <span>{statusText(status, language)}</span>
    </Line>
  );
}

/** The status in words; a time is written as on the rest of the site, 20:00. */
export function statusText(status: OpenStatus, language: Language): string {
  if (status.isOpen) {
    return language === "id" ? `Buka sekarang, tutup pukul ${status.closes}` : `Open now, closes at ${status.closes}`;
  }
  if (status.opens === null) return language === "id" ? "Sedang tutup" : "Closed";
  const { daysAhead, weekday, time: opens } = status.opens;
  const name = language === "id" ? dayName(weekday) : englishDayName(weekday);
  const days = { id: ["hari ini", "besok"], en: ["today", "tomorrow"] }[language];
  const inAWeek =
    daysAhead < 7 ? name : `${name} ${language === "id" ? `(${daysAhead} hari lagi)` : `(in ${daysAhead} days)`}`;
  const day = days[daysAhead] ?? inAWeek;
  return language === "id" ? `Tutup, buka ${day} pukul ${opens}` : `Closed, opens ${day} at ${opens}`;
}
