import styled from "styled-components";
import { color, font, space, type } from "../../theme/tokens";

const Line = styled.span`
  display: flex; align-items: center; gap: ${space.close};
  font-family: ${font.display}; font-size: ${type.title}; font-weight: 900; line-height: 1.2;
`;

const Disc = styled.span`
  display: grid; place-items: center; flex: none; width: min(2rem, 9vw); height: min(2rem, 9vw);
  font-family: ${font.text}; font-size: ${type.small}; font-weight: 800; color: ${color.cream};
  background: ${color.bottle}; border-radius: 50%;
`;

/** The name of one step of the form with its number, so that the order is plain. */
export function StepHeading({ step, children }: { step: number; children: string }) {
  return (
    <Line>
      <Disc aria-hidden="true">{step}</Disc>
      {children}
    </Line>
  );
}
