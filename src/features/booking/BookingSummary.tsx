import styled from "styled-components";
import type { Summary } from "../../domain/booking/bookableDraft";
import { isPriceOpen } from "../../domain/shop/service";
import { rupiah } from "../../format/rupiah";
import { color, font, radius, space, type } from "../../theme/tokens";
import { ShopText } from "../shell/ShopText";
import { useBookingWords } from "./words";
import type { BookingWords } from "./words.id";

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
function inWords({ duration, slot, barber, services, deposit }: Summary, words: BookingWords): string {
  const say = words.summary;
  const effect = slot.multiplier === 1 ? "" : words.shop.priceEffect(slot.multiplier);
  const parts = [`${slot.time} ${slot.label} ${effect}`.trimEnd()];
  if (globalThis.asksForDeposit && deposit) parts.unshift(say.deposit(rupiah(deposit.amount)));
  if (isPriceOpen(services)) parts.push(say.priceOpen);
  if (barber) parts.push(`Barber: ${words.shop.barberName(barber)}`);
  return [say.duration(words.shop.minutes(duration)), ...parts].join(" · ");
}

/** The estimate, shown once there is at least one service and a time (docs/rules.md, section 7). */
export function BookingSummary({ summary }: { summary: Summary | null }) {
  const words = useBookingWords();
  return (
    <div aria-live="polite">
      {summary && (
        <Card aria-labelledby="booking-summary-heading">
          <Heading id="booking-summary-heading">{words.estimate}</Heading>
          <Total>{words.shop.rupiahFrom(summary.total, isPriceOpen(summary.services))}</Total>
          <Line>{inWords(summary, words)}</Line>
          {globalThis.asksForDeposit && summary.depositTerms && (
            <Line>
              <ShopText>{summary.depositTerms}</ShopText>
            </Line>
          )}
        </Card>
      )}
    </div>
  );
}
