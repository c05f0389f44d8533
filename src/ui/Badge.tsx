import styled from "styled-components";

/** A label of a word or two, such as "Terlaris". */
export const Badge = styled.p`
  padding: 0.125rem var(--s12); font-size: var(--text-small); font-weight: 800;
  color: var(--night); background: var(--accent); border-radius: 999px;
`;

/** The number of a step, or a tick once the step is done. Screen readers skip it, because the words beside it are enough. */
export const StepBadge = styled.span.attrs({ "aria-hidden": true })`
  display: grid; place-items: center; flex: none; width: min(2rem, 9vw); height: min(2rem, 9vw);
  font-family: var(--text-font); font-size: var(--text-small); font-weight: 800; color: var(--cream);
  background: var(--deep); border-radius: 50%;
`;
