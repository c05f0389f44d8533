import { priceText, rupiah } from "../../format/money";
import { spanText } from "../../format/spanText";
import { indonesianDayName, type Moment, weekdayOf } from "../shop/clock";
import type { ClosedHours } from "../shop/openingHours";
import type { TicketReasonWords } from "../shop/reason";
import { shopWords, staffReasons } from "../shop/words.id";
import type { BookingStatus } from "./booking";
import type { TextField } from "./texts";

const status: Record<BookingStatus, string> = {
  requested: "Menunggu konfirmasi",
  proposed: "Usulan jam dari toko",
  confirmed: "Dikonfirmasi",
  declined: "Tidak diterima",
  cancelled: "Dibatalkan",
};

const advice: Record<BookingStatus, (phone: string) => string> = {
  requested: () => "Booking ini baru permintaan. Kunjungan Anda baru pasti setelah toko mengonfirmasi lewat WhatsApp.",
  proposed: () => "Jam ini usulan toko. Kunjungan Anda baru pasti setelah Anda setuju dan toko mengonfirmasi.",
  confirmed: (phone) => `Dikonfirmasi: berlaku bersama pesan dari nomor WhatsApp toko, ${phone}.`,
  declined: () => "Booking ini tidak diterima toko. Silakan pilih waktu lain.",
  cancelled: () => "Booking ini dibatalkan. Silakan booking lagi kapan saja.",
};

const reasons: TicketReasonWords = {
  past: () => "Waktunya sudah lewat",
  closure: ({ closure }) => `Toko tutup hari itu: ${closure.reason}`,
  dayOff: ({ weekday }) => `Toko tutup setiap ${indonesianDayName(weekday)}`,
  closedHours: ({ hours: { from, to, reason } }) => `Jam ${spanText(from, to)} hari itu sudah ditutup: ${reason}`,
  ...staffReasons,
  barberServices: ({ barber, services }) => `${barber} tidak mengerjakan ${services.join(", ")}`,
  runsInto: ({ hours: { from, reason } }) => `Selesainya melewati pukul ${from}, saat jam sudah ditutup: ${reason}`,
  outsideHours: () => "Di luar jam buka, atau selesainya setelah toko tutup",
  betweenSlots: () => "Jamnya bukan jam booking",
  unknownServices: ({ ids }) => `Layanan ini tidak ada lagi: ${ids.join(", ")}`,
  unknownBarber: ({ id }) => `Barber “${id}” tidak ada lagi`,
  price: ({ ticket, today }) =>
    `Total di tiket ${priceText(ticket.total, ticket.isLeast)}; dengan harga hari ini ${priceText(today.total, today.isLeast)}`,
  deposit: ({ ticket, today }) => {
    const asked = today === null ? "tanpa DP" : rupiah(today);
    return `${ticket === null ? "Tiket ini tanpa DP" : `DP di tiket ${rupiah(ticket)}`}; menurut situs hari ini ${asked}`;
  },
};

