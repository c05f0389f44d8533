import type { AnchorHTMLAttributes } from "react";

/** Stands in for Gatsby in component tests: a link is a plain link, a query a text. */
export function Link({ to, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement> & { to: string }) {
  return <a href={to} {...rest} />;
}

export const graphql = (strings: TemplateStringsArray): string => strings.join("");

export const withPrefix = (path: string): string => path;
