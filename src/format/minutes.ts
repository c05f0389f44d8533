/** A duration in minutes as the Indonesian pages say it: 45 gives "45 menit". */
export const indonesianMinutes = (duration: number): string => `${duration} menit`;

/** The same in English: 45 gives "45 min". */
export const englishMinutes = (duration: number): string => `${duration} min`;
