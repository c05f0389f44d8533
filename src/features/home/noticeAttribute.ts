/** Marks the shop's notice for the build's script that hides it once it is over (site/noticeScript.ts). */
export const noticeAttribute = "data-notice";
