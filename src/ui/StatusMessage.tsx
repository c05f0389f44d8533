import styled from "styled-components";

/** A message that is announced when it changes; takes no room while empty. */
export const StatusMessage = styled.p.attrs({ role: "status" })`font-weight: 700; &:empty { position: absolute; }`;
