import { graphql, withPrefix } from "gatsby";
import type { CSSProperties } from "react";
import styled from "styled-components";
import { haircutOf } from "../../domain/shop/bookingRules";
import { useNearViewport } from "../../runtime/useNearViewport";
import { displayFont, inShortViewport, onDesktop, onHover, onTablet } from "../../theme/tokens";
import { ButtonLink } from "../../ui/Button";
import { Hidden } from "../../ui/hidden";
import { covering, keepFocusInSight } from "../../ui/keepFocusInSight";
import { Picture } from "../../ui/Picture";
import { Lead, Section, SectionHeading } from "../../ui/Section";
import { BarberAtWork } from "../frame/BarberAtWork";
import { useWords } from "../words/pageWords";
import { shopText } from "../words/shopText";
import { chosenHaircut } from "./chosenHaircut";

/** The number of columns: as few rows as `most` columns allow, all of about the same length. */
export const columnsFor = (count: number, most: number) => Math.ceil(count / Math.ceil(count / most));

const Poster = styled(Section)`padding-top: clamp(3rem, 7vw, 6rem); padding-bottom: var(--s8);`;

const Heading = styled.div`
  display: grid; align-items: end; margin-bottom: var(--s24);
  ${onDesktop} { grid-template-columns: 1fr auto; gap: var(--s32); }
`;

// Its foot stands on the outer line of the frame, its head in the space above the heading. Phones do not load it.
const Drawn = styled(BarberAtWork)`
  display: none;
  ${onDesktop} { display: block; margin: -6rem 0 calc(6px - var(--s24)); }
`;

// A double frame, as of a printed poster. Few haircuts make a narrow one, enlarged letters one of fewer columns.
const Sheet = styled.div.attrs({ role: "group" })`
  --column: max(100% / var(--narrow-columns) - 1px, 4.4rem);
  display: grid; grid-template-columns: repeat(auto-fit, minmax(min(var(--column), 100%), 1fr));
  max-width: calc(var(--narrow-columns) * 9rem);
  background: var(--paperRaised); border: 4px solid var(--ink); outline: 1.5px solid var(--ink); outline-offset: 5px;
  ${onTablet} {
    grid-template-columns: repeat(var(--columns), minmax(0, 1fr)); max-width: calc(var(--columns) * 14rem);
  }
`;

// The lines between the cells are shadows, so that an incomplete last row leaves no filled rest.
const Cell = styled.button`
  position: relative; display: grid; grid-template: auto 1fr / minmax(0, 1fr); gap: var(--s4);
  padding: clamp(1rem, 2vw, 1.5rem) clamp(0.25rem, 1.4vw, 1.25rem) var(--s8); scroll-margin-bottom: 6rem;
  color: var(--ink); box-shadow: 0 0 0 0.75px var(--ink);
  --line: var(--night); --hair: var(--night); --cape: var(--cream);
  transition: background-color 180ms;
  ${onHover} { &:hover { background: var(--accentPaper); } }
  &:focus-visible { z-index: 1; outline: 3px solid var(--accentInk); outline-offset: -3px; }
  &[aria-pressed="true"] {
    color: var(--cream); background: var(--deep);
    --skin: var(--cream); --hair: var(--accent); --line: var(--deep); --shine: var(--deep);
    --cape: var(--paperRaised); --shade: var(--paperEdge);
  }
  &[aria-pressed="true"]:focus-visible { outline-color: var(--accentBright); }
`;

const Numeral = styled.span`
  position: absolute; z-index: 1; top: 0.35rem; left: 0.5rem;
  ${displayFont} font-size: clamp(1.25rem, 1rem + 1.4vw, 2.125rem); line-height: 1;
  color: var(--danger);
  [aria-pressed="true"] > & { color: var(--accentBright); }
`;

const Drawing = styled.svg`
  width: 100%; aspect-ratio: 120 / 132;
  [aria-pressed="true"] > & { animation: haircut-chosen 180ms ease-out; }
  @keyframes haircut-chosen { from { transform: scale(0.92); } }
`;

