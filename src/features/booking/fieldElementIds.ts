import type { RequiredField } from "../../domain/booking/draft";

/** The element that takes the focus when a field is missing. */
export const fieldElementIds: Record<RequiredField, string> = {
  name: "booking-name",
  phone: "booking-phone",
  services: "booking-services",
  date: "booking-date",
  time: "booking-time",
};
