import { meantAddress } from "./meantAddress";
import { closeMenus } from "./menus";

/*
 * The whole script of the page for unknown addresses, which has no other: Gatsby looks for a page at whatever address this one
 * is sent for, and would show nothing where it takes the address for that of a page.
 */
const meant = meantAddress(location);
if (meant !== null) location.replace(meant);
else {
  // biome-ignore lint/suspicious/noConsole: the owner finds the unknown path on the console
  console.info(`Unknown path: ${location.pathname}`);
  closeMenus();
}
