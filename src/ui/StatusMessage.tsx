import styled from "styled-components";
import { color } from "../theme/tokens";

/** The announced result of a tap; takes no room while empty. */
export const StatusMessage = styled.p.attrs({ role: "status" })`font-weight: 700; &:empty { position: absolute; }`;

/** A good result in green, a bad one in red. */
export const Verdict = styled.p<{ $isGood: boolean }>`
  font-weight: 700; color: ${({ $isGood }) => ($isGood ? color.promo : color.danger)};
  &:empty { position: absolute; }
`;
