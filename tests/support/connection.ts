import type { Browser } from "playwright-core";
import { phone, type Visit, visit } from "./visit";

/** What `navigator.connection` says. */
export type Connection = { saveData: boolean; effectiveType: string };

export const fastLine: Connection = { saveData: false, effectiveType: "4g" };

/** Nothing is prefetched on it. */
export const sparingLine: Connection = { saveData: true, effectiveType: "4g" };

/** Opens a new visitor's page on a phone with this connection. */
export async function visitOn(browser: Browser, connection: Connection, now?: Date): Promise<Visit> {
  const visitor = await visit(browser, phone, now);
  await visitor.page.addInitScript((value) => Object.defineProperty(navigator, "connection", { value }), connection);
  return visitor;
}
