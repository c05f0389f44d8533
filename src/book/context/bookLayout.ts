import styled, { css } from "styled-components";
import { color, space, textSize } from "../../theme/tokens";
import { Button } from "../../ui/Button";

export const Stack = styled.ul`display: grid; gap: ${space.s8}; min-width: 0;`;

export const Fold = styled.details`
  & > summary { min-height: 2.75rem; padding: 0.6rem 0; font-weight: 700; cursor: pointer; }
`;

export const Small = styled.p`max-width: 65ch; font-size: ${textSize.small}; color: ${color.inkSoft};`;

export const QuietButton = styled(Button).attrs({ $look: "outlineOnLight" })``;
export const SolidButton = styled(Button).attrs({ $look: "deep" })``;

const result = css`font-weight: 700; &:empty { position: absolute; }`;

export const GoodNews = styled.p`${result} color: ${color.promo};`;
export const Warning = styled.p`${result} color: ${color.danger};`;
