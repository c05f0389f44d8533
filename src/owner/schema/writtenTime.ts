import { parseTime, timeOf } from "../../domain/shop/timeOfDay";

/** The hours that each word for a part of the day covers; hours after midnight continue from 24. */
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
 * The clock times that a text may mean, as "20:30": one for "9:00", "20.30", "2030", "8.21 PM", "jam 21" and "8 malam". A bare
 * hour up to 12, and three digits, may be morning or evening and give both.
 */
export function timesIn(text: string): string[] {
  const match =
    /^(?:jam|pukul|pk\.?)?\s*(\d{1,2}?)(?:[:.,]?(\d{2}))?\s*([ap]\.?\s?m\.?|pagi|subuh|dini hari|siang|sore|petang|malam)?(?:\s*(?:wib|wita|wit))?$/i.exec(
      text,
    );
  if (!match) return [];
  const [, hour = "", minute = "00", part] = match;
  const hours = part === undefined ? Number(hour) : hourIn(Number(hour), part);
  if (hours === undefined) return [];
  // 24:00 stays, as the end of a day. A later hour is an hour of the next day: "jam 1 malam" is 01:00.
  const ofDay = part !== undefined && hours * 60 + Number(minute) > 1440 ? hours - 24 : hours;
  const time = `${String(ofDay).padStart(2, "0")}:${minute}`;
  const isAmbiguous =
    part === undefined && ((match[2] === undefined && hours <= 12) || /(?<!\d)\d{3}(?!\d)/.test(text));
  return isAmbiguous && parseTime(time) <= 720 ? [time, timeOf(parseTime(time) + 720)] : [time];
}

/**
 * The hour meant by a number and a part of the day, counted on from 24 after midnight; undefined for what nobody says, such as
 * "8 siang" or "13 PM".
 */
function hourIn(hour: number, part: string): number | undefined {
  if (/m\.?$/i.test(part) && !/^malam$/i.test(part) && (hour === 0 || hour > 12)) return undefined;
  const [, earliest, latest] = partsOfDay.find(([word]) => word.test(part)) ?? [undefined, 0, -1];
  const hours = Array.from({ length: latest - earliest + 1 }, (_, index) => earliest + index);
  return hours.find((one) => (hour > 12 ? one === hour : one % 12 === hour % 12));
}
