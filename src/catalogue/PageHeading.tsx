import type { ReactNode } from "react";
import styled from "styled-components";
import { color, headerHeight, space, type } from "../theme/tokens";
import { Stripes } from "../ui/Stripes";

const Ground = styled.div`
  padding: calc(${headerHeight} + clamp(2rem, 6vw, 4rem)) clamp(1rem, 5vw, 4rem) clamp(2rem, 5vw, 3.5rem);
  color: ${color.cream};
  background: repeating-linear-gradient(90deg, ${color.wood} 0 11.9rem, ${color.woodEdge} 11.9rem 12rem);
`;

const Inner = styled.div`max-width: 72rem; margin: 0 auto;`;

const Title = styled.h1`font-size: ${type.chapter};`;

const Lead = styled.p`max-width: 56ch; margin-top: ${space.close}; font-size: ${type.lead}; color: ${color.cream};`;

/** The board over an English page: dark panelling with its title. */
export function PageHeading({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <Ground>
        <Inner>
          <Title>{title}</Title>
          <Lead>{children}</Lead>
        </Inner>
      </Ground>
      <Stripes />
    </>
  );
}
