import { firefoxEngine } from "./firefox";
import { webKitEngine } from "./webKit";

/** A browser besides Chromium, `install` names its Debian packages. */
export type OtherEngine = { name: string; isInstalled: boolean; install: string; start: () => Promise<RunningEngine> };

export type RunningEngine = {
  /** Opens an address in a window that is `width` CSS pixels wide, once it has loaded. */
  open: (address: string, width: number) => Promise<EngineWindow>;
  close: () => Promise<void>;
};

/** What a visitor does and sees in a window. Elements are named by CSS and waited for. */
export type EngineWindow = {
  click: (css: string) => Promise<void>;
  type: (css: string, text: string) => Promise<void>;
  text: (css: string) => Promise<string>;
  /** The value of a JavaScript expression in the page. */
  read: <Value>(expression: string) => Promise<Value>;
  /** Waits for an expression in the page to be true. */
  isTrue: (expression: string) => Promise<void>;
  /** The console's errors and warnings since the page loaded, and what its policy refused. */
  complaints: () => Promise<string[]>;
  close: () => Promise<void>;
};

export const otherEngines: readonly OtherEngine[] = [firefoxEngine(), webKitEngine];
