import { dayName, type Weekday, weekdays } from "../../domain/shop/weekday";
import { oneOf } from "./fields";

/** A day of the week, written in English and shown in Indonesian. */
export const weekday = () =>
  oneOf("Hari", Object.fromEntries(weekdays.map((day) => [day, dayName(day)])) as Record<Weekday, string>);