const Photo = styled(
  Picture,
)`width: 100%; height: auto; aspect-ratio: 120 / 132; object-fit: cover; border-radius: var(--radius);`;

const Name = styled.span`
  font-size: clamp(0.75rem, 0.6rem + 0.6vw, 1rem); font-weight: 700; line-height: 1.25; text-align: center; text-wrap: balance;
  overflow-wrap: break-word;
`;

// Stays at the lower edge of the window while the poster is in view. Its place is kept free below the poster.
const Choice = styled.div`
  position: sticky; z-index: 5; bottom: var(--s8); min-height: 4rem; margin-top: var(--s12); pointer-events: none;
  ${inShortViewport} { position: static; }
`;

const ChoiceBar = styled.div`
  --button-inset: var(--s16);
  display: flex; align-items: center; justify-content: space-between; gap: var(--s16);
  max-width: 32rem; padding: var(--s8) var(--s8) var(--s8) var(--s16); pointer-events: auto;
  color: var(--cream); border-radius: var(--radius);
  &:has(a) { background: var(--deep); box-shadow: 0 0.5rem 1.5rem rgb(var(--nightRgb) / 35%); }
`;

const Chosen = styled.p`font-weight: 700; line-height: 1.3;`;

type Props = { haircuts: Queries.HaircutsFragment["haircuts"] };

/**
 * 'Mau model nomor berapa?': the numbered haircuts. A tap chooses one, a second tap gives it back. The drawings are loaded
 * when the poster is near.
 */
export function HaircutPoster({ haircuts }: Props) {
  const words = useWords("haircuts");
  const { ref, isNear } = useNearViewport<HTMLDivElement>();
  const number = chosenHaircut.useValue();
  const chosen = haircutOf(number, haircuts);
  const model = chosen && words.model(number, chosen.name);
  const columns = {
    "--narrow-columns": columnsFor(haircuts.length, 4),
    "--columns": columnsFor(haircuts.length, 6),
  } as CSSProperties;
  return (
    <Poster
      $background="cream"
      id="haircuts"
      aria-labelledby="haircuts-heading"
      onFocus={({ target }) => keepFocusInSight(target)}
    >
      <Heading>
        <div>
          <SectionHeading id="haircuts-heading">{words.heading}</SectionHeading>
          <Lead>{words.subtitle}</Lead>
        </div>
        <Drawn />
      </Heading>
      <Sheet ref={ref} style={columns} aria-labelledby="haircuts-heading">
        {haircuts.map((haircut) => (
          <Cell
            key={haircut.number}
            type="button"
            aria-pressed={haircut === chosen}
            onClick={() => chosenHaircut.set(haircut === chosen ? "" : String(haircut.number))}
          >
            <Hidden>{words.option}</Hidden> <Numeral>{haircut.number}</Numeral>{" "}
            {haircut.picture ? (
              <Photo file={haircut.picture} alt="" />
            ) : (
              <Drawing aria-hidden="true">
                {isNear && <use href={`${withPrefix("/haircuts.svg")}#${haircut.drawing}`} />}
              </Drawing>
            )}
            <Name {...shopText(haircut, "name")} />
          </Cell>
        ))}
      </Sheet>
      <Choice {...covering}>
        <ChoiceBar>
          <Chosen role="status">{model}</Chosen>
          {model && (
            <ButtonLink href="#booking" aria-label={words.bookThis(model)}>
              {words.book}
            </ButtonLink>
          )}
        </ChoiceBar>
      </Choice>
    </Poster>
  );
}

/** @public */
export const query = graphql`
  fragment Haircuts on HaircutsJson {
    haircuts {
      number
      name
      drawing
      picture {
        childImageSharp {
          gatsbyImageData(
            layout: CONSTRAINED
            width: 300
            aspectRatio: 0.909
            outputPixelDensities: [0.5, 0.75, 1]
            sizes: "(min-width: 44rem) 12rem, (min-width: 30rem) 21vw, 27vw"
            transformOptions: { cropFocus: ATTENTION }
          )
        }
      }
    }
  }
`;
