import { noticeAttribute } from "../features/home/noticeAttribute";

/**
 * The inline script that hides a page's notice after `end`, by a style element of its own: Gatsby removes attributes of the
 * root element at hydration. The script stands before the body, so that a page built days ago is laid out without the notice
 * from the start, and checks again when the visitor comes back.
 */
export const noticeScript = (end: Date): string =>
  `{let s=document.createElement("style"),t=()=>{Date.now()<${end.getTime()}||document.head.append(s)};s.textContent="[${noticeAttribute}]{display:none!important}";t();for(let e of["visibilitychange","pageshow"])addEventListener(e,t)}`;
