import styled from "styled-components";
import { color } from "../theme/tokens";

/** What became of a tap, announced; takes no room while it is empty. */
export const StatusMessage = styled.p.attrs({ role: "status" })`font-weight: 700; &:empty { position: absolute; }`;

/** Whether something is well: in green, or in red. */
export const Verdict = styled.p<{ $isGood: boolean }>`
  font-weight: 700; color: ${({ $isGood }) => ($isGood ? color.promo : color.danger)};
  &:empty { position: absolute; }
`;
