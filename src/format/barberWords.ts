/** Who is to cut, in Indonesian: the barber's name, or that anyone may. */
export const barberWords = (barber: { readonly name: string } | "anyone"): string =>
  barber === "anyone" ? "Siapa saja" : barber.name;
