import styled from "styled-components";
import { color, space } from "../theme/tokens";

/** The paper on which the English pages' content lies. */
export const Ground = styled.div`
  padding: clamp(2rem, 5vw, 4rem) clamp(1rem, 5vw, 4rem) ${space.section};
  background: ${color.paper};
`;

export const Inner = styled.div`max-width: 72rem; margin: 0 auto;`;
