import styled from "styled-components";

/** A message of the whole page at its lower edge; where it stands in front of what else is there, its user says. */
export const BottomBar = styled.div`
  position: fixed; inset: auto 0 0; display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between;
  gap: var(--s8) var(--s16); padding: var(--s8) var(--gutter); color: var(--cream); background: var(--dusk);
  border-top: 2px solid var(--accent);
  @media print { display: none; }
`;
