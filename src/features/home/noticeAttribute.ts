/** Marks the shop's notice in built HTML for the inline script that shows it on its days alone (build/noticeScript.ts). */
export const noticeAttribute = "data-notice";
