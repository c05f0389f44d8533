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
 * Both undo percent-encoding like the browser's own functions, but never throw: chats cut links anywhere, and
 * incomplete characters are dropped. In the pages' script, Gatsby's code included, webpack puts both in place of the
 * browser's functions (platform/build/webpackConfig.ts), which only globalThis still reaches.
 */

/** Like `decodeURI`: keeps separators of an address encoded. */
export const addressDecoded = decodedBy((text) => globalThis.decodeURI(text));

/** Like `decodeURIComponent`. */
export const percentDecoded = decodedBy((text) => globalThis.decodeURIComponent(text));
