import styled, { css } from "styled-components";
import { color, radius, space, textSize } from "../theme/tokens";

const tones = {
  plain: css`background: ${color.paper}; border: 1.5px solid ${color.paperEdge};`,
  /** A panel that needs attention. */
  accent: css`background: ${color.paper}; border: 2px solid ${color.accent};`,
  /** An error or a warning. */
  danger: css`background: ${color.dangerPaper}; border: 1.5px solid ${color.danger};`,
} as const;

/** A framed part of a page, or a notice in it. */
export const Panel = styled.section<{ $tone?: keyof typeof tones }>`
  display: grid; gap: ${space.s12}; padding: ${space.s16}; color: ${color.ink}; border-radius: ${radius.box};
  ${({ $tone = "plain" }) => tones[$tone]}
`;

export const PanelHeading = styled.h2`font-size: ${textSize.title};`;

/** What a visitor should read or do before going on, on a dark ground. */
export const FramedNotice = styled.div`
  display: grid; gap: ${space.s16}; justify-items: start; margin-top: ${space.s32}; padding: ${space.s24};
  border: 1.5px solid ${color.accent};
`;
