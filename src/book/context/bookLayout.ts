import styled, { css } from "styled-components";
import { color, space, textSize } from "../../theme/tokens";
import { Button } from "../../ui/Button";
import { disclosureMark } from "../../ui/disclosureMark";

export const Stack = styled.ul`display: grid; gap: ${space.s8}; min-width: 0;`;

export const Fold = styled.details`
  & > summary {
    display: flex; align-items: center; gap: ${space.s12}; min-height: 2.75rem; font-weight: 700;
    ${disclosureMark("[open] > &")}
  }
`;

export const Small = styled.p`max-width: 65ch; font-size: ${textSize.small}; color: ${color.inkSoft};`;

export const QuietButton = styled(Button).attrs({ $look: "outlineOnLight" })``;
export const SolidButton = styled(Button).attrs({ $look: "deep" })``;

const result = css`font-weight: 700; &:empty { position: absolute; }`;

export const GoodNews = styled.p`${result} color: ${color.promo};`;
export const Warning = styled.p`${result} color: ${color.danger};`;
