import { useEffect, useState } from "react";
import styled from "styled-components";
import type { Estimate } from "../../domain/booking/draft";
import { languageOf } from "../../domain/shop/englishContent";
import { displayFont, onDesktop } from "../../theme/tokens";
import { AmountText } from "../../ui/AmountText";
import { Hidden } from "../../ui/hidden";
import { Icon } from "../../ui/Icon";
import { useWords } from "../words/pageWords";

// In the page from the start, for the reason given in BookingForm. Only the band's label is cut where it is too long, never
// its surcharge or the total.
const Line = styled.button`
  display: flex; align-items: center; gap: 0.35em; width: 100%; min-width: 0; min-height: 2.75rem; color: var(--cream);
  font-size: var(--text-small); text-align: start; white-space: nowrap;
  svg { transition: transform 150ms; }
  &[aria-expanded="true"] svg { transform: rotate(180deg); }
  &[hidden] { display: none; }
  ${onDesktop} { display: none; }
`;

const Band = styled.span`min-width: 0; overflow: hidden; text-overflow: ellipsis;`;

const Total = styled.span`
  margin-left: auto; color: var(--accentBright);
  [lang] { ${displayFont} font-size: var(--text-title); }
`;

// Long enough for arrow keys to pass several slots.
const pauseMs = 700;

/** Reads a text aloud once it has stayed the same for a while. */
function SpokenAfterPause({ text }: { text: string }) {
  const [spoken, setSpoken] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setSpoken(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <Hidden role="status">
      <AmountText>{spoken}</AmountText>
    </Hidden>
  );
}

type Props = { estimate: Estimate | null; isUnfolded: boolean; stubId: string; onToggle: () => void };

/**
 * The estimate on one line, shown in narrow windows once at least one service and an available time are chosen. A tap
 * unfolds the stub, or folds it. In windows of any width the total is read aloud when it has changed.
 */
export function BookingBar({ estimate, isUnfolded, stubId, onToggle }: Props) {
  const words = useWords("form");
  const total = estimate && words.shop.priceText(estimate.total, estimate.isLeastTotal);
  return (
    <>
      <SpokenAfterPause text={total ? `${words.estimate} ${total}` : ""} />
      <Line type="button" hidden={!estimate} aria-expanded={isUnfolded} aria-controls={stubId} onClick={onToggle}>
        <Icon name="up" />
        <Band>
          {estimate && words.shop.minutes(estimate.duration)}
          {estimate?.slot.label && (
            <>
              {" · "}
              <span lang={languageOf(estimate.slot, "label")}>{estimate.slot.label}</span>
            </>
          )}
        </Band>
        <span>{estimate && estimate.slot.multiplier !== 1 && words.shop.priceEffect(estimate.slot.multiplier)}</span>
        <Total>{total && <AmountText>{total}</AmountText>}</Total>
      </Line>
    </>
  );
}
