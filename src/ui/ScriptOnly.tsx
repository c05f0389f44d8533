import styled from "styled-components";

/** Parts that could do nothing without script, and so make room for what can. */
export const ScriptOnly = styled.div`
  @media (scripting: none) { display: none; }
`;
