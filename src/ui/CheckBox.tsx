import styled from "styled-components";

/** A checkbox in the shop's colours; the browser's own in forced ones. */
export const CheckBox = styled.input`
  flex: none; display: grid; width: 1.375rem; height: 1.375rem; margin: 0; appearance: none;
  background: var(--paperRaised); border: 1.5px solid var(--accentInk); border-radius: 3px; cursor: inherit;
  &:checked { background: var(--accent); border-color: var(--accent); }
  &:checked::before { content: ""; background: var(--night); clip-path: polygon(12% 52%, 24% 40%, 42% 58%, 77% 20%, 89% 32%, 42% 82%); }
  @media (forced-colors: active) { appearance: auto; &::before { display: none; } }
`;