/** Indonesian words for a booking's ticket, chat messages and calendar event. */
export const bookingWords = {
  shop: shopWords,
  /** The ticket's status, shown above all facts. */
  status,
  /** The last line of a ticket's advice, by status; `phone` is the shop's. */
  advice,
  terms: {
    name: "Nama",
    phone: "Telepon",
    address: "Alamat",
    haircut: "Nomor model",
    date: "Tanggal",
    time: "Jam",
    services: "Layanan",
    barber: "Barber",
    duration: "Estimasi durasi",
    adjustment: "Termasuk penyesuaian waktu",
    fare: "Ongkos datang",
    total: "Estimasi total",
    agreed: "Harga akhir",
    deposit: "Uang muka",
    notes: "Catatan",
    place: "Lokasi",
    hours: "Jam buka",
  } satisfies Record<TextField, string> & Record<string, string>,
  asOf: (date: string) => `Menurut situs per ${date}`,
  goneService: (id: string) => `${id} (tidak ada lagi di daftar layanan)`,
  goneBarber: (id: string) => `${id} (tidak ada lagi di daftar barber)`,
  goneHaircut: (number: string) => `${number} (tidak ada lagi di poster)`,
  addressInChat: "lewat chat",
  outsideHours: "di luar jam buka",
  endsAt: (time: string) => `selesai ${time}`,
  endsAfter: (time: string) => `selesainya melewati pukul ${time}`,
  onYourClock: ({ date, time }: Moment) => `di jam Anda: ${indonesianDayName(weekdayOf(date))} ${time}`,
  /** The moment before a change, shown beside the newly proposed or requested one. */
  formerly: (moment: string, total: string | null) => `semula ${moment}${total ? `, ${total}` : ""}`,
  usualPrice: "(harga normal)",
  agreedInChat: "disepakati di chat",
  deposit: {
    received: (amount: string) => `DP diterima menurut toko: ${amount}`,
    /** The balance, to be paid at the visit. */
    balance: (amount: string) => `sisanya ${amount} dibayar saat kunjungan`,
    owed: (amount: string) => `DP ${amount}, belum dibayar menurut tiket ini`,
  },
  /** Reasons against the visit, in the words of tickets and messages. */
  reasons,
  /** Says of an accepted booking that its hours are closed to other bookings. */
  closedToOthers: ({ from, to, reason }: ClosedHours) =>
    `Jam ${spanText(from, to)} hari itu ditutup untuk booking lain: ${reason}.`,
  shopDecides: "Toko yang memastikan.",
  /** Part of a sentence: the requested or accepted time is not possible. */
  cannot: (moment: string, isConfirmed: boolean) =>
    isConfirmed ? `${moment} yang sudah kami terima ternyata tidak bisa` : `${moment} belum bisa kami terima`,
  /** Texts for messages that the shop has not written itself, with the variables of its own messages. */
  messages: {
    confirmationAtCustomer:
      "Booking {kode} kami terima: {layanan}, {tanggal} pukul {jam}, estimasi {total}. Barber kami datang ke alamat Anda. Sampai jumpa!",
    cancellation:
      "Maaf, booking {kode} untuk {tanggal} pukul {jam} yang sudah kami terima terpaksa kami batalkan. Silakan pilih waktu lain, kami senang bisa membantu.",
    /** Follows a confirmation while the deposit is owed. */
    depositOwed: "Mohon bayar DP {dp} lewat QRIS di tiket di bawah, lalu kirim buktinya di chat ini.",
    /** Follows a confirmation once the deposit was received. */
    depositReceived: "DP {dp} sudah kami terima.",
    /** Follows the text about a received deposit; `{sisa}` is the balance to pay. */
    depositBalance: "Sisanya {sisa} dibayar saat kunjungan.",
    /** Follows a refusal or cancellation of a booking whose deposit was received. */
    depositToSettle: "Soal DP {dp} di tiket ini, mari kita selesaikan di chat ini.",
    /** Sent after the shop itself has moved the visit. */
    moved:
      "Booking {kode} kami pindahkan: semula {tanggal} pukul {jam}, sekarang {usulan}. Kalau tidak cocok, balas pesan ini.",
    /** Sent when the shop refuses a change, so that the booking stays as it was. */
    kept: "Maaf, perubahan itu belum bisa. Booking {kode} tetap seperti semula: {usulan}. Kalau tidak cocok, balas pesan ini.",
  },
  /** The form of address for a customer without a known name. */
  nameless: "Kak",
  newPrice: (proposed: string, asked: string) => `Estimasi total di jam itu ${proposed}, semula ${asked}.`,
  event: {
    code: (code: string, status: string) => `Kode booking ${code}. Status: ${status}.`,
    chat: "Chat dengan toko",
    atCustomer: "Di tempat pelanggan",
  },
};

export type BookingWords = typeof bookingWords;
