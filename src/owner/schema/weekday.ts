import { dayName, type Weekday, weekdays } from "../../domain/shop/weekday";
import { oneOf } from "./fields";

const ofEach = <T>(give: (day: Weekday) => T) =>
  Object.fromEntries(weekdays.map((day) => [day, give(day)])) as Record<Weekday, T>;

const labels = ofEach(dayName);
const otherNames = ofEach((day) => [`hari ${dayName(day)}`, ...(day === "sunday" ? ["Ahad", "hari Ahad"] : [])]);

/** A day of the week, written in English and shown in Indonesian. */
export const weekday = () => oneOf("Hari", weekdays, labels, otherNames);
