import styled from "styled-components";
import { color, font, radius, space, textSize } from "../theme/tokens";

/** A label of a word or two, such as "Terlaris". */
export const Badge = styled.p`
  padding: 0.125rem ${space.s12}; font-size: ${textSize.small}; font-weight: 800;
  color: ${color.night}; background: ${color.accent}; border-radius: ${radius.pill};
`;

/** The number of a step, or a tick once the step is done. Screen readers skip it, because the words beside it are enough. */
export const StepBadge = styled.span.attrs({ "aria-hidden": true })`
  display: grid; place-items: center; flex: none; width: min(2rem, 9vw); height: min(2rem, 9vw);
  font-family: ${font.text}; font-size: ${textSize.small}; font-weight: 800; color: ${color.cream};
  background: ${color.deep}; border-radius: 50%;
`;
