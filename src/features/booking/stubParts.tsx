import styled from "styled-components";
import { Figure } from "../ticket/paper";

/** The hour of the visit, or its dotted place. */
export const Hour = styled(Figure)`
  display: block; flex: none; min-height: 3.375rem; margin-top: var(--s8); font-size: 3rem; line-height: 3.375rem;
`;

/** The day of the visit, or its dotted place. */
export const Day = styled.p`flex: none; font-weight: 700;`;

// A dotted line in place of what is still open, as wide as `$width`.
const Open = styled.span.attrs({ "aria-hidden": true })<{ $width: string }>`
  display: inline-block; width: ${({ $width }) => $width}; height: 1em;
  background: radial-gradient(circle closest-side, var(--accentInk) 92%, #0000) 0 100% / 7px 3px repeat-x;
`;

/** The dotted places of hour and day. */
export const openHour = <Open $width="8.5rem" />;
export const openDay = <Open $width="12rem" />;
