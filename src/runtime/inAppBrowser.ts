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

/** The properties of `navigator` that are read. `standalone` is true if an iPhone shows the site from its home screen. */
type Device = { userAgent: string; share?: unknown; standalone?: boolean };

/**
 * The name of the app whose built-in browser shows the page, in which printing and downloads fail silently; null for an
 * ordinary browser. An empty string for a WebView that is not in the list: an app that may fail as well, or a browser made
 * of a WebView, such as those of Vivo and Xiaomi, which prints and saves. `isSecure` is the window's `isSecureContext`.
 */
export function inAppBrowser(device: Device, isSecure: boolean) {
  const known = apps.find(([pattern]) => pattern.test(device.userAgent));
  if (known) return known[1];
  return isUnknownWebView(device, isSecure) ? "" : null;
}

/**
 * Whether the page seems to be in a WebView. On Apple's devices every browser calls itself Safari or
 * Firefox, but a WebView does not. A site opened from the home screen does not either, and is excluded by `standalone`. On
 * Android a WebView has the mark "wv", unless its app leaves it out. Chrome can share on secure pages, and a WebView cannot.
 */
function isUnknownWebView({ userAgent, share, standalone }: Device, isSecure: boolean) {
  if (/iPhone|iPad|iPod|Macintosh/.test(userAgent)) return !standalone && !/Safari\/|Firefox\//.test(userAgent);
  return /; wv\)/.test(userAgent) || (isSecure && /Android.* Chrome\//.test(userAgent) && share === undefined);
}

/**
 * Whether the device is an iPhone or iPad (iPads identify as a Mac). On these only a long press brings a picture into the
 * photo library; a download goes to the files instead.
 */
export const isAppleTouch = ({ userAgent, maxTouchPoints }: Navigator) =>
  /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
