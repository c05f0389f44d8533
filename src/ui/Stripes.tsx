import styled from "styled-components";

/** The diagonal stripes of a barber's pole, between the dark and the light parts of a page. */
export const Stripes = styled.div.attrs({ "aria-hidden": true })`
  height: 0.5rem;
  background: repeating-linear-gradient(
    -55deg,
    var(--dangerDark) 0 1.25rem, var(--cream) 1.25rem 2rem, var(--deep) 2rem 3.25rem, var(--cream) 3.25rem 4rem
  );
`;
