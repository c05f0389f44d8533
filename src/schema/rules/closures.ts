import type { SoundContent } from "../checkTexts";
import { type Path, shown, type Words } from "../fault";
import { type Finding, findings } from "./finding";

const longest = 60;
const furthestYears = 5;

type Spans = readonly ({ readonly from?: string; readonly to?: string } | undefined)[];

/** What a span of days is called: the days themselves, and the entry that has them. */
type SpanWords = { away: Words; entry: Words };

/** Closures run forwards, are not longer or further away than a shop plans, and no day is closed twice. */
export function closureRules(content: SoundContent, today: string): Finding[] {
  const closures = content["closures.json"]?.closures ?? [];
  return spanRules(findings("closures.json"), ["closures"], closures, today, {
    away: { id: "tutup", en: "closed" },
    entry: { id: "masa tutup", en: "Closure" },
  });
}

/** The same of any list of days: of closures as of a barber's leave. */
export function spanRules(
  { found, error, warn }: ReturnType<typeof findings>,
  list: Path,
  spans: Spans,
  today: string,
  { away, entry }: SpanWords,
): Finding[] {
  const thisYear = Number(today.slice(0, 4));
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
    } else if (Number(from.slice(0, 4)) > thisYear + furthestYears) {
      warn(
        at("from"),
        `Ditemukan ${shown(from)}, lebih dari ${furthestYears} tahun lagi. Periksa tahunnya.`,
        `Found ${shown(from)}, more than ${furthestYears} years from now. Check the year.`,
      );
    } else if (Number(from.slice(0, 4)) < thisYear - furthestYears) {
      warn(
        at("from"),
        `Ditemukan ${shown(from)}, lebih dari ${furthestYears} tahun yang lalu. Periksa tahunnya, atau hapus.`,
        `Found ${shown(from)}, more than ${furthestYears} years ago. Check the year, or delete it.`,
      );
    }
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

const daysOf = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;

function swapped(date: string): string | undefined {
  const [year, month, day] = date.split("-");
  return Number(day) <= 12 ? `${year}-${day}-${month}` : undefined;
}
