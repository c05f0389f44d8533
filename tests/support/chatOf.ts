import type { Page } from "@playwright/test";
import { readChatLink } from "./readChatLink";

/** The chat that a link on the page opens: its number, what it would hold, and the ticket's address at the end of that. */
export async function chatOf(page: Page, name: string | RegExp) {
  const href = await page.getByRole("link", { name, exact: true }).getAttribute("href");
  const chat = readChatLink(href ?? "");
  if (chat?.text == null) throw new Error(`${name} leads to no chat with a text: ${href}`);
  return { number: chat.number, text: chat.text, ticket: chat.text.slice(chat.text.lastIndexOf("\n") + 1) };
}
