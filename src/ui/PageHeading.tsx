import type { ReactNode } from "react";
import styled from "styled-components";
import { color, gutter, headerHeight, space, type } from "../theme/tokens";
import { Stripes } from "./Stripes";

// Boards stand beside the words, never behind them: they come out of the dark where the longest title has ended.
const Board = styled.div`
  padding: calc(${headerHeight} + clamp(2rem, 6vw, 4rem)) ${gutter} clamp(2rem, 5vw, 3.5rem);
  color: ${color.cream};
  background:
    linear-gradient(90deg, ${color.wood} max(60rem, 50% + 20rem), transparent max(80rem, 100%)),
    repeating-linear-gradient(90deg, ${color.wood} 0 5.9rem, ${color.woodEdge} 5.9rem 6rem);
`;

const Title = styled.h1`font-size: ${type.chapter};`;

const Lead = styled.p`max-width: 56ch; margin-top: ${space.close}; font-size: ${type.lead}; color: ${color.cream};`;

/** The board over an English page: dark panelling with its title. */
export function PageHeading({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <Board>
        <Title>{title}</Title>
        <Lead>{children}</Lead>
      </Board>
      <Stripes />
    </>
  );
}
