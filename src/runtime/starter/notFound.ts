import { addMenuListeners } from "./menu";
import { redirectTarget } from "./redirectTarget";

/*
 * The only script of the 404 page. It redirects from an address that an app has damaged, or logs the unknown path. Gatsby's
 * script is left out, because it would look for a page at the unknown address. If it took the address for that of an
 * existing page, it would show nothing.
 */
const meant = redirectTarget(location);
if (meant !== null) location.replace(meant);
else {
  // biome-ignore lint/suspicious/noConsole: the owner finds the unknown path on the console
  console.info(`Unknown path: ${location.pathname}`);
  addMenuListeners();
}
