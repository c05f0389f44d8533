/** A text of the shop without the sentences that ask the customer to come before the time (docs/rules.md, section 9). */
export const withoutAskingToCome = (text: string, asksToCome: RegExp): string =>
  text.replace(/.*?([.!?]\s+|$)/gs, (sentence) => (asksToCome.test(sentence) ? "" : sentence)).trim();
