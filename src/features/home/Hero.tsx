import { graphql } from "gatsby";
import { type CSSProperties, useRef } from "react";
import styled, { css } from "styled-components";
import { instagramLink } from "../../domain/contact/chatLink";
import type { Offering } from "../../domain/shop/bookingRules";
import { belowTablet, displayFont, inShortViewport, onTablet } from "../../theme/tokens";
import { ButtonLink, newTab } from "../../ui/Button";
import { Icon } from "../../ui/Icon";
import { Cover } from "../../ui/Picture";
import { ChatLink } from "../frame/ChatLink";
import { nameInViewAttribute, useInView } from "../frame/inView";
import { useWords } from "../words/pageWords";
import { shopText } from "../words/shopText";
import { HeroFacts } from "./HeroFacts";
import { nameWidth } from "./nameWidth";

/** Matches windows wider than the picture, in which the picture stands at the right edge. */
const widerThanPicture = "(min-width: 110rem)";

const portraitWindow = "(max-aspect-ratio: 4/5)";

// Two layouts. In portrait windows, text, photograph and links stand one below the other; the photograph is as wide as the
// window, and dark gradients cover it behind the text and the links. In other windows, the photograph is the background, and
// text and links stand left of the objects in it.
const Screen = styled.section`
  position: relative; isolation: isolate; overflow: hidden;
  display: grid; align-content: center;
  min-height: 100svh;
  padding: calc(var(--header-height) + clamp(1rem, 4vh, 4rem)) var(--gutter) clamp(1.25rem, 4vh, 4rem);
  color: var(--cream); background: var(--night);
  @media ${portraitWindow} { grid-template-rows: auto minmax(52vw, 1fr) auto auto; padding-top: calc(var(--header-height) + max(var(--s8), 4vw - 0.5rem)); }
`;

// The area of the photograph. In portrait windows it is the row between text and links, in which the chair stands; the wall
// above it continues behind the text, the floor behind the links. In other windows it is the first screen, in which `Frame`
// keeps the photograph tall and wide enough to show the objects whole.
const Stage = styled.div`
  position: absolute; z-index: -2; top: 0; left: 0; right: 0; height: min(100%, 100svh);
  @media ${portraitWindow} { position: relative; grid-row: 2; height: auto; }
`;

const Frame = styled.div`
  position: absolute; right: 0; bottom: 0;
  width: min(100%, 220svh, 110rem); height: min(100%, 62.5vw, 68.75rem);
  @media ${portraitWindow} {
    right: auto; bottom: -27vw; left: 50%; width: 100vw; height: 150vw; margin-left: -50vw;
    ${onTablet} { bottom: -28vw; }
  }
`;

const Photo = styled(Cover)`object-position: 100% 80%;`;

// Darkens the photograph behind the text and at those of its edges that lie inside the window. The rest stays clear, because
// people or a sign may stand there in a shop's own photograph.
const Shade = styled.div`
  --foot: linear-gradient(to top, var(--night), rgb(var(--nightRgb) / 0%) 14%);
  --side: linear-gradient(to right, rgb(var(--nightRgb) / 82%), rgb(var(--nightRgb) / 66%) 40%, rgb(var(--nightRgb) / 0%) 54%);
  position: absolute; inset: 0; background: var(--foot), var(--side);
  --head: none;
  @media (max-aspect-ratio: 8/5) { --head: linear-gradient(to bottom, var(--night), rgb(var(--nightRgb) / 0%) 20%); }
  @media (max-aspect-ratio: 17/10) {
    background:
      var(--foot), var(--head),
      radial-gradient(56% 34% at 4% 92%, var(--night) 30%, rgb(var(--nightRgb) / 0%)),
      radial-gradient(56% 44% at 4% 4%, var(--night) 30%, rgb(var(--nightRgb) / 0%)),
      var(--side);
  }
  @media (min-aspect-ratio: 22/10), ${widerThanPicture} {
    --side: linear-gradient(to right, var(--night), rgb(var(--nightRgb) / 70%) 26%, rgb(var(--nightRgb) / 0%) 50%);
  }
  @media ${widerThanPicture} {
    --foot: linear-gradient(to top, var(--night), rgb(var(--nightRgb) / 66%) 18%, rgb(var(--nightRgb) / 0%) 30%);
    background: var(--foot), linear-gradient(to bottom, var(--night), rgb(var(--nightRgb) / 0%) 12%), var(--side);
  }
  @media ${portraitWindow} {
    background: linear-gradient(
      to bottom, var(--night), rgb(var(--nightRgb) / 0%) 20%, rgb(var(--nightRgb) / 0%) 70%, rgb(var(--nightRgb) / 66%) 82%, rgb(var(--nightRgb) / 88%) 90%, var(--night)
    );
  }
`;

