import type { ComponentPropsWithRef } from "react";
import styled, { css } from "styled-components";
import { onHover } from "../theme/tokens";

export type ButtonLook = "accent" | "outlineOnDark" | "deep" | "outlineOnLight" | "row" | "text";

const looks = {
  accent: css`
    --background: var(--accent); --background-active: var(--accentBright);
    color: var(--night); border-color: var(--accent);
  `,
  outlineOnDark: css`
    --background: transparent; --background-active: rgb(255 255 255 / 14%);
    color: var(--cream); border-color: var(--accent);
  `,
  deep: css`
    --background: var(--deep); --background-active: var(--deepRaised);
    color: var(--cream); border-color: var(--deep);
  `,
  outlineOnLight: css`
    --background: transparent; --background-active: rgb(0 0 0 / 8%);
    color: var(--ink); border-color: var(--accentInk);
  `,
  /** One item of a vertical list, on a dark background. */
  row: css`
    --background: transparent; --background-active: rgb(255 255 255 / 10%); --button-inset: 0;
    justify-content: flex-start; gap: var(--s12); font-weight: 600; text-align: start; color: var(--cream);
    border-width: 0 0 1px; border-color: var(--deepEdge); border-radius: 0;
  `,
  /** A text link, on a dark background. */
  text: css`
    --background: transparent; --background-active: transparent; --button-inset: 0;
    color: var(--cream); text-decoration: underline; text-underline-offset: 0.2em; border-color: transparent;
  `,
} as const;

/** The style of buttons and of links that look like buttons: at least 48 px high, with hover, active and disabled states. */
export const buttonStyle = css<{ $look?: ButtonLook }>`
  display: inline-flex; align-items: center; justify-content: center; gap: var(--s8);
  min-height: 3rem; padding: 0.625rem var(--button-inset, min(1.375rem, 6.2vw));
  font-size: var(--text-body); font-weight: 700; line-height: 1.25;
  text-align: center; text-decoration: none; overflow-wrap: break-word;
  border: 1.5px solid; border-radius: var(--radius);
  background: var(--background);
  transition: background-color 150ms, transform 150ms;
  ${({ $look = "accent" }) => looks[$look]}
  ${onHover} { &:hover { background: var(--background-active); } }
  &:active, &[aria-busy="true"] { background: var(--background-active); transform: translateY(1px); }
  &:disabled, &[aria-disabled="true"] {
    background: transparent; color: var(--inkSoft); border-color: var(--paperEdge); border-style: dashed;
    cursor: not-allowed; transform: none;
  }
  @media print { display: none; }
`;

/** A button; it submits no form unless it has the type "submit". */
export const Button = styled.button.attrs(({ type = "button" }) => ({ type }))<{ $look?: ButtonLook }>`${buttonStyle}`;

export const ButtonLink = styled.a<{ $look?: ButtonLook }>`${buttonStyle}`;

/** The attributes of a link that opens in another tab, such as a chat. The other page learns nothing of this one. */
export const newTab = { target: "_blank", rel: "noopener noreferrer" } as const;

/** A link that looks like a button and opens in another tab. */
export const NewTabLink = (props: ComponentPropsWithRef<"a"> & { $look?: ButtonLook }) => (
  <ButtonLink {...props} {...newTab} />
);
