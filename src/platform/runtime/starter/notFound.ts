import { closeMenu } from "./menu";
import { redirectTarget } from "./redirectTarget";

/*
 * The only script of the 404 page. Gatsby's script is left out: it would look for a page at the unknown address, and would show
 * nothing at an address that it takes for a page's.
 */
const meant = redirectTarget(location);
if (meant !== null) location.replace(meant);
else {
  // biome-ignore lint/suspicious/noConsole: the owner finds the unknown path on the console
  console.info(`Unknown path: ${location.pathname}`);
  closeMenu();
}
