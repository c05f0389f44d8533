import type { ReactNode } from "react";
import styled from "styled-components";
import { color, gutter, headerHeight, space } from "../theme/tokens";
import { Lead, SectionHeading } from "./Section";
import { Stripes } from "./Stripes";

// The wood panelling appears only to the right of the text, so that the longest title stays readable.
const Board = styled.div`
  padding: calc(${headerHeight} + clamp(2rem, 6vw, 4rem)) ${gutter} clamp(2rem, 5vw, 3.5rem);
  color: ${color.cream};
  background:
    linear-gradient(90deg, ${color.dusk} max(60rem, 50% + 20rem), transparent max(80rem, 100%)),
    repeating-linear-gradient(90deg, ${color.dusk} 0 5.9rem, ${color.duskEdge} 5.9rem 6rem);
`;

/** The heading of a page other than the home page: title and lead on dark panelling. */
export function PageHeading({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <Board>
        <SectionHeading as="h1">{title}</SectionHeading>
        <Lead>{children}</Lead>
      </Board>
      <Stripes />
    </>
  );
}

/** The content area below a `PageHeading`. */
export const PageBody = styled.div`
  padding: clamp(2rem, 5vw, 4rem) ${gutter} ${space.section};
  background: ${color.paper};
`;
