import type { TextField, TypedText } from "../../domain/booking/texts";
import { indonesianDayName } from "../../domain/shop/clock";
import type { FormReasonWords } from "../../domain/shop/reason";
import { shopWords, staffReasons } from "../../domain/shop/words.id";

const leadTime = (minutes: number) => (minutes % 60 === 0 ? `${minutes / 60} jam` : shopWords.minutes(minutes));

const reasons: FormReasonWords = {
  past: () => "Sudah lewat",
  tooSoon: ({ minutes }) => `Waktunya terlalu mepet; booking paling lambat ${leadTime(minutes)} sebelumnya`,
  tooFar: ({ days }) => `Booking dibuka paling jauh ${days} hari ke depan`,
  closure: ({ closure }) => `Tutup: ${closure.reason}`,
  dayOff: ({ weekday }) => `Tutup setiap ${indonesianDayName(weekday)}`,
  closedHours: ({ hours }) => hours.reason,
  ...staffReasons,
  runsInto: ({ hours: { from, reason } }) => `Selesainya melewati pukul ${from} (${reason})`,
  outsideHours: () => shopWords.outsideHours,
  dayOver: () => "Semua jam hari ini sudah lewat",
  noSlots: () => "Tidak ada jam booking pada hari ini",
  tooLong: () => "Tidak ada jam yang cukup untuk layanan ini",
  betweenSlots: () => "Tidak tersedia pada tanggal ini",
};

const texts: Record<TypedText, string> = {
  name: "Nama",
  phone: "Nomor Telepon",
  address: "Alamat",
  notes: "Catatan",
};

type SomeTexts = Partial<Record<TextField, string>>;

/** The booking form's words in Indonesian. */
export const formWords = {
  shop: shopWords,
  /** The heading above the form; English in a shop with English pages. */
  heading: (hasEnglish: boolean): string => (hasEnglish ? "Booking Appointment" : "Booking Jadwal"),
  /** The heading above a ticket; English in a shop with English pages. */
  ticketHeading: (hasEnglish: boolean): string => (hasEnglish ? "Booking Confirmation Ticket" : "Tiket Booking"),
  needsScript: (phone: string) =>
    `Formulir booking memerlukan JavaScript. Anda tetap bisa booking: kirim nama, layanan, hari, dan jam lewat WhatsApp ke ${phone}.`,
  ticketFailed: (code: string) =>
    `Tampilan tiket belum bisa dimuat. Booking ${code} tidak hilang: kirim isinya ke WhatsApp toko, atau coba lagi saat sambungan kembali.`,
  sendByChat: "Kirim lewat WhatsApp",
  ticketLoading: (code: string) => `Memuat tiket ${code}…`,
  closeMessage: "Tutup pesan",
  bookAgain: "Booking Lagi",
  /** Back to the form, with all that was typed. */
  correct: "Betulkan isi booking",

  details: "Detail Reservasi",
  introduction: (steps: number, hasDeposit: boolean) =>
    `${steps === 5 ? "Lima" : "Empat"} langkah, kurang dari satu menit. Tiketnya langsung jadi, konfirmasinya lewat WhatsApp.${hasDeposit ? " DP lewat QRIS." : ""}`,
  you: "Data Diri",
  /** The labels of the fields of the customer's texts. */
  texts,
  /** What stands beside a label, and below a field. */
  textHints: {
    address: "(barber datang ke sini; boleh menyusul di chat)",
    notes: "(tidak wajib)",
  } as SomeTexts,
  textNotes: {} as SomeTexts,
  shortPhone: "Nomor ini pendek. Sudah benar?",
  charactersLeft: (count: number) => (count < 0 ? `Kelebihan ${-count} huruf` : `Sisa ${count} huruf`),
  tooLong: (count: number) => `Terlalu panjang untuk WhatsApp: kurangi ${count} huruf`,
  book: "Buat Booking",
  assurance:
    "Booking ini baru permintaan; pasti setelah toko mengonfirmasi lewat WhatsApp. Situs ini tidak menyimpan dan tidak mengirim data apa pun.",

  missing: {
    name: "Isi nama Anda.",
    phone: "Isi nomor telepon Anda.",
    services: "Pilih minimal satu layanan.",
    date: "Pilih tanggal.",
    time: "Pilih jam.",
  },

  estimate: "Estimasi total harga",
  /** The ticket while one chooses. */
  stub: "Tiket booking",

  chooseServices: "Pilih Layanan",
  atCustomer: "di tempat Anda",

  barbers: {
    choose: "Pilih Barber",
    anyone: "Yang kosong lebih dulu",
    doesNot: (services: string) => `Tidak mengerjakan ${services}`,
  },

  chooseDate: "Pilih Tanggal",
  calendarFailed: "Kalender belum bisa dimuat. Anda tetap bisa mengisi tanggal di sini.",
  calendarLoading: "Memuat kalender…",
  date: "Tanggal",

  chooseTime: (_zone: string) => "Pilih Jam",

  changing: (code: string, moment: string) => `Mengubah booking ${code}, semula ${moment}. Kodenya tetap sama.`,
  startNew: "Mulai booking baru",

  linkParts: { service: "layanan", barber: "barber", date: "tanggal", time: "jam" },

  notices: {
    linkIgnored: (names: string) =>
      `Sebagian isi tautan tidak bisa dipakai (${names}). Silakan pilih sendiri di bawah.`,
    servicesReplaced: (names: string) => `Layanan diganti menurut tautan. Pilihan sebelumnya: ${names}.`,
    changeCut:
      "Tautan perubahan ini terpotong, jadi formulir ini membuat booking baru. Untuk mengubah jadwal, buka lagi tiketnya.",
    barberRemoved: (barber: string, services: string) => `${barber} tidak mengerjakan ${services}.`,
    wrongClock: (today: string) =>
      `Menurut perangkat Anda, hari ini ${today}. Kalau itu keliru, betulkan dulu tanggalnya, supaya hari dan jam booking tidak salah.`,
    timeRemoved: (time: string, why: string) => `Jam ${time}: ${why}.`,
  },

  /** The words after a choice was removed: the present choice, or a request to choose again. */
  afterRemoval: {
    barberRemoved: "Sekarang terpilih Siapa saja",
    dateRemoved: "Pilih tanggal lain",
    timeRemoved: "Pilih jam lain",
  },

  toasts: {
    made: (code: string) => `Tiket ${code} jadi`,
    sendIt: "Kirim ke toko lewat WhatsApp.",
    missing: "Mohon lengkapi semua data",
    missingParts: "Nama, telepon, minimal 1 layanan, tanggal dan waktu harus diisi",
  },

  /** The reasons why a day or slot cannot be chosen, or needs the shop's confirmation. */
  reasons,
};

export type FormWords = typeof formWords;

declare module "../words/pageWords" {
  interface PageWords {
    form: FormWords;
  }
}
