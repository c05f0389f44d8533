import { noticeAttribute } from "../features/home/noticeAttribute";

/**
 * The inline script that hides a page's notice after `end`. It uses a style element, because Gatsby removes attributes of
 * the root element at hydration. It stands before the body, so that a page built days ago is laid out without the notice
 * from the start. It checks again when the visitor comes back.
 */
export const noticeScript = (end: Date): string =>
  `{let s=document.createElement("style"),t=()=>{Date.now()<${end.getTime()}||document.head.append(s)};s.textContent="[${noticeAttribute}]{display:none!important}";t();for(let e of["visibilitychange","pageshow"])addEventListener(e,t)}`;
