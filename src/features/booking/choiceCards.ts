import styled from "styled-components";
import { media } from "../../theme/media";
import { color, radius, space, type } from "../../theme/tokens";

export const ChoiceGrid = styled.div`
  display: grid; gap: ${space.close}; margin-top: ${space.base};
  @media ${media.tablet} { grid-template-columns: 1fr 1fr; }
`;

/** The label of a checkbox or radio button inside it: a card that is dark while it is chosen. */
export const ChoiceCard = styled.label`
  position: relative; display: grid; grid-template-columns: auto 1fr; gap: 0 ${space.close}; align-items: center;
  min-height: 4rem; padding: ${space.tight} ${space.base};
  background: ${color.paperRaised}; border: 1.5px solid var(--group-edge, ${color.paperEdge}); border-radius: ${radius.edge};
  cursor: pointer; transition: background-color 150ms, border-color 150ms;
  @media ${media.hover} { &:hover { border-color: ${color.brassInk}; } }
  &:has(input:checked) { color: ${color.cream}; background: ${color.bottle}; border-color: ${color.bottle}; }
  @media (forced-colors: active) { &:has(input:checked) { forced-color-adjust: none; color: SelectedItemText; background: SelectedItem; } }
  &:has(input:disabled) { color: ${color.inkSoft}; background: none; border-style: dashed; cursor: not-allowed; }
  &:has(input:focus-visible) { outline: 3px solid ${color.brassInk}; outline-offset: 2px; }
`;

export const ChoiceName = styled.span`font-weight: 700; line-height: 1.3;`;

export const ChoiceDetail = styled.span`grid-column: 2; font-size: ${type.small}; font-variant-numeric: tabular-nums;`;
