import { noticesIn } from "./noticeText";
import { noticeWords } from "./noticeWords.en";

/** The notices and toasts in English. */
export const notices = noticesIn(noticeWords);
