import styled, { css } from "styled-components";
import { color, gutter, space, textSize } from "../theme/tokens";

const backgrounds = {
  paper: css`--soft: ${color.inkSoft}; color: ${color.ink}; background: ${color.paper};`,
  cream: css`--soft: ${color.inkSoft}; color: ${color.ink}; background: ${color.cream};`,
  raised: css`--soft: ${color.inkSoft}; color: ${color.ink}; background: ${color.paperRaised};`,
  deep: css`--soft: ${color.creamSoft}; color: ${color.cream}; background: ${color.deep};`,
  dusk: css`
    --soft: ${color.creamSoft}; color: ${color.cream};
    background: radial-gradient(70% 60% at 50% 55%, ${color.duskEdge}, ${color.dusk});
  `,
  night: css`--soft: ${color.creamSoft}; color: ${color.cream}; background: ${color.night};`,
} as const;

/** A full-width section of a page. It shows no focus ring, because only following a link to the section focuses it. */
export const Section = styled.section<{ $background: keyof typeof backgrounds }>`
  padding: ${space.section} ${gutter};
  ${({ $background }) => backgrounds[$background]}
  &:focus { outline: none; }
`;

/** The heading of a section, or of a page (`as="h1"`). */
export const SectionHeading = styled.h2`font-size: ${textSize.section};`;

/** The sentence below a heading. */
export const Lead = styled.p`
  max-width: 38em; margin-top: ${space.s12}; font-size: ${textSize.lead}; text-wrap: balance;
  color: var(--soft, inherit);
`;
