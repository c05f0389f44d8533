/** The text of a span with an en dash: "09:00–20:00", "Senin–Jumat". */
export const spanText = (from: string, to: string) => `${from}–${to}`;
