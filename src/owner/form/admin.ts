import "./platform/speakIndonesian";
import CMS from "@sveltia/cms";
import { checkBeforeSave } from "./checkBeforeSave";
import { formConfig } from "./formConfig";
import { takeNumbersAsWritten } from "./platform/numbersAsWritten";
import { openBySummary } from "./platform/openBySummary";
import { settings } from "./settings";

takeNumbersAsWritten();
openBySummary();
CMS.registerEventListener({ name: "preSave", handler: checkBeforeSave as never });
CMS.init({ config: formConfig(settings) as never });
