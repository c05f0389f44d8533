import { formatTime, parseTime } from "../../domain/shop/clock";

/** The hours that each word for a part of the day covers; hours after midnight continue from 24. */
const partsOfDay: Record<string, [first: number, last: number]> = {
  pagi: [1, 11],
  siang: [10, 15],
  sore: [14, 19],
  malam: [18, 27],
  malem: [18, 27],
  am: [0, 11],
  pm: [12, 23],
};

const writtenTime =
  /^(?:jam|pukul|pkl\.?)?\s*(\d{1,2}?)(?:[:.,]?(\d{2}))?\s*(pagi|siang|sore|mal[ae]m|[ap]m)?\s*(?:wi(?:b|ta|t))?$/i;

/**
 * The clock times that a text may mean, as "20:30": one for "9:00", "20.30", "2030", "jam 21", "8 malam" and "9 PM". A bare
 * hour from 1 to 12, and three digits such as "930", may be morning or evening and give both.
 */
export function timesIn(text: string): string[] {
  const match = writtenTime.exec(text);
  if (!match) return [];
  const [, hour = "", minute = "00", part] = match;
  const hours = part === undefined ? Number(hour) : hourIn(Number(hour), part.toLowerCase());
  if (hours === undefined) return [];
  // 24:00 stays, as the end of a day. A later hour is an hour of the next day: "jam 1 malam" is 01:00.
  const ofDay = part !== undefined && hours * 60 + Number(minute) > 1440 ? hours - 24 : hours;
  const time = `${String(ofDay).padStart(2, "0")}:${minute}`;
  const isBare = part === undefined && (match[2] === undefined || /(?<!\d)\d{3}(?!\d)/.test(text));
  return isBare && hours > 0 && parseTime(time) <= 720 ? [time, formatTime(parseTime(time) + 720)] : [time];
}

/**
 * The hour meant by a number and a part of the day; hours after midnight continue from 24. Undefined for a time that nobody
 * says, such as "8 siang".
 */
function hourIn(hour: number, part: string): number | undefined {
  const [first, last] = partsOfDay[part] ?? [0, -1];
  const hours = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  return hours.find((one) => (hour > 12 ? one === hour : one % 12 === hour % 12));
}
