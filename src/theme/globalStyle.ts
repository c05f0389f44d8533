import { colorProperties, type Palette } from "./palettes";
import { displayFont, inShortViewport, tokens, withReducedMotion } from "./tokens";

/**
 * The global styles: colours, resets, focus, what is chosen in forced colours, print. They stand only in the HTML and not in
 * the script, because no script changes them. `color-scheme: only` keeps browsers from darkening the page, which would leave
 * a payment code (QR) black on black. Headings have no focus ring, because only the page's own script focuses them, for
 * screen readers, and a ring would make them look like buttons. If a page has parts marked with `data-printed` (the ticket,
 * the book's day), only these are printed. No page size is set, because a receipt printer would scale a whole page down to
 * the width of its paper.
 */
export const globalStyle = (palette: Palette) => `
  :root { ${colorProperties(palette)} ${tokens} color-scheme: only light; }
  *, *::before, *::after { box-sizing: border-box; }
  html {
    scroll-padding-top: calc(var(--header-height) + 0.5rem);
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
    background: var(--night);
  }
  body {
    margin: 0;
    font-family: var(--text-font);
    font-size: var(--text-body);
    word-spacing: 0.06em;
    line-height: 1.6;
    font-variant-numeric: lining-nums;
    color: var(--ink);
    background: var(--paper);
    overflow-wrap: anywhere;
    -webkit-font-smoothing: antialiased;
  }
  h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset { margin: 0; padding: 0; }
  h1, h2, h3 { ${displayFont} line-height: 1.15; text-wrap: balance; }
  h2 { font-size: var(--text-heading); }
  h3 { font-size: var(--text-title); }
  section[id] { scroll-margin-top: -0.5rem; }
  fieldset { border: 0; min-width: 0; }
  legend { padding: 0; }
  ul, ol { list-style: none; }
  img, picture, svg { display: block; max-width: 100%; }
  a { color: inherit; text-underline-offset: 0.2em; }
  button, input, textarea, select { font: inherit; color: inherit; }
  button { padding: 0; background: none; border: 0; cursor: pointer; }
  :focus-visible { outline: 3px solid var(--accentBright); outline-offset: 3px; box-shadow: 0 0 0 3px var(--night); }
  :is(h1, h2, h3):focus-visible { outline: none; box-shadow: none; }
  ::selection { background: var(--accent); color: var(--night); }
  ${inShortViewport} { html { scroll-padding-top: 0.5rem; } }
  ${withReducedMotion} {
    *, *::before, *::after { animation: none !important; transition: none !important; }
  }
  @media (forced-colors: active) {
    label:has(:checked), [aria-pressed="true"], a[aria-current="true"], [role="gridcell"][aria-selected="true"] {
      forced-color-adjust: none; color: SelectedItemText !important; background: SelectedItem !important;
    }
  }
  @page { margin: 10mm 5%; }
  @media print {
    html, body { background: #fff; }
    body:has([data-printed]) *:not([data-printed], [data-printed] *, :has([data-printed])) { display: none !important; }
  }
`;
