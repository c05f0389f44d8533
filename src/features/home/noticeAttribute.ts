/** Marks the shop's notice for the inline script that hides the notice after its last day (site/noticeScript.ts). */
export const noticeAttribute = "data-notice";
