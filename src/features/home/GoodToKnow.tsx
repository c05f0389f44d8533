import { graphql } from "gatsby";
import styled from "styled-components";
import { onTablet } from "../../theme/tokens";
import { Section, SectionHeading } from "../../ui/Section";
import { useWords } from "../words/pageWords";
import { shopText } from "../words/shopText";

const Facts = styled.dl`
  display: grid; gap: var(--s24) var(--s48); margin-top: var(--s48);
  ${onTablet} { grid-template-columns: 1fr 1fr; }
`;

const Fact = styled.div`padding-top: var(--s12); border-top: 2px solid var(--accent);`;

const Title = styled.dt`font-size: var(--text-lead); font-weight: 800;`;

type Props = { facts: NonNullable<Queries.GoodToKnowFragment["goodToKnow"]> };

/** Facts for a first visit, such as ways to pay, parking, children. */
export function GoodToKnow({ facts }: Props) {
  const words = useWords("home");
  return (
    <Section $background="raised" aria-labelledby="know-heading">
      <SectionHeading id="know-heading">{words.goodToKnow}</SectionHeading>
      <Facts>
        {facts.map((fact) => (
          <Fact key={fact.title}>
            <Title {...shopText(fact, "title")} />
            <dd {...shopText(fact, "text")} />
          </Fact>
        ))}
      </Facts>
    </Section>
  );
}

/** @public */
export const query = graphql`
  fragment GoodToKnow on ShopJson {
    goodToKnow { title text }
  }
`;
