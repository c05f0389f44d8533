import { graphql } from "gatsby";
import styled from "styled-components";
import { displayFont, onDesktop, onTablet } from "../../theme/tokens";
import { PageBody } from "../../ui/PageHeading";
import { BarberAtWork } from "../frame/BarberAtWork";
import { ReadyToBook } from "../frame/ReadyToBook";

const Sections = styled.div`display: grid; gap: var(--s48); padding-top: min(4vw, 3rem);`;

// Magazine style: the heading beside its text where there is room, a coloured rule above, a large first letter.
const Article = styled.section`
  display: grid; gap: var(--s12) var(--s48); padding-top: var(--s24);
  border-top: 2px solid var(--accent);
  &:first-child { padding-top: 0; border: 0; }
  ${onDesktop} { grid-template: auto 1fr / repeat(3, 1fr); }
`;

// Stands on the rule of the next section, below the first heading where there is room.
const Drawn = styled(BarberAtWork)`
  max-width: 100%; margin: auto auto calc(-1 * var(--s48));
  section:last-child > & { display: none; }
  ${onDesktop} { grid-area: 2 / 1; margin-inline: 0; }
`;

const Paragraph = styled.p`
  grid-row: span 2; ${onDesktop} { grid-column: 2 / 4; } max-width: 45em; font-size: clamp(1.125rem, 1rem + 0.5vw, 1.375rem); line-height: 1.65; text-wrap: pretty;
  section:first-child > &::first-letter {
    float: left; margin: 0.09em 0.08em 0 -0.03em;
    ${displayFont} font-size: 5.4em; line-height: 0.72; color: var(--accentInk);
  }
`;

const Values = styled.ul`
  display: grid; gap: var(--s24) var(--s48); margin-top: var(--s48); padding-top: var(--s24); border-top: 2px solid var(--accent);
  ${onTablet} { grid-template-columns: repeat(auto-fit, minmax(12rem, 1fr)); }
`;

const Value = styled.li`display: grid; gap: var(--s8); align-content: start;`;

/** The shop in its own words. */
export function AboutShop({ about }: { about: Queries.AboutShopFragment }) {
  return (
    <PageBody>
      <Sections>
        {about.sections.map(({ heading, text }, index) => (
          <Article key={heading}>
            <h2>{heading}</h2>
            <Paragraph>{text}</Paragraph>
            {index === 0 && <Drawn />}
          </Article>
        ))}
      </Sections>
      <Values>
        {about.values.map(({ title, text }) => (
          <Value key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </Value>
        ))}
      </Values>
      <ReadyToBook />
    </PageBody>
  );
}

/** @public */
export const query = graphql`
  fragment AboutShop on AboutJson {
    sections { heading text }
    values { title text }
  }
`;
