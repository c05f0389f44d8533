/** Makes the browser say of each media query whether it matches. */
export function setMedia(isMatching: (media: string) => boolean) {
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), { matches: isMatching(media), media, onchange: null }) as never;
}
