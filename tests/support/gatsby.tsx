import type { AnchorHTMLAttributes } from "react";

/** Stands in for Gatsby in component tests: a link is a plain link that shows its history state, a query a text. */
export function Link({ to, state, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement> & { to: string; state?: object }) {
  return <a href={to} data-state={state && JSON.stringify(state)} {...rest} />;
}

export const graphql = (strings: TemplateStringsArray): string => strings.join("");

export const withPrefix = (path: string): string => path;
