import { graphql } from "gatsby";
import styled from "styled-components";
import { onDesktop } from "../../theme/tokens";
import { PageHeading } from "../../ui/PageHeading";
import { Cover } from "../../ui/Picture";
import { Lead, SectionHeading } from "../../ui/Section";
import { Stripes } from "../../ui/Stripes";

// On a phone or tablet the picture stands above the text, on wider windows right of it.
const Board = styled.div`
  position: relative; isolation: isolate; overflow: hidden;
  display: grid; align-items: center;
  padding-top: var(--header-height); color: var(--cream); background: var(--dusk);
  ${onDesktop} { min-height: min(92vh, 54vw); background: var(--night); }
`;

const Frame = styled.div`
  position: relative; height: 84vw; max-height: 70vh;
  ${onDesktop} { position: absolute; z-index: -1; inset: 0 0 0 42vw; height: auto; max-height: none; }
`;

const Shade = styled.div`
  position: absolute; inset: 0; background: linear-gradient(to top, var(--dusk), transparent 34%);
  ${onDesktop} {
    background:
      linear-gradient(to top, rgb(var(--nightRgb) / 85%), transparent 20%),
      linear-gradient(to right, var(--night), transparent 36%);
  }
`;

const HeadingText = styled.div`
  display: grid; gap: var(--s16); padding: 0 var(--gutter) clamp(2rem, 8vw, 3.5rem);
  ${onDesktop} {
    width: 44vw; padding: var(--s64) var(--s24) var(--s64) var(--viewport-gutter);
  }
`;

/** The heading of the page about the shop: its picture, if there is one, title and introduction. */
export function AboutHeading({ about }: { about: Queries.AboutHeadingFragment }) {
  if (!about.picture) return <PageHeading title={about.title}>{about.introduction}</PageHeading>;
  return (
    <>
      <Board>
        <Frame>
          <Cover file={about.picture} focus={about.pictureFocus} alt="" isFirst />
          <Shade />
        </Frame>
        <HeadingText>
          <SectionHeading as="h1">{about.title}</SectionHeading>
          <Lead>{about.introduction}</Lead>
        </HeadingText>
      </Board>
      <Stripes />
    </>
  );
}

/** @public */
export const query = graphql`
  fragment AboutHeading on AboutJson {
    title
    introduction
    pictureFocus { x y }
    picture {
      childImageSharp {
        gatsbyImageData(layout: FULL_WIDTH, breakpoints: [720, 1080, 1600], sizes: "(min-width: 44rem) 100vw, 134vw")
      }
    }
  }
`;
