import styled from "styled-components";

/** Content that needs JavaScript. It is hidden where scripting is off, so that a substitute can take its place. */
export const ScriptOnly = styled.div`
  @media (scripting: none) { display: none; }
`;
