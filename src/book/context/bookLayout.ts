import styled from "styled-components";
import { Button } from "../../ui/Button";
import { disclosureMark } from "../../ui/disclosureMark";

export const Stack = styled.ul`display: grid; gap: var(--s8); min-width: 0;`;

export const Fold = styled.details`
  & > summary {
    display: flex; align-items: center; gap: var(--s12); min-height: 2.75rem; font-weight: 700;
    ${disclosureMark("&:is([open] > *)")}
  }
`;

export const Small = styled.p`max-width: 65ch; font-size: var(--text-small); color: var(--inkSoft);`;

export const QuietButton = styled(Button).attrs({ $look: "outlineOnLight" })``;
export const EraseButton = styled(QuietButton)`color: var(--danger); border-color: var(--danger);`;
export const SolidButton = styled(Button).attrs({ $look: "deep" })``;

export const Warning = styled.p`font-weight: 700; color: var(--danger); &:empty { position: absolute; }`;
export const GoodNews = styled(Warning)`color: var(--promo);`;
