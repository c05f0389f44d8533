import styled, { css } from "styled-components";
import { color, radius, space, type } from "../../theme/tokens";

/* The parts of which the book's page is made: what shows a booking, and what surrounds it. */

export const notPrinted = css`@media print { display: none; }`;

/** A part of the page. */
export const Part = styled.section`display: grid; gap: ${space.close}; ${notPrinted}`;

/** A part of the page with an edge of its own; `$isUrgent` of one that waits for the shop, `$isProblem` of one that went wrong. */
export const Panel = styled(Part)<{ $isUrgent?: boolean; $isProblem?: boolean }>`
  padding: ${space.base}; color: ${color.ink}; background: ${color.paper};
  border: 1.5px solid ${color.paperEdge}; border-radius: ${radius.edge};
  ${({ $isUrgent }) => $isUrgent && css`border: 2px solid ${color.brass};`}
  ${({ $isProblem }) => $isProblem && css`font-weight: 700; background: ${color.dangerPaper}; border: 2px solid ${color.danger};`}
`;

export const Heading = styled.h2`font-size: ${type.title};`;

/** Things below each other. */
export const Stack = styled.ul`display: grid; gap: ${space.tight}; min-width: 0;`;

/** Buttons beside each other, each at least `$least` wide, fewer where the text is enlarged. */
export const Actions = styled.div<{ $least?: string }>`
  display: grid; grid-template-columns: repeat(auto-fit, minmax(min(${({ $least = "7.5rem" }) => $least}, 100%), 1fr));
  gap: ${space.tight}; --button-inset: 0.5rem;
`;

/** What a field of a form looks like. */
export const Field = styled.input`
  width: 100%; min-width: 0; min-height: 3rem; padding: 0.5rem 0.75rem; font-size: ${type.body};
  color: ${color.ink}; background: ${color.paperRaised}; border: 1.5px solid ${color.brassInk}; border-radius: ${radius.edge};
`;

/** A choice that stays pressed. */
export const Toggle = styled.button`
  display: grid; gap: ${space.hair}; align-content: center; min-height: 3rem; padding: ${space.tight} ${space.close};
  color: ${color.ink}; background: ${color.paperRaised}; border: 1.5px solid ${color.brassInk}; border-radius: ${radius.edge};
  &[aria-pressed="true"] { color: ${color.cream}; background: ${color.bottle}; border-color: ${color.bottle}; }
`;

export const Fold = styled.details`
  & > summary { min-height: 2.75rem; padding: 0.6rem 0; font-weight: 700; cursor: pointer; }
`;

/** A word on what speaks against something, or for it. */
export const Warning = styled.p`font-weight: 700; color: ${color.danger}; &:empty { position: absolute; }`;

export const Fine = styled.p`font-weight: 700; color: ${color.promo};`;

/** What became of something, in words; empty before. */
export const Outcome = styled.p`font-weight: 700; &:empty { position: absolute; }`;

export const Small = styled.p`max-width: 65ch; font-size: ${type.small}; color: ${color.inkSoft};`;
