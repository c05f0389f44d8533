import { chromiumFamily, firefoxFamily, installedBrowser } from "../../support/installedBrowser";

const on = (platform: NodeJS.Platform, environment: Record<string, string>, files: readonly string[]) => ({
  platform,
  environment,
  home: platform === "win32" ? "C:\\Users\\Sari" : "/Users/sari",
  exists: (file: string) => files.includes(file),
});

const windows = {
  PATH: "C:\\Windows;D:\\alat",
  PROGRAMFILES: "C:\\Program Files",
  "PROGRAMFILES(X86)": "C:\\Program Files (x86)",
  LOCALAPPDATA: "C:\\Users\\Sari\\AppData\\Local",
};

test.each([
  ["Chromium on the PATH", "linux", { PATH: "/opt/alat:/usr/bin" }, "/opt/alat/chromium"],
  ["Chromium beside a PATH that lacks it", "linux", { PATH: "/opt/alat" }, "/usr/bin/chromium"],
  ["a snap without any PATH", "linux", {}, "/snap/bin/chromium"],
  ["Edge on the PATH", "linux", { PATH: "/usr/bin" }, "/usr/bin/microsoft-edge-stable"],
  ["Chrome for everybody", "darwin", {}, "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"],
  ["Chrome of one user", "darwin", {}, "/Users/sari/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"],
  ["Edge", "darwin", {}, "/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge"],
  ["Chromium of Homebrew", "darwin", { PATH: "/opt/homebrew/bin" }, "/opt/homebrew/bin/chromium"],
  ["Chrome for everybody", "win32", windows, "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe"],
  ["Chrome of 32 bits", "win32", windows, "C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe"],
  ["Chrome of one user", "win32", windows, "C:\\Users\\Sari\\AppData\\Local\\Google\\Chrome\\Application\\chrome.exe"],
  ["Edge", "win32", windows, "C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe"],
  ["Chrome on the PATH", "win32", windows, "D:\\alat\\chrome.exe"],
] as const)("%s is found on %s", (_name, platform, environment, file) => {
  expect(installedBrowser(chromiumFamily, on(platform, environment, [file]))).toBe(file);
});

test("Chromium and Chrome come before Edge", () => {
  const chrome = "D:\\alat\\chrome.exe";
  const edge = "C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe";
  expect(installedBrowser(chromiumFamily, on("win32", windows, [edge, chrome]))).toBe(chrome);
});

test("a machine without a browser gives none", () => {
  for (const platform of ["linux", "darwin", "win32"] as const) {
    expect(installedBrowser(chromiumFamily, on(platform, {}, []))).toBeUndefined();
    expect(installedBrowser(chromiumFamily, on(platform, windows, []))).toBeUndefined();
  }
});

test.each([
  ["linux", { PATH: "/usr/bin" }, "/usr/bin/firefox-esr"],
  ["darwin", {}, "/Applications/Firefox.app/Contents/MacOS/Firefox"],
  ["win32", windows, "C:\\Program Files\\Mozilla Firefox\\firefox.exe"],
] as const)("Firefox is found on %s", (platform, environment, file) => {
  expect(installedBrowser(firefoxFamily, on(platform, environment, [file]))).toBe(file);
});
