import { screen, within } from "@testing-library/react";

export type Words = string | RegExp;

/** Where to look: in a part of the page, or in all of it. */
export const placeOf = (inside?: HTMLElement) => (inside ? within(inside) : screen);

export const button = (name: Words, inside?: HTMLElement) => placeOf(inside).getByRole("button", { name });

export const link = (name: Words, inside?: HTMLElement) =>
  placeOf(inside).getByRole<HTMLAnchorElement>("link", { name });

export const field = (name: string) => screen.getByRole("textbox", { name });
