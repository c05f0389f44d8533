const months = {
  id: ["Jan", "Feb", "Mar", "Apr", "Mei", "Jun", "Jul", "Agu", "Sep", "Okt", "Nov", "Des"],
  en: ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"],
} as const;

/** A calendar date without its year: "2027-05-18" gives "18 Mei" or "18 May". */
export const shortDate = (date: string, language: "id" | "en"): string =>
  `${Number(date.slice(8, 10))} ${months[language][Number(date.slice(5, 7)) - 1]}`;
