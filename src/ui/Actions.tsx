import styled, { css } from "styled-components";
import { space } from "../theme/tokens";

/** Buttons in a row. With `$minWidth` they form equal columns at least that wide. */
export const Actions = styled.div<{ $minWidth?: string }>`
  display: flex; flex-wrap: wrap; align-items: center; gap: ${space.s12};
  ${({ $minWidth }) =>
    $minWidth &&
    css`
      display: grid; grid-template-columns: repeat(auto-fit, minmax(min(${$minWidth}, 100%), 1fr)); align-items: stretch;
      gap: ${space.s8};
    `}
`;
