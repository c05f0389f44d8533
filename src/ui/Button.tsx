import type { ComponentPropsWithRef } from "react";
import styled, { css } from "styled-components";
import { media } from "../theme/media";
import { color, radius, space, type } from "../theme/tokens";

export type ButtonLook = "accent" | "outline" | "ink" | "quiet" | "row" | "text";

const looks = {
  accent: css`
    --face: ${color.accent}; --face-touched: ${color.accentBright};
    color: ${color.night}; border-color: ${color.accent};
  `,
  outline: css`
    --face: transparent; --face-touched: rgb(255 255 255 / 14%);
    color: ${color.cream}; border-color: ${color.accent};
  `,
  ink: css`
    --face: ${color.deep}; --face-touched: ${color.deepRaised};
    color: ${color.cream}; border-color: ${color.deep};
  `,
  quiet: css`
    --face: transparent; --face-touched: rgb(0 0 0 / 8%);
    color: ${color.ink}; border-color: ${color.accentInk};
  `,
  /** One item of a vertical list, on a dark background. */
  row: css`
    --face: transparent; --face-touched: rgb(255 255 255 / 10%); --button-inset: ${space.tight};
    justify-content: flex-start; gap: ${space.close}; font-weight: 600; text-align: start; color: ${color.cream};
    border-width: 0 0 1px; border-color: ${color.deepEdge}; border-radius: 0;
  `,
  /** A text link, on a dark background. */
  text: css`
    --face: transparent; --face-touched: transparent; --button-inset: 0;
    color: ${color.cream}; text-decoration: underline; text-underline-offset: 0.2em; border-color: transparent;
  `,
} as const;

/** Shared style of buttons and of links that look like one: at least 48 px high, with hover, active and disabled states. */
export const buttonStyle = css<{ $look?: ButtonLook }>`
  display: inline-flex; align-items: center; justify-content: center; gap: ${space.tight};
  min-height: 3rem; padding: 0.625rem var(--button-inset, min(1.375rem, 6.2vw));
  font-size: ${type.body}; font-weight: 700; line-height: 1.25;
  text-align: center; text-decoration: none; overflow-wrap: break-word;
  border: 1.5px solid; border-radius: ${radius.box};
  background: var(--face);
  transition: background-color 150ms, transform 150ms;
  ${({ $look = "accent" }) => looks[$look]}
  @media ${media.hover} { &:hover { background: var(--face-touched); } }
  &:active, &[aria-busy="true"] { background: var(--face-touched); transform: translateY(1px); }
  &:disabled, &[aria-disabled="true"] {
    background: transparent; color: ${color.inkSoft}; border-color: ${color.paperEdge}; border-style: dashed;
    cursor: not-allowed; transform: none;
  }
  @media print { display: none; }
`;

export const Button = styled.button<{ $look?: ButtonLook }>`${buttonStyle}`;

export const ButtonLink = styled.a<{ $look?: ButtonLook }>`${buttonStyle}`;

/** A link that opens in another tab: a chat, a map, a profile. */
export const NewTabLink = (props: ComponentPropsWithRef<"a"> & { $look?: ButtonLook }) => (
  <ButtonLink {...props} target="_blank" rel="noopener noreferrer" />
);
