/** The app around a browser, in its own name, as far as it says so. */
const apps: readonly (readonly [RegExp, string])[] = [
  [/Instagram/i, "Instagram"],
  [/FBAN|FBAV|FB_IAB/i, "Facebook"],
  [/TikTok|musical_ly|BytedanceWebview/i, "TikTok"],
  [/WhatsApp/i, "WhatsApp"],
  [/\bLine\//i, "LINE"],
  [/Twitter/i, "X"],
];

/**
 * The app whose built-in browser this is, by its user agent; "aplikasi lain" for an unnamed Android WebView, null for a
 * browser of its own. In such browsers printing and downloads fail without a word.
 */
export function inAppBrowser(userAgent: string): string | null {
  const known = apps.find(([pattern]) => pattern.test(userAgent));
  if (known) return known[1];
  return /; wv\)/.test(userAgent) ? "aplikasi lain" : null;
}
