import { noticeAttribute } from "../features/home/noticeAttribute";

/**
 * The inline script of a page with a notice, which hides the notice by a style of its own once it is over: Gatsby removes what
 * stands on the root element when it hydrates the page. The script stands before the body, so that a page built days ago is laid
 * out without the notice from the start, and looks again when the visitor comes back.
 */
export const noticeScript = (end: Date): string =>
  `{let s=document.createElement("style"),t=()=>{Date.now()<${end.getTime()}||document.head.append(s)};s.textContent="[${noticeAttribute}]{display:none!important}";t();for(let e of["visibilitychange","pageshow"])addEventListener(e,t)}`;
