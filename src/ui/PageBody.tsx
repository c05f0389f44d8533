import styled from "styled-components";
import { color, gutter, space } from "../theme/tokens";

/** The content area below a `PageHeading`. */
export const PageBody = styled.div`
  padding: clamp(2rem, 5vw, 4rem) ${gutter} ${space.section};
  background: ${color.paper};
`;
