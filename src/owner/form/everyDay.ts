import type * as z from "zod";
import { weekdays } from "../../domain/shop/clock";
import { list, nullish, record, weekday } from "../schema/fields";
import { hoursOfDay } from "../schema/shop";

/**
 * The form's own field above the opening hours of a week. It fills all days at once when the form is saved, and is not saved
 * itself.
 */
export const everyDayField = nullish(
  record(
    { label: "Sama untuk semua hari", hint: "mengisi ketujuh hari di bawah ini" },
    {
      ...hoursOfDay,
      closedOn: list(weekday(), { label: "Kecuali, tutup setiap", empty: "buka setiap hari" }, 0, 7),
    },
  ),
);

type EveryDay = { open: unknown; close: unknown; closedOn?: readonly string[] };

/** Whether a record of the content has a field for each day of the week. */
export const isWeek = (group: z.ZodObject): boolean => weekdays.every((day) => day in group.shape);

/**
 * An unsaved week whose days all have the hours of its helper field `everyDay`, if that is filled in. It is not saved
 * itself.
 */
export function withEveryDay(draft: object): object {
  const { everyDay } = draft as { everyDay?: EveryDay | null };
  if (!everyDay) return draft;
  const { open, close, closedOn = [] } = everyDay;
  return Object.fromEntries(weekdays.map((day) => [day, closedOn.includes(day) ? null : { open, close }]));
}
