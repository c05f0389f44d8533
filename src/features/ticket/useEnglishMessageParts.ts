import type { EnglishMessageParts } from "../../domain/booking/messageToCustomer";
import type { BookableShop } from "../../domain/shop/bookingRules";
import { type LazyModule, useLazyModule } from "../../platform/runtime/useLazyModule";

const loadWords = () =>
  import(/* webpackChunkName: "english-ticket" */ "../../domain/booking/words.en").then(
    (module) => module.bookingWords,
  );

/** Words and content for answers in English, loaded once `isWanted`; `bookable` is the content in English. */
export function useEnglishMessageParts(bookable: BookableShop, isWanted: boolean): LazyModule<EnglishMessageParts> {
  const words = useLazyModule(loadWords, isWanted);
  return words.status === "ready" ? { status: "ready", part: { words: words.part, bookable } } : words;
}
