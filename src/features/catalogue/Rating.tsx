import type { CSSProperties } from "react";
import styled from "styled-components";
import { useWords } from "../words/pageWords";

const Line = styled.p`display: flex; flex-wrap: wrap; align-items: center; gap: var(--s4); font-size: var(--text-small);`;

// One element with a mask of five stars, because a page has many ratings and each element costs bytes and layout.
const fiveStars = [12, 36, 60, 84, 108]
  .map((middle) => `M${middle} 2l3 6.8 7 .7-5.3 4.7 1.6 7L${middle} 17.5l-6.3 3.7 1.6-7L${middle - 10} 9.5l7-.7z`)
  .join("");

const mask = `url("data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 24"><path d="${fiveStars}"/></svg>`)}")`;

const Stars = styled.span`
  flex: none; width: 4rem; height: 0.8rem; forced-color-adjust: none;
  background: linear-gradient(to right, var(--accentInk) var(--share), var(--paperEdge) 0);
  -webkit-mask: ${mask} 0 0 / 100% 100%; mask: ${mask} 0 0 / 100% 100%;
`;

/** Stars filled to a tenth, the rating and the number of reviews. Screen readers read one sentence instead. */
export function Rating({ rating, reviews }: { rating: number; reviews: number }) {
  const words = useWords("catalogue");
  return (
    <Line role="img" aria-label={words.rating(words.decimal(rating), reviews)}>
      <Stars style={{ "--share": `${rating * 20}%` } as CSSProperties} />
      {`${words.decimal(rating)} (${reviews})`}
    </Line>
  );
}
