import "./platform/indonesianLocale";
import CMS from "@sveltia/cms";
import { checkBeforeSave } from "./checkBeforeSave";
import { formConfig } from "./formConfig";
import { acceptIndonesianNumbers } from "./platform/indonesianNumbers";
import { openEntryBySummary } from "./platform/openEntryBySummary";
import { settings } from "./settings";

acceptIndonesianNumbers();
openEntryBySummary();
CMS.registerEventListener({ name: "preSave", handler: checkBeforeSave as never });
CMS.init({ config: formConfig(settings) as never });
