import "./sveltia/overrideBrowserLocale";
import CMS from "@sveltia/cms";
import { checkBeforeSave } from "./checkBeforeSave";
import { formConfig } from "./formConfig";
import { tellOtherTabs } from "./otherTabs";
import { settings } from "./settings";
import { showMissingBeforeLaunch } from "./showMissingBeforeLaunch";
import { replaceFetch } from "./sveltia/hostErrors";
import { openEntryBySummary } from "./sveltia/library";

/*
 * The script of the page /admin/. It sets up our own parts first, then starts Sveltia. A save is checked in the event
 * `preSave`. Sveltia itself commits the save, to the `backend` in its configuration (formConfig.ts).
 */
openEntryBySummary();
if (settings.repository) replaceFetch(settings.repository.apiRoot);
CMS.registerEventListener({ name: "preSave", handler: checkBeforeSave as never });
CMS.registerEventListener({ name: "postSave", handler: tellOtherTabs as never });
showMissingBeforeLaunch(settings.texts);
CMS.init({ config: formConfig(settings) as never });
