/** Stands on the notice of a page, which the build's script hides by it (see platform/build/noticeScript.ts). */
export const noticeAttribute = "data-notice";
