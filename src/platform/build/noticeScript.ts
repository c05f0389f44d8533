import { noticeOverAttribute } from "../runtime/noticeOver";

/**
 * The inline script of a page with a notice, which marks the root element once the notice is over. It stands before the body, so
 * that a page built days ago is laid out without the notice from the start, and looks again when the visitor comes back.
 */
export const noticeScript = (end: Date): string =>
  `{let t=()=>{Date.now()<${end.getTime()}||document.documentElement.setAttribute("${noticeOverAttribute}","")};t();for(let e of["visibilitychange","pageshow"])addEventListener(e,t)}`;
