/*
 * Sveltia saves every file by these two functions, which Chrome has only since version 140, of September 2025. The form is
 * promised to browsers of 2024.
 */
if (!("fromBase64" in Uint8Array)) {
  Object.defineProperty(Uint8Array, "fromBase64", {
    value: (text: string) => Uint8Array.from(atob(text), (character) => character.charCodeAt(0)),
  });
  Object.defineProperty(Uint8Array.prototype, "toBase64", {
    value(this: Uint8Array) {
      return btoa(Array.from(this, (byte) => String.fromCharCode(byte)).join(""));
    },
  });
}
