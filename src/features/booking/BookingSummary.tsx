import styled from "styled-components";
import type { Estimate } from "../../domain/booking/draft";
import { minutesPerDay } from "../../domain/shop/openingHours";
import { rupiah, unbroken } from "../../format/rupiah";
import { media } from "../../theme/media";
import { color, font, radius, space, textSize } from "../../theme/tokens";
import { CountedAmount } from "../../ui/CountedAmount";
import { hiddenStyle } from "../../ui/hidden";
import { useWords } from "../shell/pageWords";
import type { FormWords } from "./words.id";

// The stylesheet has the estimate's rules from the start, for the reason given in BookingForm. In narrow windows it is one line
// above the button, on wide ones a card.
const Live = styled.div`
  min-width: 0; color: ${color.cream};
  section { display: flex; align-items: baseline; justify-content: space-between; gap: ${space.s16}; }
  h3 { font-family: ${font.text}; font-size: ${textSize.small}; font-weight: 700; color: ${color.creamSoft}; }
  p { min-width: 0; overflow: hidden; font-size: ${textSize.small}; line-height: 1.4; white-space: nowrap; text-overflow: ellipsis; }
  h3 + p {
    flex: none; font-family: ${font.display}; font-size: ${textSize.title}; font-weight: 900; line-height: 1.2;
    color: ${color.accentBright};
  }
  @media not all and ${media.desktop} { h3, p:nth-of-type(n + 3) { ${hiddenStyle} } }
  @media ${media.desktop} {
    section {
      display: grid; gap: ${space.s4}; padding: ${space.s12} ${space.s16}; background: ${color.dusk};
      border: 1.5px solid ${color.accent}; border-radius: ${radius.box};
    }
    p { white-space: normal; }
    h3 + p { font-size: ${textSize.price}; }
  }
`;

// Joins all parts into one string, so that React renders one text node. A browser's translator replaces text nodes, and
// React could then not update a part that has its own node.
function inWords({ duration, day, slot, barber, isLeastTotal }: Estimate, words: FormWords, zone: string): string {
  const texts = words.summary;
  const effect = slot.multiplier === 1 ? "" : words.shop.priceEffect(slot.multiplier);
  const night = day !== null && slot.minute >= minutesPerDay ? ` (${words.shop.nightOf(day)})` : "";
  const parts = [`${texts.time(slot.time, zone)}${night} ${slot.label} ${effect}`.trimEnd()];
  if (isLeastTotal) parts.push(texts.priceOpen);
  if (barber) parts.push(words.shop.barberName(barber));
  return [words.shop.minutes(duration), ...parts].join(" · ");
}

/** The estimate, shown once at least one service and an available time are chosen. */
export function BookingSummary({ estimate, zone }: { estimate: Estimate | null; zone: string }) {
  const words = useWords("form");
  return (
    <Live aria-live="polite">
      {estimate && (
        <section aria-labelledby="booking-summary-heading">
          <h3 id="booking-summary-heading">{words.estimate}</h3>
          <p>
            <CountedAmount
              amount={estimate.total}
              text={(amount) => words.shop.priceText(amount, estimate.isLeastTotal)}
            />
          </p>
          <p>{inWords(estimate, words, zone)}</p>
          {estimate.deposit && <p>{words.summary.deposit(unbroken(rupiah(estimate.deposit.amount)))}</p>}
        </section>
      )}
    </Live>
  );
}
