import styled, { css } from "styled-components";
import { belowTablet } from "../theme/tokens";

/** Buttons in a row, as wide as their words. With `$minWidth` they form equal columns at least that wide on a phone. */
export const Actions = styled.div<{ $minWidth?: string }>`
  display: flex; flex-wrap: wrap; align-items: center; gap: var(--s12);
  ${({ $minWidth }) =>
    $minWidth &&
    css`
      gap: var(--s8);
      ${belowTablet} {
        display: grid; grid-template-columns: repeat(auto-fit, minmax(min(${$minWidth}, 100%), 1fr)); align-items: stretch;
      }
    `}
`;
