import { existsSync } from "node:fs";
import { homedir } from "node:os";
import path from "node:path";

/** What is asked of a machine to find a browser on it. */
export type Machine = {
  platform: NodeJS.Platform;
  environment: Readonly<Record<string, string | undefined>>;
  home: string;
  exists: (file: string) => boolean;
};

const thisMachine: Machine = {
  platform: process.platform,
  environment: process.env,
  home: homedir(),
  exists: existsSync,
};

/** One browser's names: its commands, its app on macOS, its program below a folder of programs on Windows, if it has one. */
type Browser = { commands: readonly string[]; app?: string; program?: string };

export const chromiumFamily: readonly Browser[] = [
  { commands: ["chromium", "chromium-browser"], app: "Chromium", program: "Chromium\\Application\\chrome.exe" },
  {
    commands: ["google-chrome", "google-chrome-stable", "chrome"],
    app: "Google Chrome",
    program: "Google\\Chrome\\Application\\chrome.exe",
  },
  {
    commands: ["microsoft-edge", "microsoft-edge-stable", "msedge"],
    app: "Microsoft Edge",
    program: "Microsoft\\Edge\\Application\\msedge.exe",
  },
];

export const firefoxFamily: readonly Browser[] = [
  { commands: ["firefox-esr", "firefox"], app: "Firefox", program: "Mozilla Firefox\\firefox.exe" },
];

/**
 * The first of these browsers that is installed for everybody or for this user alone, or stands on the PATH; undefined
 * where there is none.
 */
export function installedBrowser(family: readonly Browser[], machine = thisMachine): string | undefined {
  return family.flatMap((browser) => places(browser, machine)).find(machine.exists);
}

function places({ commands, app, program }: Browser, { platform, environment, home }: Machine): string[] {
  const { delimiter, join } = platform === "win32" ? path.win32 : path.posix;
  const onPath = (environment.PATH ?? "")
    .split(delimiter)
    .filter((folder) => folder !== "")
    .flatMap((folder) => commands.map((command) => join(folder, platform === "win32" ? `${command}.exe` : command)));
  if (platform === "darwin") {
    const folders = app === undefined ? [] : ["/Applications", join(home, "Applications")];
    return [...folders.map((folder) => join(folder, `${app}.app`, `Contents/MacOS/${app}`)), ...onPath];
  }
  if (platform === "win32") {
    const { PROGRAMFILES, "PROGRAMFILES(X86)": programFiles32, LOCALAPPDATA } = environment;
    const folders = [PROGRAMFILES, programFiles32, LOCALAPPDATA].filter((folder) => folder !== undefined);
    return [...folders.flatMap((folder) => (program ? [join(folder, program)] : [])), ...onPath];
  }
  // A desktop's editor may start the tests with a PATH of its own.
  const usual = ["/usr/bin", "/usr/local/bin", "/snap/bin"];
  return [...onPath, ...usual.flatMap((folder) => commands.map((command) => join(folder, command)))];
}
