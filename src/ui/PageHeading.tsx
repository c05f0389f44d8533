import type { ReactNode } from "react";
import styled from "styled-components";
import { color, gutter, headerHeight, space } from "../theme/tokens";
import { Lead, SectionHeading } from "./Section";
import { Stripes } from "./Stripes";

const Board = styled.div`
  padding: calc(${headerHeight} + clamp(2rem, 4vw, 3rem)) ${gutter} clamp(2rem, 4vw, 3rem);
  color: ${color.cream}; background: ${color.dusk};
`;

/** The heading of a page other than the home page: title and lead on a dark board. */
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
