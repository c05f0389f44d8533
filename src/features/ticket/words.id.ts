import type { BookingStatus } from "../../domain/booking/booking";
import { bookingWords } from "../../domain/booking/words.id";

const chat = "Chat toko via WhatsApp";

const chatButton: Record<BookingStatus, string> = {
  requested: "Konfirmasi via WhatsApp",
  proposed: "Setuju via WhatsApp",
  confirmed: chat,
  declined: chat,
  cancelled: chat,
};

/** The Indonesian words of the ticket, its page and its actions. */
export const ticketWords = {
  booking: bookingWords,
  /** The path of the page with the booking form. */
  home: "/",

  code: "Kode booking",
  pictureAlt: (code: string) => `Tiket ${code}`,
  qrLabel: "Kode QR: membuka tiket ini",
  qrCaption: "Pindai untuk membuka tiket ini",

  /** Above the steps of a ticket whose chat was opened. */
  chatOpened: "Chat dibuka. Sudah Anda kirim? Toko menjawab di sana.",
  steps: {
    label: "Langkah booking",
    send: { open: "Kirim lewat WhatsApp", done: "Chat dibuka" },
    agree: { open: "Setujui jam usulan", done: "Chat dibuka" },
    confirm: { open: "Tunggu konfirmasi toko", done: "Dikonfirmasi toko" },
    pay: { open: "Bayar DP", done: "DP diterima" },
  },
  chatButton,
  /** Below the button to the chat, for customers who cannot read the Indonesian message; empty in Indonesian. */
  aboutMessage: "",
  shopNumber: "WhatsApp toko:",
  copyMessage: "Salin pesan",
  messageCopied: "Pesan tersalin. Tempelkan di chat WhatsApp.",
  copyLink: "Salin tautan tiket",
  linkCopied: "Tautan tersalin. Nama dan nomor Anda ada di dalamnya.",
  groups: { keep: "Simpan", calendar: "Kalender", change: "Ubah" },
  print: "Simpan/Print Tiket",
  share: "Bagikan tiket",
  asPicture: "Tiket sebagai gambar",
  hasNotPrinted: "Kalau tidak ada yang tercetak, browser ini tidak bisa mencetak. Simpan gambar tiket ini.",
  insideApp: (app: string) => `Anda membuka situs ini di dalam ${app}.`,
  leaveApp: "Untuk mencetak atau menyimpan berkas, salin tautan tiket, lalu buka di browser Anda.",
  mayNotSave: "Kalau di sini tiket tidak tercetak atau tersimpan, salin tautannya, lalu buka di browser lain.",
  calendarFile: "Kalender (.ics)",
  fileName: (code: string) => `tiket-${code}.png`,
  pictureFailed: "Gambar tidak bisa dibuat di browser ini. Ambil screenshot tiket ini.",
  savePicture: "Simpan gambar",
  pressPicture: "Tekan lama gambar ini untuk menyimpannya, atau ambil screenshot.",

  deposit: {
    heading: "Bayar DP lewat QRIS toko",
    /** The button that leads to the section. */
    pay: (amount: string) => `Bayar DP ${amount}`,
    /** While folded, the section shows one line: the amount (`folded`) and `whenToPay`. */
    folded: (amount: string) => `DP ${amount} lewat QRIS`,
    whenToPay: "setelah dikonfirmasi",
    copyAmount: "Salin nominal",
    amountCopied: "Nominal tersalin.",
    codeLabel: "Kode QRIS toko",
    saveOrScan:
      "Simpan QR, lalu buka aplikasi bank atau dompet digital dan pilih unggah QR dari galeri. Dari ponsel lain, cukup pindai.",
    scan: "Pindai kode ini di aplikasi bank atau dompet digital.",
    /** The steps after saving or scanning the code. */
    steps: (merchant: string, amount: string): readonly string[] => [
      `Pastikan penerimanya ${merchant}, lalu ketik ${amount}.`,
      "Kirim bukti lewat chat; toko yang memastikan apakah DP sudah masuk.",
    ],
    terms: "Ketentuan toko:",
    otherWay: "Tidak bisa bayar pakai QRIS? Tanyakan lewat chat.",
    saveCode: "Simpan QR",
    sendProof: "Kirim bukti",
    picture: (merchant: string) => `Gambar kode QRIS ${merchant}`,
  },

  heading: "Tiket booking",
  /** Shown until the address is read, so also in the page's HTML. */
  purpose: "Halaman ini membuka tiket booking dari tautannya, yang ada di pesan WhatsApp Anda.",
  needsScript: (phone: string) =>
    `Tiket ini dibaca dari alamatnya oleh browser Anda, dan itu memerlukan JavaScript. Anda tetap bisa bertanya lewat WhatsApp ke ${phone}: sebutkan kode bookingnya.`,
  noTicket:
    "Alamat ini tidak membawa tiket. Buka tautan tiket dari pesan WhatsApp Anda sampai ke huruf terakhirnya, atau buat booking baru.",
  book: "Booking Sekarang",
  bookAgain: "Booking Lagi",
  /** Tells the shop that the customer reads English; empty in Indonesian. */
  languageNote: "",
  ask: "Tanya lewat WhatsApp",
  /** Below a ticket that was opened by its link. */
  anyoneCanWrite: "Tautan bisa dibuat orang lain. Yang sah hanya pesan dari nomor WhatsApp toko.",
  day: {
    past: "Sudah lewat",
    today: "Hari ini",
    tomorrow: "Besok",
    ahead: (days: number) => `${days} hari lagi`,
    at: (time: string) => ` pukul ${time}`,
  },
  isCut: "Tautan ini terpotong. Buka dari pesan aslinya, atau minta dikirim ulang.",
  change: "Ubah jadwal",
  cancel: "Batalkan via WhatsApp",
};

export type TicketWords = typeof ticketWords;

declare module "../words/pageWords" {
  interface PageWords {
    ticket: TicketWords;
  }
}
