const narrow = /[ iljtfIJ1.,:'’-]/;
const wide = /[mwMW&]/;
const large = /[\p{Lu}\d]/u;

/** About how wide a text is in the font of headings, in em; hardly ever less than it is. */
function widthOf(text: string): number {
  const widths = [...text].map((letter) =>
    narrow.test(letter) ? 0.4 : wide.test(letter) ? 1 : large.test(letter) ? 0.8 : 0.6,
  );
  return widths.reduce((sum, width) => sum + width, 0);
}

/** How wide a name is: its longest word, and all of it on one line. */
export const nameWidth = (name: string) => ({
  longestWord: Math.max(...name.split(/\s+/).map(widthOf)),
  whole: widthOf(name),
});
