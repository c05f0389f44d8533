const narrow = /[ iljtfIJ1.,:'’-]/;
const wide = /[mwMW&]/;
const large = /[\p{Lu}\d]/u;

/** The approximate width of a text in the display font, in em; rarely less than the true width. */
function widthOf(text: string) {
  const widths = [...text].map((letter) =>
    narrow.test(letter) ? 0.4 : wide.test(letter) ? 1 : large.test(letter) ? 0.8 : 0.6,
  );
  return widths.reduce((sum, width) => sum + width, 0);
}

/** The widths of a name, in em: of its longest word, and of the whole name on one line. */
export const nameWidth = (name: string) => ({
  longestWord: Math.max(...name.split(/\s+/).map(widthOf)),
  whole: widthOf(name),
});
