/** Marks the shop's notice for the inline script that hides it after its last day (build/noticeScript.ts). */
export const noticeAttribute = "data-notice";
