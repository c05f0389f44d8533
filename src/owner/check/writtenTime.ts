import { minutesOf, timeOf } from "../../domain/shop/timeOfDay";

/** The hours that a word for a part of the day stands for, counted on after midnight; each part has fewer than twelve. */
const partsOfDay: [RegExp, earliest: number, latest: number][] = [
  [/^a/i, 0, 11],
  [/^p(?!agi|etang)/i, 12, 23],
  [/^dini hari$/i, 0, 5],
  [/^(pagi|subuh)$/i, 1, 11],
  [/^siang$/i, 10, 15],
  [/^(sore|petang)$/i, 14, 19],
  [/^malam$/i, 18, 27],
];

/**
 * A clock time as people write it, in four digits: "9:00", "20.30", "2030", "8.21 PM", "jam 9", "8 malam"; undefined where it
 * is none. An hour until noon alone is a guess, since it may be the evening's, and so are three digits; `namesPart` where the
 * text says which part of the day is meant.
 */
export function timeIn(text: string): { time: string; isGuess: boolean; namesPart: boolean } | undefined {
  const match =
    /^(?:jam|pukul|pk\.?)?\s*(\d{1,2}?)(?:[:.,]?(\d{2}))?\s*([ap]\.?\s?m\.?|pagi|subuh|dini hari|siang|sore|petang|malam)?(?:\s*(?:wib|wita|wit))?$/i.exec(
      text,
    );
  if (!match) return undefined;
  const [, hour = "", minute, part] = match;
  const hours = part === undefined ? Number(hour) : hourIn(Number(hour), part);
  if (hours === undefined) return undefined;
  // Midnight itself is the end of a day.
  const ofDay = part !== undefined && hours >= 24 && !(hours === 24 && Number(minute ?? 0) === 0) ? hours - 24 : hours;
  return {
    time: `${String(ofDay).padStart(2, "0")}:${minute ?? "00"}`,
    isGuess: part === undefined && ((minute === undefined && hours <= 12) || /(?<!\d)\d{3}(?!\d)/.test(text)),
    namesPart: part !== undefined,
  };
}

/** The hour of the day that an hour with a part of the day means; undefined where nobody says so, as "8 siang" or "13 PM". */
function hourIn(hour: number, part: string): number | undefined {
  if (/m\.?$/i.test(part) && !/^malam$/i.test(part) && (hour === 0 || hour > 12)) return undefined;
  const [, earliest, latest] = partsOfDay.find(([word]) => word.test(part)) ?? [undefined, 0, -1];
  const hours = Array.from({ length: latest - earliest + 1 }, (_, index) => earliest + index);
  return hours.find((one) => (hour > 12 ? one === hour : one % 12 === hour % 12));
}

/** A morning's time in the evening: "08:30" gives "20:30"; undefined for one after noon. */
export const twelveHoursLater = (time: string): string | undefined =>
  minutesOf(time) <= 720 ? timeOf(minutesOf(time) + 720) : undefined;
