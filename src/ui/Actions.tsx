import styled, { css } from "styled-components";
import { space } from "../theme/tokens";

/** Buttons side by side, as wide as their words; with `$least` in columns of one width of at least that. */
export const Actions = styled.div<{ $least?: string }>`
  display: flex; flex-wrap: wrap; align-items: center; gap: ${space.close};
  ${({ $least }) =>
    $least &&
    css`
      display: grid; grid-template-columns: repeat(auto-fit, minmax(min(${$least}, 100%), 1fr)); align-items: stretch;
      gap: ${space.tight};
    `}
  @media print { display: none; }
`;
