import type { ClosedHours } from "../shop/closures";
export const withFullHours = (
  text: string,
  announced: readonly ClosedHours[],
  _full: readonly ClosedHours[],
): { text: string; announced: ClosedHours[] } => ({ text, announced: [...announced] });
