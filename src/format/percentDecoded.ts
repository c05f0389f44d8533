// A whole encoded character in UTF-8, a fragment of one, or a lone percent sign.
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
 * These versions of `decodeURI` and `decodeURIComponent` never throw. They drop an incomplete character, because chats cut
 * links anywhere. In all code of a page, also Gatsby's, webpack puts them in place of the browser's functions
 * (build/webpackConfig.ts). `globalThis.decodeURI` is still the browser's.
 */

/** `decodeURI` that never throws. It keeps the separators of an address encoded. */
export const addressDecoded = decodedBy((text) => globalThis.decodeURI(text));

/** `decodeURIComponent` that never throws. */
export const percentDecoded = decodedBy((text) => globalThis.decodeURIComponent(text));
