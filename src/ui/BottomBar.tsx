import styled from "styled-components";
import { color, gutter, space } from "../theme/tokens";

/** A message of the whole page at its lower edge; where it stands in front of what else is there, its user says. */
export const BottomBar = styled.div`
  position: fixed; inset: auto 0 0; display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between;
  gap: ${space.s8} ${space.s16}; padding: ${space.s8} ${gutter}; color: ${color.cream}; background: ${color.dusk};
  border-top: 2px solid ${color.accent};
  @media print { display: none; }
`;
