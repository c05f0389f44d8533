import styled from "styled-components";
import { color } from "../theme/tokens";

/** The diagonal stripes of a barber's pole, between the dark and the light parts of a page. */
export const Stripes = styled.div.attrs({ "aria-hidden": true })`
  height: 0.5rem;
  background: repeating-linear-gradient(
    -55deg,
    ${color.dangerDark} 0 1.25rem, ${color.cream} 1.25rem 2rem, ${color.deep} 2rem 3.25rem, ${color.cream} 3.25rem 4rem
  );
`;
