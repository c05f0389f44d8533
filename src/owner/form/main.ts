import "./sveltia/base64";
import "./sveltia/overrideBrowserLocale";
import CMS from "@sveltia/cms";
import { checkBeforeSave } from "./checkBeforeSave";
import { formConfig } from "./formConfig";
import { showHistory } from "./history";
import { tellOtherTabs } from "./otherTabs";
import { settings } from "./settings";
import { showSiteStatus } from "./siteStatus";
import { replaceFetch } from "./sveltia/hostErrors";
import { openEntryBySummary } from "./sveltia/sveltiaDom";

/*
 * The script of the page /admin/. It sets up our own parts first, then starts Sveltia. A save is checked in the event
 * `preSave`. Sveltia itself commits the save, to the `backend` in its configuration (formConfig.ts).
 */
openEntryBySummary();
if (settings.repository) replaceFetch(settings.repository.apiRoot);
CMS.registerEventListener({ name: "preSave", handler: checkBeforeSave as never });
CMS.registerEventListener({ name: "postSave", handler: tellOtherTabs as never });
CMS.init({ config: formConfig(settings) as never });
// Sveltia tells neither when it has read the files nor when somebody else has changed them.
const statusIntervalMs = 10_000;
for (const event of ["hashchange", "visibilitychange"]) window.addEventListener(event, () => void showSiteStatus());
setInterval(() => document.visibilityState === "visible" && void showSiteStatus(), statusIntervalMs);
void showSiteStatus();
document.getElementById("about")?.addEventListener("toggle", ({ target }) => {
  if ((target as HTMLDetailsElement).open) void showHistory();
});
