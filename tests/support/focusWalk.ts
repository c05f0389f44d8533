import type { Locator, Page } from "@playwright/test";
import { submitButton } from "./bookingForm";
import { fillBooking } from "./test";

/**
 * The focused element in the booking or on a ticket's page, after two frames, and whether any point of it is visible and
 * uncovered; null where the focus is elsewhere. It is sent into the page as text.
 */
export async function focusedElement() {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const element = document.activeElement;
  if (!element?.closest("#booking, #main > :not([id])")) return null;
  const box = element.closest("label") ?? element;
  const { left, top, width, height } = box.getBoundingClientRect();
  const shares = [0.1, 0.3, 0.5, 0.7, 0.9];
  const isVisible = shares.some((x) =>
    shares.some((y) => {
      const hit = document.elementFromPoint(left + width * x, top + height * y);
      return hit !== null && (box.contains(hit) || hit.contains(box));
    }),
  );
  const name = `${element.tagName} ${element.id || element.getAttribute("value") || element.textContent?.slice(0, 30)}`;
  return { name, isVisible };
}

/** Presses the keys until the focus leaves, and names every focused element that was out of sight or covered. */
export async function hiddenFocusStops(page: Page, keys: string[]) {
  const hidden = [];
  const seen = new Set<string>();
  for (const key of keys) {
    await page.keyboard.press(key);
    const holder = await page.evaluate(focusedElement);
    if (holder === null) break;
    seen.add(holder.name);
    if (!holder.isVisible) hidden.push(`${key}: ${holder.name}`);
  }
  return seen.size < 4 ? ["fewer than four elements took the focus"] : hidden;
}

export const times = (count: number, key: string): string[] => Array(count).fill(key);

/** Goes through a section by Tab and back by Shift+Tab. */
export async function hiddenInBothDirections(page: Page, start: Locator) {
  // What has just come is out of a pointer's reach for a moment, which is no cover.
  await page.waitForFunction(() => document.getAnimations().length === 0);
  await start.evaluate((element) => element.focus({ preventScroll: true }));
  return [
    ...(await hiddenFocusStops(page, times(45, "Tab"))),
    ...(await hiddenFocusStops(page, times(45, "Shift+Tab"))),
  ];
}

/** Goes through the states of a booking; gives what is found in each. */
export async function findInBooking(page: Page, look: () => Promise<string[]>) {
  const empty = await look();
  await submitButton(page).click();
  const refused = await look();
  const isEnglish = new URL(page.url()).pathname === "/en/";
  const services = [isEnglish ? "Father & Son" : "Paket Ayah & Anak"];
  await fillBooking(page, { services, notes: "Samping tipis, atas biarkan. ".repeat(12) });
  const filled = await look();
  await submitButton(page).click();
  await page.getByRole("article").waitFor();
  return { empty, refused, filled, ticket: await look() };
}

export const nothingInBooking = { empty: [], refused: [], filled: [], ticket: [] };
