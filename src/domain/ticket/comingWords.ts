// "Mohon datang 10 menit sebelumnya", but not "Kami datang sebelum …".
const asksToCome = /^(?!.*\bkami (akan )?datang).*\bdatang(lah)?\b.*\bsebelum/i;

/** A text of the shop without the sentences that ask the customer to come before the time (docs/rules.md, section 9). */
export const withoutAskingToCome = (text: string): string =>
  text
    .split(/(?<=[.!?])\s+/)
    .filter((sentence) => !asksToCome.test(sentence))
    .join(" ");
