/**
 * Calls back once what has just changed has been painted: what takes a slow phone longer than a blink then never holds back
 * the answer to a tap.
 */
export const afterPaint = (callback: () => void): void => {
  requestAnimationFrame(() => setTimeout(callback));
};
