import { noticeAttribute } from "../features/home/noticeAttribute";

/**
 * The inline script that shows a page's notice from `start` to `end` and hides it otherwise. It uses a style element,
 * because Gatsby removes attributes of the root element at hydration. It stands before the body, so that a page built days
 * ago is laid out as it is now from the start. It checks again when the visitor comes back.
 */
export const noticeScript = (start: Date, end: Date) =>
  `{let s=document.createElement("style"),t=()=>{let n=Date.now();s.textContent="[${noticeAttribute}]{display:"+(n<${start.getTime()}||n>=${end.getTime()}?"none":"flex")+"!important}"};t();document.head.append(s);for(let e of["visibilitychange","pageshow"])addEventListener(e,t)}`;
