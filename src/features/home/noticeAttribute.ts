/** Stands on the shop's notice, which a script of the build hides by it once it is over (site/noticeScript.ts). */
export const noticeAttribute = "data-notice";
