import { englishHome } from "../../domain/catalogue/englishPages";
import { indonesianHours } from "../../domain/shop/hours.id";
import { dayName } from "../../domain/shop/weekday";
import type { ShellWords } from "./words";

/** What every page in Indonesian has around its content. */
export const shellWords: ShellWords = {
  language: "id",
  skip: "Langsung ke konten",
  menu: "Navigasi utama",
  hours: indonesianHours,
  footer: {
    contact: "Kontak",
    hours: "Jam Buka",
    links: "Halaman Lain",
    home: "Beranda",
    ownPages: [{ route: englishHome, name: "Home" }],
    english: " (English)",
    directions: "Petunjuk arah",
    privacy:
      "Privasi: situs ini tidak menyimpan dan tidak mengirim data apa pun. Booking Anda baru sampai ke toko saat Anda sendiri mengirimnya lewat WhatsApp.",
  },
  chat: "Chat WhatsApp",
  openStatus: {
    openUntil: (time) => `Buka sekarang, tutup pukul ${time}`,
    closedUntil: (day, time) => `Tutup, buka ${day} pukul ${time}`,
    closed: "Sedang tutup",
    nearDays: ["hari ini", "besok"],
    inDays: (days) => `(${days} hari lagi)`,
    dayName,
  },
  trouble: {
    waiting:
      "Tombol di halaman ini belum berfungsi karena koneksi lambat atau terputus. Yang sudah Anda ketuk tidak hilang.",
    crashed: "Tombol di halaman ini sedang tidak berfungsi; harga dan tautannya tetap.",
    renewed: "Situs ini baru saja diperbarui. Muat ulang untuk melanjutkan.",
    reload: "Muat ulang halaman",
  },
  sectionFailed: "Bagian ini sedang bermasalah. Bagian lain tetap berfungsi, dan kami siap membantu lewat WhatsApp:",
};
