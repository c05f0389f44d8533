import { inAppBrowser, isAppleTouch } from "../../../src/runtime/inAppBrowser";

const android = "Mozilla/5.0 (Linux; Android 13; SM-A145F";
const iphone = "Mozilla/5.0 (iPhone; CPU iPhone OS 17_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)";
const chrome = "AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Mobile Safari/537.36";
const mac = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/17.1 Safari/605.1.15";

test.each([
  [`${android}; wv) ${chrome} Instagram 312.0.0.37.120 Android`, "Instagram"],
  [`${iphone} GSA/293.0.580317217 Mobile/15E148 Safari/604.1`, "Google"],
  [`${android}; wv) ${chrome}`, ""],
  [`${iphone} Mobile/15E148`, ""],
  [`${iphone} CriOS/120.0.6099.50 Mobile/15E148 Safari/604.1`, null],
  [`${android}) ${chrome}`, null],
])("%s is inside %s", (userAgent, app) => expect(inAppBrowser({ userAgent, share: () => {} }, true)).toBe(app));

const cannotShare = { userAgent: `${android}) ${chrome}` };

test.each([
  ["a WebView that calls itself Chrome and cannot share", cannotShare, true, ""],
  ["Chrome without https, where no browser can share,", cannotShare, false, null],
  [
    "Chrome on a computer that cannot share",
    { userAgent: cannotShare.userAgent.replace(/Linux.*?\)/, "X11)") },
    true,
    null,
  ],
  ["the site on an iPhone's home screen", { userAgent: `${iphone} Mobile/15E148`, standalone: true }, true, null],
])("%s, on a secure page: %s, counts as inside %j", (_name, device, isSecure, app) =>
  expect(inAppBrowser(device, isSecure)).toBe(app),
);

test.each([
  ["an iPhone", true, iphone, 5],
  ["an iPad that calls itself a Mac", true, mac, 5],
  ["a Mac", false, mac, 0],
  ["an Android phone", false, android, 5],
])("isAppleTouch of %s: %s", (_name, isApple, userAgent, maxTouchPoints) =>
  expect(isAppleTouch({ userAgent, maxTouchPoints } as Navigator)).toBe(isApple),
);
