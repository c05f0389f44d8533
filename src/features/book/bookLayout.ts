import styled, { css } from "styled-components";
import { color, space, type } from "../../theme/tokens";
import { Button } from "../../ui/Button";

export const notPrinted = css`@media print { display: none; }`;

export const PageSection = styled.section`display: grid; gap: ${space.close}; ${notPrinted}`;

export const Stack = styled.ul`display: grid; gap: ${space.tight}; min-width: 0;`;

export const Fold = styled.details`
  & > summary { min-height: 2.75rem; padding: 0.6rem 0; font-weight: 700; cursor: pointer; }
`;

export const Small = styled.p`max-width: 65ch; font-size: ${type.small}; color: ${color.inkSoft};`;

export const QuietButton = styled(Button).attrs({ type: "button", $look: "quiet" })``;
export const InkButton = styled(Button).attrs({ type: "button", $look: "ink" })``;

/** Unfolds a part of the page, scrolls to it and focuses it; of a visit in several chairs, the first card. */
export function goToPart(name: string): void {
  const part =
    document.querySelector<HTMLElement>(`[data-part="${CSS.escape(name)}"]`) ?? document.getElementById(name);
  const fold = part?.closest("details");
  if (fold) fold.open = true;
  part?.scrollIntoView();
  part?.focus({ preventScroll: true });
}
