import type { DateNames } from "./date";

export const englishDateNames: DateNames = {
  days: "Monday Tuesday Wednesday Thursday Friday Saturday Sunday".split(" "),
  months: "January February March April May June July August September October November December".split(" "),
};
