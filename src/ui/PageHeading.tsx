import type { ReactNode } from "react";
import styled from "styled-components";
import { color, gutter, headerHeight, space } from "../theme/tokens";
import { Lead, SectionHeading } from "./Section";

const Frame = styled.div`
  --soft: ${color.inkSoft};
  padding: calc(${headerHeight} + clamp(2rem, 5vw, 4rem)) ${gutter} 0; background: ${color.paper};
`;

/** The heading of a page other than the home page: title and lead, on the paper of what follows. */
export const PageHeading = ({ title, children }: { title: string; children: ReactNode }) => (
  <Frame>
    <SectionHeading as="h1">{title}</SectionHeading>
    <Lead>{children}</Lead>
  </Frame>
);

/** The content area below a `PageHeading`. */
export const PageBody = styled.div`
  padding: clamp(2rem, 4vw, 3rem) ${gutter} ${space.section};
  background: ${color.paper};
`;
