import type { BookingRequest } from "./booking";

/**
 * What the visitor has entered so far. The address is kept while no service is chosen that takes place
 * there, and left out of the booking then.
 */
export type Draft = Omit<BookingRequest, "date" | "time"> & {
  readonly date: string | null;
  readonly time: string | null;
};

export type RequiredField = "name" | "phone" | "services" | "date" | "time";

export const emptyDraft: Draft = {
  name: "",
  phone: "",
  address: "",
  serviceIds: [],
  barberId: null,
  date: null,
  time: null,
  notes: "",
};

/** Whether nothing is filled in, or nothing any more. */
export const isEmptyDraft = (draft: Draft): boolean =>
  Object.values(draft).every((value: string | readonly string[] | null) => value === null || value.length === 0);

/** The required fields still missing, in the form's order; white space alone is missing. */
export function missingFields(draft: Draft): RequiredField[] {
  const missing: Record<RequiredField, boolean> = {
    name: draft.name.trim() === "",
    phone: draft.phone.trim() === "",
    services: draft.serviceIds.length === 0,
    date: draft.date === null,
    time: draft.time === null,
  };
  return (Object.keys(missing) as RequiredField[]).filter((field) => missing[field]);
}

/** Whether every required field is filled in. */
export function isComplete(draft: Draft): draft is BookingRequest {
  return missingFields(draft).length === 0;
}
