/** Number and text of a chat link, the text null where it has none; null for what is no chat link. */
export function readChatLink(link: string): { number: string; text: string | null } | null {
  const { groups } = /^https:\/\/wa\.me\/(?<number>\d+)(?:\?text=(?<text>[^?&]*))?$/.exec(link) ?? {};
  if (!groups?.number) return null;
  return { number: groups.number, text: groups.text === undefined ? null : decodeURIComponent(groups.text) };
}
