/** What the user agent of an app's built-in browser contains, and the app's name. */
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
 * standalone browser. In built-in browsers printing and downloads fail silently.
 */
export function inAppBrowser(userAgent: string): string | null {
  const known = apps.find(([pattern]) => pattern.test(userAgent));
  if (known) return known[1];
  return /; wv\)/.test(userAgent) ? "aplikasi lain" : null;
}
