import { screen, within } from "@testing-library/react";

export type Words = string | RegExp;

/** Where to look: in a part of the page, or in all of it. */
export const placeOf = (inside?: HTMLElement) => (inside ? within(inside) : screen);

export const button = (name: Words, inside?: HTMLElement) => placeOf(inside).getByRole("button", { name });

export const link = (name: Words, inside?: HTMLElement) =>
  placeOf(inside).getByRole<HTMLAnchorElement>("link", { name });

export const field = (name: string) => screen.getByRole("textbox", { name });

/** Expects this text in sight, once. */
export const expectText = (words: Words, inside?: HTMLElement) =>
  expect(placeOf(inside).getByText(words)).toBeVisible();

export const expectNoText = (words: Words) => expect(screen.queryByText(words)).toBeNull();

/** Expects nothing of this role, or of this role and name. */
export const expectNo = (role: string, name?: Words, inside?: HTMLElement) =>
  expect(placeOf(inside).queryByRole(role, { name })).toBeNull();
