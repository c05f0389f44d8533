/** What the user agent of an app's built-in browser contains, and the app's name. */
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

/** What is read of `navigator`; `standalone` is true where an iPhone shows the site from its home screen. */
type Device = { readonly userAgent: string; readonly share?: unknown; readonly standalone?: boolean };

/**
 * The app whose built-in browser this is; an empty text for one that does not name itself, null for a standalone browser. In
 * built-in browsers printing and downloads fail silently.
 */
export function inAppBrowser(device: Device): string | null {
  const known = apps.find(([pattern]) => pattern.test(device.userAgent));
  if (known) return known[1];
  return isUnnamed(device) ? "" : null;
}

/**
 * Known by what they lack: every browser on iOS calls itself Safari too, a bare WebView does not; Chrome on Android can share,
 * a WebView cannot, also where its app leaves the mark "wv" out.
 */
function isUnnamed({ userAgent, share, standalone }: Device): boolean {
  if (/iPhone|iPad|iPod|Macintosh/.test(userAgent)) return !standalone && !/Safari\/|Firefox\//.test(userAgent);
  return /; wv\)/.test(userAgent) || (/Android.* Chrome\//.test(userAgent) && share === undefined);
}

/**
 * Whether the device is an iPhone or iPad, which says of itself that it is a Mac. There a picture reaches the photographs only by
 * being pressed: a download goes to a folder of files instead.
 */
export const isAppleTouch = ({ userAgent, maxTouchPoints }: Navigator): boolean =>
  /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
