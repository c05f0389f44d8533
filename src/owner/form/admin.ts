import "./platform/indonesianLocale";
import CMS from "@sveltia/cms";
import { checkBeforeSave } from "./checkBeforeSave";
import { FreeTextField } from "./FreeTextField";
import { formConfig } from "./formConfig";
import { freeTextType } from "./freeText";
import { tellOtherTabs } from "./otherTabs";
import { explainHostErrors } from "./platform/hostErrors";
import { openEntryBySummary } from "./platform/openEntryBySummary";
import { settings } from "./settings";
import { showMissing } from "./showMissing";

/*
 * The script of the page /admin/: what is ours is set up around the library, which then begins. A save is checked in its event
 * `preSave`; the library itself commits it, to the `backend` of its settings (formConfig.ts).
 */
openEntryBySummary();
if (settings.repository) explainHostErrors(settings.repository.apiRoot);
CMS.registerFieldType(freeTextType, FreeTextField as never);
CMS.registerEventListener({ name: "preSave", handler: checkBeforeSave as never });
CMS.registerEventListener({ name: "postSave", handler: tellOtherTabs as never });
showMissing(settings.texts);
CMS.init({ config: formConfig(settings) as never });
