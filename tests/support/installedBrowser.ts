import { existsSync } from "node:fs";
import { homedir } from "node:os";
import path from "node:path";

/** One browser's names: its commands, its app on macOS, its program below a folder of programs on Windows. */
type Browser = { commands: readonly string[]; app: string; program: string };

export const chromiumFamily: readonly Browser[] = [
  { commands: ["chromium", "chromium-browser"], app: "Chromium", program: "Chromium/Application/chrome.exe" },
  {
    commands: ["google-chrome", "google-chrome-stable", "chrome"],
    app: "Google Chrome",
    program: "Google/Chrome/Application/chrome.exe",
  },
  {
    commands: ["microsoft-edge", "microsoft-edge-stable", "msedge"],
    app: "Microsoft Edge",
    program: "Microsoft/Edge/Application/msedge.exe",
  },
];

export const firefoxFamily: readonly Browser[] = [
  { commands: ["firefox-esr", "firefox"], app: "Firefox", program: "Mozilla Firefox/firefox.exe" },
];

/**
 * The first of these browsers that is installed for everybody or for this user alone, or stands on the PATH; undefined
 * where there is none.
 */
export const installedBrowser = (family: readonly Browser[]): string | undefined =>
  family.flatMap(places).find((file) => existsSync(file));

function places({ commands, app, program }: Browser): string[] {
  const { PATH = "", PROGRAMFILES, "PROGRAMFILES(X86)": programFiles32, LOCALAPPDATA } = process.env;
  const below = (folders: readonly string[], files: readonly string[]) =>
    folders.flatMap((folder) => files.map((file) => path.join(folder, file)));
  const onPath = PATH.split(path.delimiter).filter((folder) => folder !== "");
  if (process.platform === "darwin") {
    const apps = ["/Applications", path.join(homedir(), "Applications")];
    return [...below(apps, [`${app}.app/Contents/MacOS/${app}`]), ...below(onPath, commands)];
  }
  if (process.platform === "win32") {
    const folders = [PROGRAMFILES, programFiles32, LOCALAPPDATA].filter((folder) => folder !== undefined);
    return [
      ...below(folders, [program]),
      ...below(
        onPath,
        commands.map((command) => `${command}.exe`),
      ),
    ];
  }
  // A desktop's editor may start the tests with a PATH of its own.
  return below([...onPath, "/usr/bin", "/usr/local/bin", "/snap/bin"], commands);
}
