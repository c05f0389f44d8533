import { inAppBrowser } from "../../../src/platform/runtime/inAppBrowser";

const android = "Mozilla/5.0 (Linux; Android 13; SM-A145F";
const chrome = "AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Mobile Safari/537.36";

test.each([
  [`${android}; wv) ${chrome} Instagram 312.0.0.37.120 Android`, "Instagram"],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 17_1 like Mac OS X) AppleWebKit/605.1.15 Instagram 312.0 (iPhone14,5)`,
    "Instagram",
  ],
  [`${android}; wv) ${chrome} [FB_IAB/FB4A;FBAV/440.0.0]`, "Facebook"],
  [`${android}; wv) ${chrome} musical_ly_2023`, "TikTok"],
  [`${android}; wv) ${chrome}`, "aplikasi lain"],
  [`${android}) ${chrome}`, null],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 17_1 like Mac OS X) AppleWebKit/605.1.15 Version/17.1 Mobile/15E148 Safari/604.1",
    null,
  ],
])("%s is inside %s", (userAgent, app) => {
  expect(inAppBrowser(userAgent)).toBe(app);
});
