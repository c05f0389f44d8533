import { launchChromiumServer } from "./chromium";

/**
 * Before the browser tests: starts one Chromium for all their files, since a start costs a second of processor time or more.
 * Each test has a browser context of its own. The address reaches Jest's workers by their environment.
 */
export default async function startChromium(): Promise<void> {
  const server = await launchChromiumServer();
  process.env.CHROMIUM_SERVER = server.wsEndpoint();
  Object.assign(globalThis, { chromiumServer: server });
}
