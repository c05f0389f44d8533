/**
 * Whether the shop has this part at all, written into the script at build as `true` or `false` so that a part it has not is
 * left out of what its visitors load (src/platform/build/shopParts.ts). True for every part in the HTML and the preview: it
 * goes beside a question to the page's data, never in its place.
 */
declare const shopHas: { readonly barbers: boolean; readonly work: boolean; readonly goodToKnow: boolean };
