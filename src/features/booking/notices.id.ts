import { noticesIn } from "./noticeText";
import { noticeWords } from "./noticeWords.id";

/** The notices and toasts in Indonesian. */
export const notices = noticesIn(noticeWords);
