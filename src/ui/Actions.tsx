import styled, { css } from "styled-components";
import { belowTablet } from "../theme/tokens";

/** Buttons in a row, as wide as their words. With `$minWidth` they fill the lines of a phone, each at least that wide. */
export const Actions = styled.div<{ $minWidth?: string }>`
  display: flex; flex-wrap: wrap; align-items: center; gap: var(--s12);
  ${({ $minWidth }) =>
    $minWidth &&
    css`
      gap: var(--s8);
      > * { flex-grow: var(--grow, 0); }
      ${belowTablet} {
        align-items: stretch; > * { flex: 1 1 min(${$minWidth}, 100%); }
      }
    `}
`;
