// A whole encoded character in UTF-8, or a fragment of one.
const escapes = /%[0-7][0-9a-f]|%[c-f][0-9a-f](?:%[89ab][0-9a-f])+|%[0-9a-f]{2}|%[0-9a-f]?$|%/gi;

const decodedBy = (decode: (text: string) => string) => (text: string) => {
  try {
    return decode(text);
  } catch {
    return text.replace(escapes, (found) => {
      try {
        return decode(found);
      } catch {
        return "";
      }
    });
  }
};

/*
 * These versions of `decodeURI` and `decodeURIComponent` never throw. Chats cut links anywhere, so an incomplete character is
 * dropped. In all code of a page, also Gatsby's, webpack replaces the browser's functions by them
 * (platform/build/webpackConfig.ts). `globalThis.decodeURI` is still the browser's.
 */

/** `decodeURI` that never throws; it keeps separators of an address encoded. */
export const addressDecoded = decodedBy((text) => globalThis.decodeURI(text));

/** `decodeURIComponent` that never throws. */
export const percentDecoded = decodedBy((text) => globalThis.decodeURIComponent(text));
