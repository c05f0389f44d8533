import styled from "styled-components";
import { color, gutter, space } from "../theme/tokens";

/** The paper on which the English pages' content lies. */
export const Ground = styled.div`
  padding: clamp(2rem, 5vw, 4rem) ${gutter} ${space.section};
  background: ${color.paper};
`;
