/** WCAG's relative luminance of a colour, from 0 (black) to 1 (white); its channels are from 0 to 255. */
export const luminance = (red = 0, green = 0, blue = 0) =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);

function linear(channel: number) {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

/** WCAG's contrast ratio of two luminances, from 1 to 21. */
export const contrast = (one: number, other: number) => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
