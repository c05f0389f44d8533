import styled from "styled-components";
import { media } from "../theme/media";
import { color, space, type } from "../theme/tokens";
import { Hidden } from "../ui/hidden";

const Line = styled.p`display: flex; flex-wrap: wrap; align-items: center; gap: ${space.hair}; font-size: ${type.small};`;

const Stars = styled.span`position: relative; display: inline-flex; color: ${color.brassInk};`;

const Filled = styled.span`position: absolute; inset: 0 auto 0 0; display: flex; overflow: hidden;`;

// One path of five stars instead of ten icons: a long shelf has many of these, and each element costs layout.
const fiveStars = [12, 36, 60, 84, 108]
  .map((middle) => `M${middle} 2.8l2.7 6.2 6.7.6-5.1 4.4 1.6 6.6-5.9-3.5-5.9 3.5 1.6-6.6-5.1-4.4 6.7-.6z`)
  .join("");

const Row = styled.svg`
  flex: none; width: 4rem; max-width: none; height: 0.8rem;
  fill: none; stroke: currentColor; stroke-width: 1.6; stroke-linejoin: round;
  @media ${media.tablet} { width: 5.625rem; height: 1.125rem; }
`;

const FilledRow = styled(Row)`fill: currentColor;`;

/** Stars filled to the tenth, with the figure and the number of reviews; read aloud as one sentence. */
export function Rating({ rating, reviews }: { rating: number; reviews: number }) {
  return (
    <Line>
      <Stars aria-hidden="true">
        <Row viewBox="0 0 120 24">
          <path d={fiveStars} />
        </Row>
        <Filled style={{ width: `${rating * 20}%` }}>
          <FilledRow viewBox="0 0 120 24">
            <path d={fiveStars} />
          </FilledRow>
        </Filled>
      </Stars>
      <span aria-hidden="true">
        {rating.toFixed(1)} ({reviews})
      </span>
      <Hidden>
        Rated {rating.toFixed(1)} out of 5 in {reviews} reviews
      </Hidden>
    </Line>
  );
}
