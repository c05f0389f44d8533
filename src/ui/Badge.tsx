import styled from "styled-components";
import { color, radius, space, textSize } from "../theme/tokens";

/** A label of a word or two, such as "Terlaris". */
export const Badge = styled.p`
  padding: 0.125rem ${space.s12}; font-size: ${textSize.small}; font-weight: 800;
  color: ${color.night}; background: ${color.accent}; border-radius: ${radius.pill};
`;
