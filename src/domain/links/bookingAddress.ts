import type { BarberChoice } from "../shop/barber";

type Chosen = {
  readonly services: readonly { readonly id: string }[];
  readonly barber?: BarberChoice;
  readonly date?: string;
  readonly time?: string;
};

/**
 * The address, within the site, that opens the booking form with services, barber, date and time chosen; never a name or a
 * number: "/?service=premium&date=2026-12-01&time=17:00#booking".
 */
export function bookingAddress({ services, barber, date, time }: Chosen): string {
  const parts = services.map(({ id }) => `service=${encodeURIComponent(id)}`);
  if (barber && barber !== "anyone") parts.push(`barber=${encodeURIComponent(barber.id)}`);
  if (date) parts.push(`date=${date}`);
  if (time) parts.push(`time=${time}`);
  return `/${parts.length === 0 ? "" : `?${parts.join("&")}`}#booking`;
}
