import playfair from "@fontsource/playfair-display/files/playfair-display-latin-900-normal.woff2";
import jakarta from "@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2";

/** Address of the display face, for the preload that the pages ask for. */
export const displayFontUrl = playfair;

/** Address of the text face. */
export const textFontUrl = jakarta;

/**
 * The two faces and, for the moment before they arrive, stand-ins: fonts that the device has, scaled to the same width and
 * height, so that nothing moves when the real ones take their place.
 */
export const fontFaces = `
@font-face { font-family: "Playfair Display"; src: url(${playfair}) format("woff2"); font-weight: 900; font-display: swap; }
@font-face { font-family: "Plus Jakarta Sans Variable"; src: url(${jakarta}) format("woff2"); font-weight: 200 800; font-display: swap; }
@font-face { font-family: "Playfair stand-in"; src: local("Georgia Bold"), local("Noto Serif Bold"), local("NotoSerif-Bold"), local("Times New Roman Bold"), local("DejaVu Serif Bold"); size-adjust: 98%; ascent-override: 110.4%; descent-override: 25.6%; line-gap-override: 0%; }
@font-face { font-family: "Jakarta stand-in"; src: local("Roboto"), local("Arial"), local("Helvetica Neue"), local("Liberation Sans"), local("DejaVu Sans"); size-adjust: 105%; ascent-override: 98.9%; descent-override: 21.1%; line-gap-override: 0%; }
`;
