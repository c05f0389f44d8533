/** A text as part of an id or file name: "Styling Premium" gives "styling-premium". */
export const slug = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
