import styled, { css } from "styled-components";

/** Visually hidden, but read by screen readers. */
export const hiddenStyle = css`
  position: absolute; width: 1px; height: 1px; margin: -1px; padding: 0; overflow: hidden;
  clip-path: inset(50%); white-space: nowrap; border: 0;
`;

export const Hidden = styled.span`${hiddenStyle}`;

/** The style of what needs JavaScript. It is hidden where scripting is off, so that a substitute can take its place. */
export const scriptOnlyStyle = css`@media (scripting: none) { display: none; }`;

/** Content that needs JavaScript. */
export const ScriptOnly = styled.div`${scriptOnlyStyle}`;
