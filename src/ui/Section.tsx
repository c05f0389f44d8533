import styled from "styled-components";

const onDark = "--soft: var(--creamSoft); color: var(--cream);";

const backgrounds = {
  paper: "background: var(--paper);",
  cream: "background: var(--cream);",
  raised: "background: var(--paperRaised);",
  deep: `${onDark} background: var(--deep);`,
  dusk: `${onDark} background: radial-gradient(70% 60% at 50% 55%, var(--duskEdge), var(--dusk));`,
  night: `${onDark} background: var(--night);`,
};

/** A full-width section of a page. It shows no focus ring, because only following a link to the section focuses it. */
export const Section = styled.section<{ $background: keyof typeof backgrounds }>`
  --soft: var(--inkSoft); padding: var(--section) var(--gutter); color: var(--ink);
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
