import { weekdayOf } from "../../../domain/shop/clock";
import { dayName, englishDayName } from "../../../domain/shop/openingHours";
import { minutesBetweenSlots, minutesOf, timeOf } from "../../../domain/shop/timeOfDay";
import type { Path, Words } from "../../schema/path";
import { shown } from "../diagnostic";
import type { ValidContent } from "../validSubset";
import { type Finding, findings } from "./finding";

const longest = 60;
const furthestYears = 5;

type Spans = readonly ({ readonly from?: string; readonly to?: string } | undefined)[];

/** What a span of days is called: the days themselves, and the entry that has them. */
type SpanWords = { away: Words; entry: Words };

/** Closures run forwards, are not longer or further away than a shop plans, and no day is closed twice; nor is an hour. */
export function closureRules(content: ValidContent, today: string): Finding[] {
  const all = findings("closures.json");
  spanRules(all, ["closures"], content["closures.json"]?.closures ?? [], today, {
    away: { id: "tutup", en: "closed" },
    entry: { id: "masa tutup", en: "Closure" },
  });
  hoursRules(all, content, today);
  return all.found;
}

/** Closed hours run forwards, no hour is closed twice, and each meets a slot of some part of an open day. */
function hoursRules({ error, warn }: ReturnType<typeof findings>, content: ValidContent, today: string): void {
  const hours = content["closures.json"]?.hours ?? [];
  const bands = content["time-slot-bands.json"]?.bands;
  hours.forEach((entry, index) => {
    const at = (field: string) => ["hours", index, field];
    if (!entry?.from || !entry.to || !entry.date) return;
    const { date, from, to } = entry;
    if (from >= to) {
      const meant = timeOf(minutesOf(from) + minutesBetweenSlots);
      error(
        at("to"),
        `Ditemukan ${shown(to)}, tidak sesudah "from" ${shown(from)}; seharusnya jam pertama yang bisa dipesan lagi, contoh: ${shown(meant)}.`,
        `Found ${shown(to)}, not after "from" ${shown(from)}; expected the first time that can be booked again, for example ${shown(meant)}.`,
      );
      return;
    }
    yearSlip(date, today, (id, en) => warn(at("date"), id, en));
    const other = hours.findIndex(
      (earlier, place) =>
        place < index && earlier?.date === date && earlier.from && earlier.to && earlier.from < to && from < earlier.to,
    );
    if (other >= 0) {
      warn(
        ["hours", index],
        `Bertumpang tindih dengan jam tutup no. ${other + 1} pada tanggal yang sama; pengunjung membaca alasan yang pertama. Gabungkan, atau hapus salah satunya.`,
        `Overlaps closed hours no. ${other + 1} of the same date; visitors read the first one's reason. Join them, or delete one.`,
      );
    }
    // What is over takes nothing away any more, whatever the week and the parts of the day have become since.
    if (date < today) return;
    const closed = wholeDay(content, date);
    if (closed) {
      warn(
        at("date"),
        `Ditemukan ${shown(date)}, padahal toko tutup sepanjang hari itu (${closed.id}). Hapus jam tutup ini, atau betulkan tanggalnya.`,
        `Found ${shown(date)}, although the shop is closed all that day (${closed.en}). Delete these hours, or mend the date.`,
      );
    } else if (bands?.every((band) => band?.from && band.to && !(band.from < to && from <= band.to))) {
      warn(
        at("from"),
        `Tidak ada jam booking dari ${from} sampai ${to}, jadi tidak ada yang ditutup. Betulkan jamnya, atau hapus.`,
        `There is no time to book from ${from} until ${to}, so nothing is closed. Mend the times, or delete them.`,
      );
    }
  });
}

/** Why the shop is closed all day, as far as the content is sound enough to tell. */
function wholeDay(content: ValidContent, date: string): Words | undefined {
  const closure = content["closures.json"]?.closures?.find(
    (span) => span?.from && span.to && span.from <= date && date <= span.to,
  );
  if (closure) return { id: closure.reason ?? "", en: closure.reason ?? "" };
  const weekday = weekdayOf(date);
  if (content["shop.json"]?.openingHours?.[weekday] !== null) return undefined;
  return { id: `setiap ${dayName(weekday)}`, en: `every ${englishDayName(weekday)}` };
}

/** The same of any list of days: of closures as of a barber's leave. */
export function spanRules(
  { found, error, warn }: ReturnType<typeof findings>,
  list: Path,
  spans: Spans,
  today: string,
  { away, entry }: SpanWords,
): Finding[] {
  spans.forEach((span, index) => {
    if (!span?.from || !span.to) return;
    const { from, to } = span;
    const at = (field: string) => [...list, index, field];
    if (from > to) {
      const turned = swapped(to);
      const meant = turned !== undefined && turned >= from && daysOf(from, turned) <= longest ? turned : from;
      error(
        at("to"),
        `Ditemukan ${shown(to)}, sebelum "from" ${shown(from)}; seharusnya hari yang sama atau sesudahnya, contoh: ${shown(meant)}.`,
        `Found ${shown(to)}, before "from" ${shown(from)}; expected the same day or a later one, for example ${shown(meant)}.`,
      );
      return;
    }
    const days = daysOf(from, to);
    if (days > longest) {
      const turned = swapped(to);
      const remedy =
        turned !== undefined && turned >= from && daysOf(from, turned) <= longest
          ? {
              id: ` Mungkin bulan dan hari tertukar: ${shown(turned)}.`,
              en: ` Perhaps month and day were swapped: ${shown(turned)}.`,
            }
          : { id: " Periksa tahun dan bulannya.", en: " Check year and month." };
      warn(
        at("to"),
        `Ditemukan ${shown(to)}: ${away.id} ${days} hari sejak ${from}?${remedy.id}`,
        `Found ${shown(to)}: ${away.en} for ${days} days from ${from}?${remedy.en}`,
      );
    } else yearSlip(from, today, (id, en) => warn(at("from"), id, en));
    const other = spans.findIndex(
      (earlier, place) => place < index && earlier?.from && earlier.to && earlier.from <= to && from <= earlier.to,
    );
    if (other >= 0) {
      warn(
        [...list, index],
        `Hari-hari ini sudah ada di ${entry.id} no. ${other + 1}; pengunjung membaca alasan yang pertama. Hapus salah satunya.`,
        `${entry.en} no. ${other + 1} has these days already; visitors read the first one's reason. Delete one of them.`,
      );
    }
  });
  return found;
}

/** Says so where a date is so far from today that its year is hardly meant. */
function yearSlip(date: string, today: string, say: (id: string, en: string) => void): void {
  const years = Number(date.slice(0, 4)) - Number(today.slice(0, 4));
  if (years > furthestYears) {
    say(
      `Ditemukan ${shown(date)}, lebih dari ${furthestYears} tahun lagi. Periksa tahunnya.`,
      `Found ${shown(date)}, more than ${furthestYears} years from now. Check the year.`,
    );
  } else if (years < -furthestYears) {
    say(
      `Ditemukan ${shown(date)}, lebih dari ${furthestYears} tahun yang lalu. Periksa tahunnya, atau hapus.`,
      `Found ${shown(date)}, more than ${furthestYears} years ago. Check the year, or delete it.`,
    );
  }
}

const daysOf = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;

function swapped(date: string): string | undefined {
  const [year, month, day] = date.split("-");
  return Number(day) <= 12 ? `${year}-${day}-${month}` : undefined;
}
