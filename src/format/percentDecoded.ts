// A whole character in UTF-8, or a fragment of one.
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
 * Both undo percent-encoding as the browser's own functions do, and never throw: chats cut a link anywhere, and what is no
 * whole character then is left out. The pages' script has these two in the place of the browser's, in Gatsby's own code too
 * (platform/build/webpackConfig.ts), hence the detour by globalThis.
 */

/** Like `decodeURI`: keeps separators of an address encoded. */
export const addressDecoded = decodedBy((text) => globalThis.decodeURI(text));

/** In the place of `decodeURIComponent`. */
export const percentDecoded = decodedBy((text) => globalThis.decodeURIComponent(text));
