import type { ReactNode } from "react";
import { momentInIndonesian } from "../../domain/booking/moment";
import { shopWords } from "../../domain/shop/words.id";

const hours = (minutes: number): string => {
  const whole = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return [whole > 0 ? `${whole} jam` : "", rest > 0 ? `${rest} menit` : ""].filter(Boolean).join(" ");
};

const barbersWords = {
  choose: "Pilih Barber",
  anyone: "Siapa saja yang kosong lebih dulu",
  doesNot: (services: string) => `Tidak mengerjakan ${services}`,
};

/** The booking form in Indonesian. */
export const bookingWords = {
  shop: shopWords,
  /** A text that the shop wrote, or one that holds such texts. */
  renderShopText: (text: string): ReactNode => text,
  /** The page of the booking. */
  home: "/",
  moment: momentInIndonesian,
  /** In the short message to the shop, which is written where nothing else could be loaded. */
  forShop: { code: (code: string) => code, moment: momentInIndonesian },
  heading: "Booking Appointment",
  subtitle: "Pilih layanan, hari, dan jamnya. Tiketnya langsung jadi, konfirmasinya lewat WhatsApp.",
  needsScript: (phone: string) =>
    // What stands in a noscript element is written into the HTML alone.
    typeof window === "object"
      ? ""
      : `Formulir booking memerlukan JavaScript. Anda tetap bisa booking: kirim nama, layanan, hari, dan jam lewat WhatsApp ke ${phone}.`,
  bookByChat: typeof window === "object" ? "" : "Booking lewat WhatsApp",
  retry: "Coba lagi",
  backToForm: "Kembali ke formulir",
  ticketViewFailed: "Tampilan tiket belum bisa dimuat. Booking Anda aman: rinciannya ada di sini.",
  ticketFailed: (code: string) =>
    `Tiket belum bisa dimuat. Booking ${code} aman selama halaman ini terbuka. Coba lagi saat sambungan kembali, atau kirim isinya ke WhatsApp toko.`,
  sendByChat: "Kirim lewat WhatsApp",
  ticketLoading: (code: string) => `Memuat tiket ${code}…`,
  closeMessage: "Tutup pesan",
  continueChange: "Lanjutkan perubahan",
  continueNew: "Lanjutkan booking baru",
  bookAgain: "Booking Lagi",

  details: "Detail Reservasi",
  introduction: (steps: number, hasDeposit: boolean) =>
    `${steps === 5 ? "Lima" : "Empat"} langkah, kurang dari satu menit. ${globalThis.asksForDeposit && hasDeposit ? "DP lewat QRIS, sisanya di toko." : "Pembayaran di toko."}`,
  you: "Data Diri",
  name: "Nama",
  nameMissing: "Isi nama Anda.",
  phone: "Nomor Telepon",
  phoneHint: "",
  phoneMissing: "Isi nomor telepon Anda.",
  address: "Alamat",
  addressHint: "(barber datang ke sini; boleh menyusul di chat)",
  notes: "Catatan",
  optional: "(tidak wajib)",
  book: "Buat Booking",
  assurance:
    "Booking ini baru permintaan; pasti setelah toko mengonfirmasi lewat WhatsApp. Situs ini tidak menyimpan dan tidak mengirim data apa pun.",

  estimate: "Estimasi total harga",
  summary: {
    /** Stands behind the time, for who may be at home in another zone. */
    zone: "",
    deposit: (amount: string) =>
      globalThis.asksForDeposit ? `DP ${amount} lewat QRIS setelah toko mengonfirmasi` : "",
    priceOpen: "Harga akhir disepakati di chat",
    duration: (minutes: string) => `Estimasi durasi ${minutes}`,
  },

  chooseServices: "Pilih Layanan",
  atCustomer: "di tempat Anda",
  servicesMissing: "Pilih minimal satu layanan.",

  barbers: globalThis.hasBarbers === false ? null : barbersWords,

  chooseDate: "Pilih Tanggal",
  calendarFailed: "Kalender belum bisa dimuat. Anda tetap bisa mengisi tanggal di sini.",
  retryCalendar: "Coba muat kalender lagi",
  calendarLoading: "Memuat kalender…",
  date: "Tanggal",
  dateMissing: "Pilih tanggal.",

  chooseTime: "Pilih Jam",
  noTime: "Tidak ada jam yang cukup untuk layanan ini. Silakan pilih tanggal lain.",
  timeMissing: "Pilih jam.",
  outsideHours: "Di luar jam buka",
  runsInto: (from: string, reason: string) => `Selesainya melewati pukul ${from} (${reason})`,
  awaitConfirmation: "tunggu konfirmasi WhatsApp",

  changing: (code: string, moment: string) => `Mengubah booking ${code}, semula ${moment}. Kodenya tetap sama.`,
  startNew: "Mulai booking baru",
  ticketKept: (code: string) => `Tiket ${code} tersimpan di halaman ini.`,
  notSent: "Belum dikirim ke toko.",
  seeTicket: "Lihat tiket",

  unavailable: {
    past: "Sudah lewat",
    tooSoon: (minutes: number) => `Waktunya terlalu mepet; booking paling lambat ${hours(minutes)} sebelumnya`,
    closed: (reason: string) => `Tutup: ${reason}`,
    closedEvery: (day: string) => `Tutup setiap ${day}`,
    tooFar: (days: number) => `Booking dibuka paling jauh ${days} hari ke depan`,
    allPast: "Semua jam hari ini sudah lewat",
    noSlot: "Tidak ada jam booking pada hari ini",
  },
};

export type BookingWords = typeof bookingWords;

export type BarbersWords = typeof barbersWords;
