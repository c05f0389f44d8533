import styled from "styled-components";
import { color, space, type } from "../theme/tokens";
import { Hidden } from "../ui/hidden";
import { Icon } from "../ui/Icon";

const Line = styled.p`display: flex; align-items: center; gap: ${space.hair}; font-size: ${type.small};`;

const Stars = styled.span`position: relative; display: inline-flex; color: ${color.brassInk};`;

const Filled = styled.span`position: absolute; inset: 0 auto 0 0; display: flex; overflow: hidden;`;

const five = ["1", "2", "3", "4", "5"];

/** Stars filled to the tenth, with the figure and the number of reviews; read aloud as one sentence. */
export function Rating({ rating, reviews }: { rating: number; reviews: number }) {
  return (
    <Line>
      <Stars aria-hidden="true">
        {five.map((star) => (
          <Icon key={star} name="star" size="1.125rem" />
        ))}
        <Filled style={{ width: `${rating * 20}%` }}>
          {five.map((star) => (
            <Icon key={star} name="star" filled size="1.125rem" />
          ))}
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
