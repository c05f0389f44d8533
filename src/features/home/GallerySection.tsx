import { graphql, Link } from "gatsby";
import { type CSSProperties, useRef } from "react";
import styled from "styled-components";
import { bookingLink } from "../../domain/codecs/bookingLink";
import { homePaths } from "../../domain/routes";
import { onHover, withReducedMotion } from "../../theme/tokens";
import { Button } from "../../ui/Button";
import { ScriptOnly } from "../../ui/hidden";
import { Icon } from "../../ui/Icon";
import { imageOf, Picture } from "../../ui/Picture";
import { Lead, Section, SectionHeading } from "../../ui/Section";
import { useWords } from "../words/pageWords";
import { shopText } from "../words/shopText";

const FullWidthSection = styled(Section)`padding-inline: 0;`;

const Head = styled.div`
  display: flex; flex-wrap: wrap; gap: var(--s16) var(--s48); align-items: end; justify-content: space-between;
  padding: 0 var(--gutter);
`;

// Buttons for mice whose wheel does not scroll sideways. Touch screens need none.
const ScrollButtons = styled(ScriptOnly)`
  display: none; gap: var(--s8);
  ${onHover} { display: flex; }
  @media (scripting: none) { display: none; }
`;

// The strip begins at the page's left edge and overflows the window on the right. All photographs have the same height.
// Their widths are computed from their proportions, because 30 captions measured by the browser took a third of the page's
// layout time.
const Strip = styled.ul`
  --photo-height: clamp(16rem, 76vw, 25rem);
  display: flex; gap: var(--s16); margin-top: var(--s32); padding: 0.375rem var(--viewport-gutter) var(--s16);
  overflow-x: auto; overscroll-behavior-x: contain;
  scroll-snap-type: x proximity; scroll-padding-inline: var(--viewport-gutter);
  scrollbar-color: var(--accent) var(--dusk); scrollbar-width: thin;
  scroll-behavior: smooth;
  ${withReducedMotion} { scroll-behavior: auto; }
`;

const Item = styled.li`flex: none; width: min(86vw, var(--photo-height) * var(--aspect)); scroll-snap-align: start; line-height: 1.4;`;

const ServiceLink = styled(Link)`display: block; text-decoration: none;`;

const Photo = styled(Picture)`
  width: 100%; height: var(--photo-height); margin-bottom: var(--s12); object-fit: cover;
  background: var(--dusk); border-radius: var(--radius);
`;

const Caption = styled.span`display: block; font-weight: 700;`;

const Book = styled.span`
  font-size: var(--text-small); color: var(--accentBright); text-decoration: underline; text-underline-offset: 0.2em;
`;

// Scrolls to the whole photograph. The browser itself scrolls only if less than 32 pixels of a focused photograph are in
// view, and scroll snapping can hide these pixels again.
function scrollWholeIntoView(target: Element) {
  if (target.matches(":focus-visible")) target.scrollIntoView({ block: "nearest", inline: "start" });
}

type Props = {
  gallery: Queries.GalleryFragment;
  services: readonly { id: string; name: string }[];
};

/** 'Hasil Kerja Kami': photographs of the shop's work. A photograph of a service links to a booking of that service. */
export function GallerySection({ gallery, services }: Props) {
  const { shop, gallery: words } = useWords("home");
  const strip = useRef<HTMLUListElement>(null);

  const step = (direction: 1 | -1) => {
    const list = strip.current;
    if (!list) return;
    const end = list.scrollWidth - list.clientWidth;
    const isAtEdge = direction === 1 ? list.scrollLeft >= end - 1 : list.scrollLeft <= 0;
    // Wraps around from either end to the other.
    const target = isAtEdge ? (direction === 1 ? 0 : end) : list.scrollLeft + direction * 0.75 * list.clientWidth;
    list.scrollTo({ left: target });
  };

  return (
    <FullWidthSection $background="night" id="work" aria-labelledby="work-heading">
      <Head>
        <div>
          <SectionHeading id="work-heading">{words.heading}</SectionHeading>
          <Lead>{words.subtitle}</Lead>
        </div>
        <ScrollButtons>
          <Button $look="outlineOnDark" aria-label={words.previous} onClick={() => step(-1)}>
            <Icon name="left" />
          </Button>
          <Button $look="outlineOnDark" aria-label={words.next} onClick={() => step(1)}>
            <Icon name="right" />
          </Button>
        </ScrollButtons>
      </Head>
      <Strip ref={strip} onFocus={({ target }) => scrollWholeIntoView(target)}>
        {gallery.photos.map((photo, index) => {
          const { image, service: serviceId } = photo;
          const picture = imageOf(image);
          const service = services.find(({ id }) => id === serviceId);
          const photograph = (
            <>
              <Photo file={image} alt="" />
              <Caption {...shopText(photo, "caption")} />
            </>
          );
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: photographs have no name of their own and never change places
            <Item key={index} style={{ "--aspect": picture ? picture.width / picture.height : 1 } as CSSProperties}>
              {service ? (
                <ServiceLink to={bookingLink({ services: [service] }, homePaths[shop.language])}>
                  {photograph}
                  <Book>{words.book(service.name)}</Book>
                </ServiceLink>
              ) : (
                photograph
              )}
            </Item>
          );
        })}
      </Strip>
    </FullWidthSection>
  );
}

/** @public */
export const query = graphql`
  fragment Gallery on GalleryJson {
    photos {
      caption
      service
      image {
        childImageSharp {
          gatsbyImageData(layout: FIXED, height: 380, outputPixelDensities: [1, 2])
        }
      }
    }
  }
`;
