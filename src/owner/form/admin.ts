import "./platform/indonesianLocale";
import CMS from "@sveltia/cms";
import { checkBeforeSave } from "./checkBeforeSave";
import { formConfig } from "./formConfig";
import { NumberField } from "./NumberField";
import { numberFieldType } from "./numberFieldType";
import { openEntryBySummary } from "./platform/openEntryBySummary";
import { settings } from "./settings";

openEntryBySummary();
CMS.registerFieldType(numberFieldType, NumberField as never);
CMS.registerEventListener({ name: "preSave", handler: checkBeforeSave as never });
CMS.init({ config: formConfig(settings) as never });
