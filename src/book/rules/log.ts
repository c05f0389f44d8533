import type { BookingStatus } from "../../domain/booking/booking";
import { indonesianDayName, type Moment, shopMoment, type TimeZone, weekdayOf } from "../../domain/shop/clock";
import { shortDate } from "../../format/date";

/**
 * One event in an entry's log. `at` is the instant of the event, in epoch milliseconds. `date` and `time` are the visit's
 * after the event, or the ones that the event asks for. A logged event is never changed.
 */
export type LogLine = Moment & {
  at: number;
  event: LogEvent;
  /** What was changed, in words, from what to what; undefined if nothing was. */
  what?: string;
};

/** The words for each event, in the log and where the page says what was just recorded. `{moment}` is the visit's. */
const logWords = {
  requested: "minta {moment}",
  changed: "permintaan diubah ke {moment}",
  asksToMove: "minta diubah ke {moment}",
  asksAgain: "minta lagi {moment}, yang tadi tidak dipenuhi",
  otherNumberAsks: "nomor lain minta {moment}: tempel lagi setelah permintaan ini dijawab",
  withdrawn: "pelanggan tetap mau {moment}",
  agreed: "pelanggan setuju {moment}",
  cancelledByCustomer: "dibatalkan pelanggan",
  calledOffInChat: "pelanggan batal, dicatat toko",
  asksToCancel: "tautan minta batal",
  claimsProposed: "menurut tautan diusulkan {moment}",
  claimsConfirmed: "menurut tautan diterima {moment}",
  claimsDeclined: "menurut tautan ditolak",
  written: "dicatat toko untuk {moment}",
  walkedIn: "duduk {moment}",
  confirmed: "diterima {moment}",
  proposed: "diusulkan {moment}",
  declined: "ditolak",
  cancelled: "dibatalkan toko",
  kept: "tetap {moment}",
  moved: "dipindah ke {moment}",
  edited: "diubah",
  done: "selesai",
  noShow: "tidak datang",
  outcomeTakenBack: "tanda hasil dicabut",
  paid: "lunas",
  unpaid: "tanda lunas dicabut",
  depositReceived: "DP diterima",
  depositMissing: "DP belum masuk",
  reminded: "diingatkan",
  notReminded: "pengingat belum terkirim",
  undone: "diurungkan",
};

export type LogEvent = keyof typeof logWords;

export const logEvents = Object.keys(logWords) as LogEvent[];

/** The shop's words for a booking's status. */
export const statusWords: Record<BookingStatus, string> = {
  requested: "Menunggu jawaban",
  proposed: "Jam diusulkan",
  confirmed: "Diterima",
  declined: "Ditolak",
  cancelled: "Dibatalkan",
};

export const outcomeNames = { done: "Selesai", noShow: "Tidak datang" };

/** "Sel 1 Des 17:00". */
export const shortMoment = ({ date, time }: Moment) =>
  `${indonesianDayName(weekdayOf(date)).slice(0, 3)} ${shortDate(date)} ${time}`;

/** Says what happened: "diterima Sel 1 Des 17:00". */
export const eventText = ({ event, ...moment }: LogLine) => logWords[event].replace("{moment}", shortMoment(moment));

/** Returns a log's lines as the screen shows them: "Sel 1 Des 10:02 diterima Rab 2 Des 14:00". */
export const logText = (log: readonly LogLine[], timeZone: TimeZone) =>
  log.map((line) => {
    const when = shortMoment(shopMoment(new Date(line.at), timeZone));
    return `${when} ${eventText(line)}${line.what ? `: ${line.what}` : ""}`;
  });

/** Merges two logs of one entry in order of time. An event that is in both appears once. */
export function joinedLogs(one: readonly LogLine[], other: readonly LogLine[]): LogLine[] {
  const byKey = new Map([...one, ...other].map((line) => [`${line.at} ${line.event} ${line.date} ${line.time}`, line]));
  return [...byKey.values()].sort((a, b) => a.at - b.at);
}
