import { type Dispatch, useLayoutEffect, useState } from "react";
import type { Draft } from "../../domain/booking/draft";
import { type Texts, textFields } from "../../domain/booking/texts";
import type { BookingAction } from "../../domain/form/bookingState";
import { isDate } from "../../domain/shop/clock";

/** Takes the input typed before hydration into the form, once. It replaces values from the URL, because it is newer. */
export function useTypedBeforeHydration(dispatch: Dispatch<BookingAction>) {
  // The form of the page's HTML, read during the first render. If a translator or an extension has changed the page, React
  // replaces this form. Its typed values are then gone before any ref or effect runs.
  const [form] = useState(() =>
    typeof document === "undefined" ? null : document.querySelector<HTMLFormElement>("#booking form"),
  );
  // A layout effect, because it runs before the browser handles another keystroke.
  useLayoutEffect(() => {
    if (form) dispatch({ type: "typed", draft: valuesIn(form) });
  }, [form, dispatch]);
}

/** The texts of the form's text fields by name, without empty ones. */
export function textsIn(form: HTMLFormElement): Partial<Texts> {
  const data = new FormData(form);
  return Object.fromEntries(textFields.map((field) => [field, data.get(field)]).filter(([, text]) => text));
}

/** The values of the form's elements, typed or restored by the browser, without empty ones. */
function valuesIn(form: HTMLFormElement): Partial<Draft> {
  const data = new FormData(form);
  const { date, time, barber } = Object.fromEntries(data) as Record<string, string | undefined>;
  return {
    ...textsIn(form),
    ...(date && isDate(date) && { date }),
    ...(time && { time }),
    ...(barber && { barberId: barber }),
    ...(data.has("service") && { serviceIds: data.getAll("service").map(String) }),
  };
}
