/** Patterns for the user agents of apps' built-in browsers, with the apps' names. */
const apps: readonly (readonly [RegExp, string])[] = [
  [/Instagram/i, "Instagram"],
  [/Barcelona/, "Threads"],
  [/FBAN|FBAV|FB_IAB/i, "Facebook"],
  [/TikTok|musical_ly|BytedanceWebview/i, "TikTok"],
  [/WhatsApp/i, "WhatsApp"],
  [/\bLine\//i, "LINE"],
  [/Twitter/i, "X"],
  [/LinkedIn/i, "LinkedIn"],
  [/\bGSA\//, "Google"],
  [/Shopee/i, "Shopee"],
];

/** The part of `navigator` that is read; `standalone` is true if an iPhone shows the site from its home screen. */
type Device = { readonly userAgent: string; readonly share?: unknown; readonly standalone?: boolean };

/**
 * The name of the app whose built-in browser shows the page: an empty string for an app not in the list, null for a browser of
 * its own. In built-in browsers printing and downloads fail silently.
 */
export function inAppBrowser(device: Device): string | null {
  const known = apps.find(([pattern]) => pattern.test(device.userAgent));
  if (known) return known[1];
  return isUnnamed(device) ? "" : null;
}

/**
 * Detects unnamed built-in browsers by what they lack: every browser on iOS also calls itself Safari, a bare WebView does not;
 * Chrome on Android can share, a WebView cannot, even if its app leaves out the mark "wv".
 */
function isUnnamed({ userAgent, share, standalone }: Device): boolean {
  if (/iPhone|iPad|iPod|Macintosh/.test(userAgent)) return !standalone && !/Safari\/|Firefox\//.test(userAgent);
  return /; wv\)/.test(userAgent) || (/Android.* Chrome\//.test(userAgent) && share === undefined);
}

/**
 * Whether the device is an iPhone or iPad (iPads identify as a Mac). On these only a long press brings a picture into the photo
 * library; a download goes to the files instead.
 */
export const isAppleTouch = ({ userAgent, maxTouchPoints }: Navigator): boolean =>
  /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
