import { css } from "styled-components";

/** The mark before the words that unfold a part of a page, in a flex or grid row; `isOpen` selects the unfolded one. */
export const disclosureMark = (isOpen: string) => css`
  list-style: none; cursor: pointer;
  &::-webkit-details-marker { display: none; }
  &::before {
    content: ""; flex: none; align-self: center; width: 0.5em; height: 0.5em; border: solid; border-width: 2px 2px 0 0; transform: rotate(45deg);
  }
  ${isOpen}::before { transform: translateY(-0.15em) rotate(135deg); }
`;
