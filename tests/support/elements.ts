import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

export type Words = string | RegExp;

/** Where to look: in a part of the page, or in all of it. */
export const placeOf = (inside?: HTMLElement) => (inside ? within(inside) : screen);

export const byRole = (role: string, name?: Words, inside?: HTMLElement) => placeOf(inside).getByRole(role, { name });

export const untilRole = (role: string, name?: Words) => screen.findByRole(role, { name });

export const button = (name: Words, inside?: HTMLElement) => byRole("button", name, inside);

export const click = (element: Element) => userEvent.click(element);

export const press = (name: Words, inside?: HTMLElement) => click(button(name, inside));

export const link = (name: Words, inside?: HTMLElement) =>
  placeOf(inside).getByRole<HTMLAnchorElement>("link", { name });

export const field = (name: string) => byRole("textbox", name);

export const textsOf = (elements: Iterable<Element>) => [...elements].map(({ textContent }) => textContent);

/** What links say and where they lead. */
export const linksOf = (links: Element[]) => links.map((link) => [link.textContent, link.getAttribute("href")]);

/** Expects this text in sight, once. */
export const expectText = (words: Words, inside?: HTMLElement) =>
  expect(placeOf(inside).getByText(words)).toBeVisible();

export const expectNoText = (words: Words) => expect(screen.queryByText(words)).toBeNull();

/** Expects nothing of this role, or of this role and name. */
export const expectNo = (role: string, name?: Words, inside?: HTMLElement) =>
  expect(placeOf(inside).queryByRole(role, { name })).toBeNull();

/** Opens an address, as far as scripts can tell. */
export const arriveBy = (address: string) => window.history.replaceState(null, "", address);
