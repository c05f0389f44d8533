/** The weekdays in Indonesian, Monday first, as the week is printed there. */
export const dayNames = ["Senin", "Selasa", "Rabu", "Kamis", "Jumat", "Sabtu", "Minggu"] as const;
