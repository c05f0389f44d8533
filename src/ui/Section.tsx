import styled, { css } from "styled-components";
import { color, gutter, space, type } from "../theme/tokens";

const grounds = {
  paper: css`--soft: ${color.inkSoft}; color: ${color.ink}; background: ${color.paper};`,
  raised: css`--soft: ${color.inkSoft}; color: ${color.ink}; background: ${color.paperRaised};`,
  deep: css`--soft: ${color.creamSoft}; color: ${color.cream}; background: ${color.deep};`,
  dusk: css`
    --soft: ${color.creamSoft}; color: ${color.cream};
    background: radial-gradient(70% 60% at 50% 55%, ${color.duskEdge}, ${color.dusk});
  `,
  night: css`--soft: ${color.creamSoft}; color: ${color.cream}; background: ${color.night};`,
} as const;

/** A full-width section of a page. It shows no focus ring, because only a link to the section moves the focus there. */
export const Section = styled.section<{ $ground: keyof typeof grounds }>`
  padding: ${space.section} ${gutter};
  ${({ $ground }) => grounds[$ground]}
  &:focus { outline: none; }
`;

/** A section's heading; `as="h1"` for a page's. */
export const ChapterHeading = styled.h2`font-size: ${type.chapter};`;

/** The sentence below a heading. */
export const Lead = styled.p`
  max-width: 38em; margin-top: ${space.close}; font-size: ${type.lead}; color: var(--soft, inherit);
`;
