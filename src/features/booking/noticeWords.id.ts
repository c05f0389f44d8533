import type { RequiredField } from "../../domain/booking/draft";
import { bookingWords } from "./words.id";

/** What can stand in a booking link, or be missing in the form. */
type Part = RequiredField | "service" | "barber";

const parts: Readonly<Record<Part, string>> = {
  name: "nama",
  phone: "nomor telepon",
  service: "layanan",
  services: "layanan",
  barber: "barber",
  date: "tanggal",
  time: "jam",
};

/** What the form and the toasts say of what has just happened, in Indonesian. */
export const noticeWords = {
  shop: bookingWords.shop,
  unavailable: bookingWords.unavailable,
  notices: {
    listed: (names: readonly Part[]) => names.map((name) => parts[name]).join(", "),
    linkIgnored: (names: string) =>
      `Sebagian isi tautan tidak bisa dipakai (${names}). Silakan pilih sendiri di bawah.`,
    servicesReplaced: (names: string) => `Layanan diganti menurut tautan. Pilihan sebelumnya: ${names}.`,
    partlyRestored: (names: string) => `Isian Anda sudah dipulihkan. Yang masih kosong: ${names}.`,
    changeEnded: (code: string) => `Perubahan booking ${code} dihentikan. Jadwal semula tetap berlaku.`,
    changeCut: (code: string) =>
      `Tautan perubahan${code && ` ${code}`} tidak lengkap, jadi formulir ini membuat booking baru. Untuk mengubah jadwal, buka lagi tiketnya.`,
    barberLost: (barber: string, services: string) =>
      globalThis.hasBarbers === false ? "" : `${barber} tidak mengerjakan ${services}.`,
    barberGone: globalThis.hasBarbers === false ? "" : "Sekarang terpilih Siapa saja; Anda bisa memilih barber lain.",
    dateGone: "Tanggal yang dipilih sudah tidak tersedia. Silakan pilih tanggal lain.",
    timeGone: (time: string) => `Jam ${time} tidak tersedia pada tanggal ini. Silakan pilih jam lain.`,
  },

  toasts: {
    made: "Booking berhasil dibuat",
    yourCode: (code: string) => `Kode booking Anda: ${code}`,
    missing: "Mohon lengkapi semua data",
    missingParts: "Nama, telepon, minimal 1 layanan, tanggal dan waktu harus diisi",
    barberGone: "Pilih barber lain",
    dateGone: "Pilih tanggal lain",
    timeGone: "Pilih jam lain",
    timeLost: (time: string) => `Jam ${time} tidak tersedia.`,
  },
};

export type NoticeWords = typeof noticeWords;
