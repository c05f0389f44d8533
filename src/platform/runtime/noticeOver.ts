/** Stands on the root element once the notice that a page was built with is over. */
export const noticeOverAttribute = "data-notice-over";