// The text column ends before the leftmost object of the photograph, except in portrait windows.
const textColumn = css`
  --text-width: calc(44vw - var(--viewport-gutter));
  max-width: var(--text-width);
  @media (min-aspect-ratio: 17/10) { --text-width: calc(47vw - var(--viewport-gutter)); }
  @media ${widerThanPicture} { --text-width: calc(100vw - 58.3rem - var(--viewport-gutter)); }
  ${inShortViewport} { --text-width: calc(52vw - var(--viewport-gutter)); }
  @media ${portraitWindow} { --text-width: calc(96vw - 2 * var(--viewport-gutter)); max-width: none; }
`;

const NameAndTagline = styled.div`
  ${textColumn}
  position: relative;
  @media ${portraitWindow} {
    grid-row: 1;
    &::before {
      content: ""; position: absolute; z-index: -1; left: 50%; width: 100vw; margin-left: -50vw;
      top: calc(-1 * var(--header-height)); bottom: -8vw;
      background: linear-gradient(
        to bottom, var(--night), rgb(var(--nightRgb) / 94%) calc(100% - 22vw), rgb(var(--nightRgb) / 66%) calc(100% - 8vw), rgb(var(--nightRgb) / 0%)
      );
    }
  }
`;

// Longer names get smaller letters, and the longest word always fits its line, so no word is broken. The factor 1.04 allows
// for wider fallback fonts.
const Title = styled.h1`
  --size: clamp(2.75rem, min(1.4rem + 6.4vw, 12.6vh), 8.5rem);
  font-size: min(var(--size) * var(--scale), var(--text-width) / (var(--longest-word) * 1.04));
  line-height: 0.98; letter-spacing: -0.01em; overflow-wrap: normal;
  ${inShortViewport} { --size: clamp(1.75rem, 0.9rem + 3.2vw, 3rem); }
  @media ${portraitWindow} { --size: clamp(2.75rem, 1.4rem + 8vw, 6.5rem); }
`;

// The width, in em, of a name that fills two lines at the usual size.
const usualNameWidth = 8.8;

/** The factor that scales short names up and long ones down, so that the area of the letters stays about the same. */
const nameScale = (whole: number) => Math.min(1.4, Math.max(0.5, Math.sqrt(usualNameWidth / whole))).toFixed(3);

// The first letter's stem stands on the text's edge.
const Name = styled.span`display: block; margin-left: -0.03em;`;

const Trade = styled.span`
  display: flex; flex-wrap: wrap; align-items: center; gap: var(--s8) var(--s16);
  margin-top: max(var(--s12), var(--size) * var(--scale) * 0.16);
  font-family: var(--text-font); font-size: min(clamp(0.875rem, 0.7rem + 0.8vw, 1.25rem), 6vw); font-weight: 700; line-height: 1.2;
  letter-spacing: 0.42em; text-transform: uppercase; color: var(--accentBright);
  ${inShortViewport} { margin-top: var(--s8); }
`;

// A divider, not a rating, which would need a source.
const Stars = styled.span`
  display: flex; align-items: center; gap: 0.2em;
  &::before, &::after { content: ""; width: 1.25rem; border-top: 1px solid var(--accent); }
  &::before { margin-right: 0.4em; }
  &::after { margin-left: 0.4em; }
`;

// Below the name: tagline and facts, side by side on an upright tablet.
const Introduction = styled.div`
  display: grid; gap: var(--s32) var(--s48); margin-top: var(--s32);
  @media ${portraitWindow} {
    gap: var(--s16) var(--s48); margin-top: var(--s12);
    ${onTablet} { grid-template-columns: 1.1fr 1fr; margin-top: var(--s24); }
  }
  ${inShortViewport} { gap: var(--s8); margin-top: var(--s8); }
`;

const Tagline = styled.p`
  max-width: 19em; font-size: var(--text-lead); line-height: 1.5;
  @media ${widerThanPicture} { font-size: var(--text-title); }
  ${belowTablet} { font-size: var(--text-body); line-height: 1.4; }
  ${inShortViewport} { max-width: none; font-size: var(--text-body); }
`;

