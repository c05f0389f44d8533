/** "Mohon datang 10 menit sebelumnya", but not "Kami datang sebelum …", and no sentence that proposes a time. */
export const asksToComeInIndonesian = /^(?!.*(\bkami (akan )?datang|\{usulan\})).*\bdatang(lah)?\b.*\bsebelum/is;

/** A text of the shop without the sentences that ask the customer to come before the time (docs/rules.md, section 9). */
export const withoutAskingToCome = (text: string, asksToCome: RegExp): string =>
  text.replace(/.*?([.!?]\s+|$)/gs, (sentence) => (asksToCome.test(sentence) ? "" : sentence)).trim();
