import styled from "styled-components";

const tones = {
  plain: "background: var(--paper); border: 1.5px solid var(--paperEdge);",
  /** A panel that needs attention. */
  accent: "background: var(--paper); border: 2px solid var(--accent);",
  /** An error or a warning. */
  danger: "background: var(--dangerPaper); border: 1.5px solid var(--danger);",
};

/** A framed part of a page, or a notice in it. */
export const Panel = styled.section<{ $tone?: keyof typeof tones }>`
  display: grid; gap: var(--s12); padding: var(--s16); color: var(--ink); border-radius: var(--radius);
  ${({ $tone = "plain" }) => tones[$tone]}
`;

export const PanelHeading = styled.h2`font-size: var(--text-title);`;

/** What a visitor should read or do before going on, on a dark ground. */
export const FramedNotice = styled.div`
  display: grid; gap: var(--s16); justify-items: start; margin-top: var(--s32); padding: var(--s24);
  border: 1.5px solid var(--accent);
`;
