export const minutesBetweenSlots = 30;

/** The format of a time of day, in content and code: "09:30". */
export const timePattern = /^([01]\d|2[0-3]):[0-5]\d$/;

/** Minutes since midnight: "09:30" gives 570. */
export function parseTime(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}

/** The time of a number of minutes since midnight: 570 gives "09:30". */
export function formatTime(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
}
