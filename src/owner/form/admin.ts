import "./platform/indonesianLocale";
import CMS from "@sveltia/cms";
import { checkBeforeSave } from "./checkBeforeSave";
import { formConfig } from "./formConfig";
import { NumberField } from "./NumberField";
import { numberFieldType } from "./numberFieldType";
import { openEntryBySummary } from "./platform/openEntryBySummary";
import { judgeUploads } from "./platform/pictureUploads";
import { waitForPhotographs } from "./platform/savingWaits";
import { settings } from "./settings";

openEntryBySummary();
waitForPhotographs();
judgeUploads();
CMS.registerFieldType(numberFieldType, NumberField as never);
CMS.registerEventListener({ name: "preSave", handler: checkBeforeSave as never });
CMS.init({ config: formConfig(settings) as never });
