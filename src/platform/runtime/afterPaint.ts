/** Calls back after the next paint, so that work of more than a frame does not delay the visible answer to a tap. */
export const afterPaint = (callback: () => void): void => {
  requestAnimationFrame(() => setTimeout(callback));
};
