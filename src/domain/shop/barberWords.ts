/** The chosen barber in Indonesian: a name, or "Siapa saja" for anyone. */
export const barberWords = (barber: { readonly name: string } | "anyone"): string =>
  barber === "anyone" ? "Siapa saja" : barber.name;
