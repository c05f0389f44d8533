import { graphql } from "gatsby";
import styled from "styled-components";
import { chatLink } from "../format/chatLink";
import { instagramLink } from "../format/instagramLink";
import { color, font, gutter, headerHeight, space, type } from "../theme/tokens";
import { ButtonLink } from "../ui/Button";
import { Icon } from "../ui/Icon";
import { Picture } from "../ui/Picture";

const tall = "(max-aspect-ratio: 4/5)";

// On tall windows the words open at the dark top of the portrait and the actions close at its foot; between them the
// mirror's lamps and the bottles stay in view. On wide ones everything stands to the left of the still life.
const Screen = styled.section`
  position: relative; isolation: isolate;
  display: grid; align-items: center;
  min-height: 100vh; min-height: 100svh;
  padding: calc(${headerHeight} + ${space.wide}) ${gutter} clamp(1.25rem, 3vh, 4rem);
  color: ${color.cream}; background: ${color.night};
  overflow: hidden;
  @media ${tall} { align-items: stretch; }
`;

const Photo = styled(Picture)`
  position: absolute; z-index: -2; inset: 0; width: 100%; height: 100%; object-fit: cover; object-position: 70% 50%;
  @media ${tall} { object-position: 62% 100%; }
`;

const Shade = styled.div`
  position: absolute; z-index: -1; inset: 0;
  background: linear-gradient(to right, rgb(20 17 15 / 94%) 30%, rgb(20 17 15 / 62%) 55%, rgb(20 17 15 / 12%) 85%);
  @media ${tall} {
    background: linear-gradient(
      to bottom, rgb(20 17 15 / 80%) 25%, rgb(20 17 15 / 56%) 42%, rgb(20 17 15 / 48%) 60%, rgb(20 17 15 / 90%) 88%
    );
  }
`;

const Words = styled.div`
  display: flex; flex-direction: column; width: min(100%, 44rem);
  text-shadow: 0 1px 0.5rem rgb(20 17 15 / 85%);
`;

const Title = styled.h1`
  font-size: min(clamp(2.75rem, 1.4rem + 6.4vw, 6.5rem), 16vw); line-height: 0.98; letter-spacing: -0.01em;
  @media (max-height: 30rem) { font-size: clamp(2rem, 1rem + 4vw, 3.5rem); }
`;

const Trade = styled.span`
  display: flex; align-items: center; gap: ${space.base}; margin-top: ${space.base};
  font-family: ${font.text}; font-size: min(clamp(0.875rem, 0.7rem + 0.8vw, 1.25rem), 6vw); font-weight: 700;
  letter-spacing: 0.42em; color: ${color.brassBright};
  &::after { content: ""; flex: 1; max-width: 10rem; height: 1px; background: ${color.brass}; }
`;

const Tagline = styled.p`
  max-width: 34ch; margin-top: ${space.wide}; font-size: ${type.lead}; line-height: 1.5;
`;

const Stars = styled.div`display: flex; gap: ${space.hair}; margin-bottom: ${space.base}; color: ${color.brassBright};`;

const Actions = styled.div`
  display: flex; flex-wrap: wrap; gap: ${space.close}; margin-top: ${space.wide}; text-shadow: none;
  @media ${tall} { margin-top: auto; padding-top: ${space.wide}; }
`;

const Follow = styled.a`
  display: inline-flex; align-items: center; align-self: flex-start; gap: ${space.tight}; min-height: 2.75rem; margin-top: ${space.tight};
  font-weight: 600; color: ${color.cream};
`;

const Figures = styled.dl`
  display: flex; flex-wrap: wrap; gap: ${space.tight} clamp(1rem, 4vw, 3rem);
  margin-top: ${space.wide}; padding-top: ${space.base};
  border-top: 1px solid rgb(201 161 90 / 55%);
`;

// As narrow as its longest word before it would go to another row, as wide as its text where there is room.
const Figure = styled.div`
  display: flex; flex: 1 1 auto; flex-direction: column-reverse; justify-content: flex-end;
  width: min-content; max-width: max-content; overflow-wrap: break-word;
`;

const Big = styled.dd`font-family: ${font.display}; font-size: ${type.title}; font-weight: 900; color: ${color.brassBright};`;

const Small = styled.dt`font-size: ${type.small}; line-height: 1.35;`;

/** The first screen: photograph, name, trade, tagline, five stars, three figures, three ways on (section 2). */
export function Hero({ shop }: { shop: Queries.HeroShopFragment }) {
  const landscape = shop.pictures.hero.childImageSharp?.gatsbyImageData;
  const portrait = shop.pictures.heroPortrait.childImageSharp?.gatsbyImageData;
  return (
    <Screen aria-labelledby="shop-name">
      {landscape && (
        <Photo image={landscape} {...(portrait ? { variant: { media: tall, image: portrait } } : {})} alt="" isFirst />
      )}
      <Shade />
      <Words>
        <Stars role="img" aria-label="Lima bintang">
          {["1", "2", "3", "4", "5"].map((star) => (
            <Icon key={star} name="star" filled size="1.375rem" />
          ))}
        </Stars>
        <Title id="shop-name">
          {shop.name} <Trade>BARBERSHOP</Trade>
        </Title>
        <Tagline>{shop.tagline}</Tagline>
        <Actions>
          <ButtonLink href="#booking">
            <Icon name="calendar" />
            Booking Sekarang
          </ButtonLink>
          <ButtonLink href={chatLink(shop.chatNumber)} target="_blank" rel="noopener noreferrer" $look="outline">
            <Icon name="chat" />
            WhatsApp Sekarang
          </ButtonLink>
        </Actions>
        <Follow href={instagramLink(shop.instagram)} target="_blank" rel="noopener noreferrer">
          <Icon name="camera" />
          Follow Instagram untuk Info Terbaru
        </Follow>
        <Figures>
          {shop.figures.map(({ figure, label }) => (
            <Figure key={label}>
              <Small>{label}</Small>
              <Big>{figure}</Big>
            </Figure>
          ))}
        </Figures>
      </Words>
    </Screen>
  );
}

export const query = graphql`
  fragment HeroShop on ShopJson {
    name
    tagline
    chatNumber
    instagram
    figures {
      figure
      label
    }
    pictures {
      hero {
        childImageSharp {
          gatsbyImageData(
            layout: FULL_WIDTH
            placeholder: NONE
            formats: [AUTO, AVIF]
            breakpoints: [1080, 1600, 2400]
            quality: 70
            avifOptions: { quality: 50 }
          )
        }
      }
      heroPortrait {
        childImageSharp {
          gatsbyImageData(
            layout: FULL_WIDTH
            placeholder: NONE
            formats: [AUTO, AVIF]
            breakpoints: [480, 720, 1080]
            quality: 70
            avifOptions: { quality: 50 }
          )
        }
      }
    }
  }
`;
