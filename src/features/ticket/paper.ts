import styled from "styled-components";
import { displayFont } from "../../theme/tokens";

/**
 * A mask's layer for one half of a sheet, with notches in its upper (`0`) or lower (`100%`) edge, as in a tear-off ticket.
 */
const notchedHalf = (edge: "0" | "100%") =>
  `radial-gradient(circle var(--notch) at 50% ${edge}, #0000 98%, #000) 50% ${edge} / calc(var(--notch) * 3) 51% repeat-x`;

/** The mask of a ticket. Its notches have the radius `--notch`. */
export const notches = `${notchedHalf("0")}, ${notchedHalf("100%")}`;

/** The mask of a ticket that is still in its printer: only the lower edge has notches. */
export const lowerNotches = `linear-gradient(#000 0 0) 0 0 / 100% 50% no-repeat, ${notchedHalf("100%")}`;

/** The style of a perforation, an `hr`. */
export const perforated = `border: 0; border-top: 2px dashed var(--paperEdge);`;

/** An amount, a date or a time in the letters of a ticket. */
export const Figure = styled.span`
  ${displayFont} line-height: 1.2;
`;
