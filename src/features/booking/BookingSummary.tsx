import styled from "styled-components";
import type { Summary } from "../../domain/booking/bookableDraft";
import { barberName } from "../../domain/shop/barber";
import { isPriceOpen } from "../../domain/shop/service";
import { indonesianMinutes } from "../../format/minutes";
import { priceEffect } from "../../format/priceEffect";
import { rupiahFrom } from "../../format/rupiah";
import { color, font, radius, space, type } from "../../theme/tokens";

const Card = styled.section`
  display: grid; gap: ${space.tight}; padding: ${space.close} ${space.base};
  color: ${color.cream}; background: ${color.wood};
  border: 1.5px solid ${color.brass}; border-radius: ${radius.edge};
`;

const Heading = styled.h3`font-family: ${font.text}; font-size: ${type.small}; font-weight: 700; color: ${color.creamSoft};`;

const Total = styled.p`
  font-family: ${font.display}; font-size: ${type.heading}; font-weight: 900; line-height: 1.1; color: ${color.brassBright};
`;

const Line = styled.p`font-size: ${type.small};`;

// One text node: a translating browser replaces texts one by one, and React would lose those that change separately.
function inWords({ duration, slot, barber, services }: Summary): string {
  const parts = [`${slot.time} ${slot.label} ${priceEffect(slot.multiplier)}`.trimEnd()];
  if (isPriceOpen(services)) parts.push("Harga akhir disepakati di chat");
  if (barber) parts.push(`Barber: ${barberName(barber)}`);
  return [`Estimasi durasi ${indonesianMinutes(duration)}`, ...parts].join(" · ");
}

/** The estimate, shown once there is at least one service and a time (docs/rules.md, section 7). */
export function BookingSummary({ summary }: { summary: Summary | null }) {
  return (
    <div aria-live="polite">
      {summary && (
        <Card aria-labelledby="booking-summary-heading">
          <Heading id="booking-summary-heading">Estimasi total harga</Heading>
          <Total>{rupiahFrom(summary.total, isPriceOpen(summary.services))}</Total>
          <Line>{inWords(summary)}</Line>
        </Card>
      )}
    </div>
  );
}
