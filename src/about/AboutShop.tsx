import { graphql } from "gatsby";
import styled from "styled-components";
import { media } from "../theme/media";
import { color, radius, space, type } from "../theme/tokens";
import { PageBody } from "../ui/PageBody";

const Sections = styled.div`
  display: grid; gap: ${space.block};
  @media ${media.desktop} { grid-template-columns: repeat(auto-fit, minmax(18rem, 1fr)); }
`;

const Heading = styled.h2`font-size: ${type.heading};`;

const Text = styled.p`margin-top: ${space.close}; max-width: 60ch; font-size: ${type.lead};`;

const Values = styled.ul`
  display: grid; gap: 1px; margin-top: ${space.chapter}; padding: 1px;
  background: ${color.woodEdge};
  border: 3px solid ${color.brass}; outline: 6px solid ${color.wood}; border-radius: ${radius.edge};
  @media ${media.tablet} { grid-template-columns: repeat(auto-fit, minmax(12rem, 1fr)); }
`;

const Value = styled.li`padding: ${space.wide}; color: ${color.cream}; background: ${color.wood};`;

const ValueTitle = styled.h3`font-size: ${type.title}; color: ${color.brassBright};`;

/** The shop in its own words. */
export function AboutShop({ about }: { about: Queries.AboutShopFragment }) {
  return (
    <PageBody>
      <Sections>
        {about.sections.map(({ heading, text }) => (
          <section key={heading}>
            <Heading>{heading}</Heading>
            <Text>{text}</Text>
          </section>
        ))}
      </Sections>
      <Values>
        {about.values.map(({ title, text }) => (
          <Value key={title}>
            <ValueTitle>{title}</ValueTitle>
            <p>{text}</p>
          </Value>
        ))}
      </Values>
    </PageBody>
  );
}

export const query = graphql`
  fragment AboutShop on AboutJson {
    title
    introduction
    sections {
      heading
      text
    }
    values {
      title
      text
    }
  }
`;