const HeroLinks = styled.div`
  ${textColumn}
  display: flex; flex-wrap: wrap; gap: var(--s8) var(--s12); max-width: min(var(--text-width), 36rem); margin-top: var(--s32);
  > a:nth-child(2) { --background: rgb(var(--nightRgb) / 66%); }
  ${inShortViewport} { gap: var(--s8); margin-top: var(--s12); }
  @media ${portraitWindow} {
    display: grid; grid-row: 3; grid-template-columns: repeat(auto-fit, minmax(min(100%, 14rem), 1fr)); gap: var(--s12); max-width: none; margin-top: var(--s12);
  }
`;

const Follow = styled.a`
  display: inline-flex; align-items: center; gap: var(--s8); min-height: 2.75rem;
  font-weight: 600;
  @media ${portraitWindow} { grid-column: 1 / -1; }
`;

const FiguresArea = styled.div`
  ${textColumn}
  max-width: min(var(--text-width), 36rem); margin-top: var(--s16); padding-top: var(--s16); border-top: 1px solid var(--accent);
  @media ${portraitWindow} { grid-row: 4; max-width: none; }
`;

const Figures = styled.dl`display: flex; flex-wrap: wrap; gap: var(--s8) clamp(1rem, 3vw, 2.5rem);`;

// As wide as its text if there is room. Otherwise a figure first shrinks to the width of its longest word, and only then
// wraps to another row.
const Figure = styled.div`
  display: flex; flex: 1 1 auto; flex-direction: column-reverse; justify-content: flex-end;
  width: min-content; max-width: max-content; overflow-wrap: break-word;
`;

const FigureValue = styled.dd`${displayFont} font-size: var(--text-title); color: var(--accentBright);`;

const FigureLabel = styled.dt`font-size: var(--text-small); line-height: 1.35;`;

type Props = { shop: Queries.HeroShopFragment; offering: Offering };

/** The first screen: photograph, name, trade, stars, tagline, facts, links and figures. */
export function Hero({ shop, offering }: Props) {
  const words = useWords("home");
  const { stars, ownWords } = shop;
  const { longestWord, whole } = nameWidth(shop.name);
  const name = useRef<HTMLSpanElement>(null);
  useInView(name, nameInViewAttribute, "64px");
  const nameStyle = { "--longest-word": longestWord.toFixed(2), "--scale": nameScale(whole) } as CSSProperties;
  const { hero, heroPortrait } = shop.pictures;
  return (
    <Screen aria-labelledby="shop-name">
      <Stage>
        <Frame>
          <Photo file={hero} variant={{ media: portraitWindow, file: heroPortrait }} alt="" isFirst />
          <Shade />
        </Frame>
      </Stage>
      <NameAndTagline>
        <Title id="shop-name" style={nameStyle}>
          <Name ref={name}>{shop.name}</Name>{" "}
          <Trade>
            <span {...shopText(ownWords, "trade", words.trade(shop.english !== false))} />
            {stars && (
              <Stars aria-hidden="true">
                {Array.from({ length: stars }, (_, star) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the stars are alike
                  <Icon key={star} name="star" filled size="1.1em" />
                ))}
              </Stars>
            )}
          </Trade>
        </Title>
        <Introduction>
          <Tagline {...shopText(shop, "tagline")} />
          <HeroFacts shop={shop} offering={offering} />
        </Introduction>
      </NameAndTagline>
      <HeroLinks>
        <ButtonLink href="#booking">
          <Icon name="calendar" />
          {words.book}
        </ButtonLink>
        <ChatLink shop={shop} $look="outlineOnDark">
          <Icon name="chat" />
          {words.chat}
        </ChatLink>
        {shop.instagram && (
          <Follow href={instagramLink(shop.instagram)} {...newTab}>
            <Icon name="camera" />
            {words.follow}
          </Follow>
        )}
      </HeroLinks>
      {shop.figures?.[0] && (
        <FiguresArea>
          <Figures>
            {shop.figures.map((one) => (
              <Figure key={one.label}>
                <FigureLabel {...shopText(one, "label")} />
                <FigureValue {...shopText(one, "figure")} />
              </Figure>
            ))}
          </Figures>
        </FiguresArea>
      )}
    </Screen>
  );
}

/** @public */
export const query = graphql`
  fragment HeroShop on ShopJson {
    name
    english
    tagline
    ownWords { trade }
    chatNumber
    instagram
    stars
    figures { figure label }
    ...HeroFacts
    pictures {
      hero {
        childImageSharp {
          gatsbyImageData(layout: FULL_WIDTH, breakpoints: [1080, 1600, 2400], sizes: "min(111vw, 122rem)")
        }
      }
      heroPortrait {
        childImageSharp {
          gatsbyImageData(layout: FULL_WIDTH, breakpoints: [500, 740, 1080])
        }
      }
    }
  }
`;
