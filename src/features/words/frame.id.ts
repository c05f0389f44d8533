import { indonesianDayName, type Weekday } from "../../domain/shop/clock";
import { hoursWords, type Language } from "../../domain/shop/words.id";

/** The words of the frame around every Indonesian page. */
export const frameWords = {
  language: "id" as Language,
  /** The link to the other language, and its name in itself. */
  otherLanguage: { language: "en" as Language, name: "English" },
  skip: "Langsung ke konten",
  menu: "Navigasi utama",
  hours: hoursWords,
  footer: {
    contact: "Kontak",
    hours: (_zone: string) => "Jam Buka",
    directions: "Petunjuk arah",
    privacy:
      "Privasi: situs ini tidak menyimpan dan tidak mengirim data apa pun. Booking Anda baru sampai ke toko saat Anda sendiri mengirimnya lewat WhatsApp.",
  },
  book: "Booking Sekarang",
  chat: "Chat WhatsApp",
  copyByHand: "Browser ini tidak mengizinkan menyalin. Tekan lama teks di bawah, lalu pilih Salin.",
  openStatus: {
    open: "Buka sekarang",
    openUntil: (time: string, _zone: string) => `Buka, tutup ${time}`,
    closedUntil: (day: string, time: string, _zone: string) => `Tutup, buka ${day} ${time}`,
    closed: "Sedang tutup",
    /** The words for today and tomorrow. */
    nearDays: ["hari ini", "besok"],
    inDays: (days: number) => `(${days} hari lagi)`,
    dayName: indonesianDayName as (day: Weekday) => string,
  },
  loadNotice: {
    waiting:
      "Tombol di halaman ini belum berfungsi karena koneksi lambat atau terputus. Yang sudah Anda ketuk tidak hilang.",
    crashed: "Tombol di halaman ini sedang tidak berfungsi; harga dan tautannya tetap.",
    outdated: "Situs ini baru saja diperbarui. Muat ulang untuk melanjutkan.",
    reload: "Muat ulang halaman",
  },
  /** The state of a page that a tapped link opens: loading or unreachable. */
  pageLoading: {
    loading: "Membuka halaman…",
    failed: "Halaman itu belum bisa dibuka.",
  },
  retry: "Coba lagi",
  /** Shown in place of a section that has failed; the shop's phone number follows it. */
  sectionFailed: "Bagian ini sedang bermasalah. Bagian lain tetap berfungsi, dan kami siap membantu lewat WhatsApp:",
};

export type FrameWords = typeof frameWords;
