import type { ReactNode } from "react";
import styled from "styled-components";
import { Lead, SectionHeading } from "./Section";

const Frame = styled.div`
  --soft: var(--inkSoft);
  padding: calc(var(--header-height) + clamp(2rem, 5vw, 4rem)) var(--gutter) 0; background: var(--paper);
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
  padding: clamp(2rem, 4vw, 3rem) var(--gutter) var(--section);
  background: var(--paper);
`;
