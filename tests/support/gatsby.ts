import { type ComponentPropsWithoutRef, createElement, type MouseEvent } from "react";

/** Stands in for Gatsby in component tests: a link opens nothing, it calls `navigate`, and a query is a text. */
export const navigate = jest.fn();

type LinkProps = ComponentPropsWithoutRef<"a"> & { to: string; state?: object };

export const Link = ({ to, state, onClick, ...others }: LinkProps) =>
  createElement("a", {
    ...others,
    href: to,
    onClick: (event: MouseEvent<HTMLAnchorElement>) => {
      onClick?.(event);
      event.preventDefault();
      navigate(to, { state });
    },
  });

export const graphql = (strings: TemplateStringsArray) => strings.join("");

export const withPrefix = (path: string) => path;
