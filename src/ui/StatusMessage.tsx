import styled from "styled-components";

/** The announced result of a tap; takes no room while empty. */
export const StatusMessage = styled.p.attrs({ role: "status" })`font-weight: 700; &:empty { position: absolute; }`;
