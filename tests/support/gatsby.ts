import { type ComponentPropsWithoutRef, createElement } from "react";

/** Stands in for Gatsby in component tests: a link is a plain one and opens nothing, and a query is a text. */
export const navigate = jest.fn();

type LinkProps = ComponentPropsWithoutRef<"a"> & { to: string; state?: object };

export const Link = ({ to, state: _state, ...others }: LinkProps) => createElement("a", { ...others, href: to });

export const graphql = (strings: TemplateStringsArray): string => strings.join("");

export const withPrefix = (path: string): string => path;
