import styled, { css } from "styled-components";

const backgrounds = {
  paper: css`--soft: var(--inkSoft); color: var(--ink); background: var(--paper);`,
  cream: css`--soft: var(--inkSoft); color: var(--ink); background: var(--cream);`,
  raised: css`--soft: var(--inkSoft); color: var(--ink); background: var(--paperRaised);`,
  deep: css`--soft: var(--creamSoft); color: var(--cream); background: var(--deep);`,
  dusk: css`
    --soft: var(--creamSoft); color: var(--cream);
    background: radial-gradient(70% 60% at 50% 55%, var(--duskEdge), var(--dusk));
  `,
  night: css`--soft: var(--creamSoft); color: var(--cream); background: var(--night);`,
} as const;

/** A full-width section of a page. It shows no focus ring, because only following a link to the section focuses it. */
export const Section = styled.section<{ $background: keyof typeof backgrounds }>`
  padding: var(--section) var(--gutter);
  ${({ $background }) => backgrounds[$background]}
  &:focus { outline: none; }
`;

/** The heading of a section, or of a page (`as="h1"`). */
export const SectionHeading = styled.h2`font-size: var(--text-section);`;

/** The sentence below a heading. */
export const Lead = styled.p`
  max-width: 38em; margin-top: var(--s12); font-size: var(--text-lead); text-wrap: balance;
  color: var(--soft, inherit);
`;
