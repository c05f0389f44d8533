import type { BookingToast, FormNotice } from "../../domain/booking/bookingState";
import { longDate } from "../../format/longDate";
import type { ToastMessage } from "../../ui/Toast";
import { dayUnavailableText } from "./unavailableText";

const partNames = {
  name: "nama",
  phone: "nomor telepon",
  service: "layanan",
  services: "layanan",
  barber: "barber",
  date: "tanggal",
  time: "jam",
} as const;

const listed = (parts: readonly (keyof typeof partNames)[]) => parts.map((part) => partNames[part]).join(", ");

const places = {
  linkIgnored: "form",
  servicesReplaced: "form",
  partlyRestored: "form",
  changeEnded: "head",
  changeCut: "form",
  barberGone: "barber",
  dateGone: "date",
  timeGone: "time",
} as const;

/** The words of the notices that belong to one place of the form, a line for each; empty where there is nothing to say. */
export const noticesAt = (place: "form" | "barber" | "date" | "time", notices: readonly FormNotice[]): string =>
  notices
    .filter(({ kind }) => places[kind] === place)
    .map(noticeText)
    .join("\n");

/** The words of a notice. */
export function noticeText(notice: FormNotice): string {
  switch (notice.kind) {
    case "linkIgnored":
      return `Sebagian isi tautan tidak bisa dipakai (${listed(notice.parts)}). Silakan pilih sendiri di bawah.`;
    case "servicesReplaced":
      return `Layanan diganti menurut tautan. Pilihan sebelumnya: ${notice.names.join(", ")}.`;
    case "partlyRestored":
      return `Isian Anda sudah dipulihkan. Yang masih kosong: ${listed(notice.missing)}.`;
    case "changeEnded":
      return `Perubahan booking ${notice.code} dihentikan. Jadwal semula tetap berlaku.`;
    case "changeCut":
      return `Tautan perubahan${notice.code ? ` ${notice.code}` : ""} tidak lengkap, jadi formulir ini membuat booking baru. Untuk mengubah jadwal, buka lagi tiketnya.`;
    case "barberGone":
      return `${lostBarber(notice)} Sekarang terpilih Siapa saja; Anda bisa memilih barber lain.`;
    case "dateGone":
      return `Tanggal yang dipilih sudah tidak tersedia. Silakan pilih tanggal lain.\n${lostDate(notice)}`;
    case "timeGone":
      return `Jam ${notice.time} tidak tersedia pada tanggal ini. Silakan pilih jam lain.`;
  }
}

const lostBarber = ({ barber, services }: FormNotice & { kind: "barberGone" }) =>
  `${barber} tidak mengerjakan ${services.join(", ")}.`;

const lostDate = ({ date, why }: FormNotice & { kind: "dateGone" }) => `${longDate(date)}: ${dayUnavailableText(why)}.`;

// The notice at the step speaks.
const gone = { kind: "destructive", isSaidElsewhere: true } as const;

/** The message over the page for what has just happened. A new object each time, so that it stays for its whole time again. */
export function toastMessage(toast: BookingToast): ToastMessage {
  switch (toast.kind) {
    case "made":
      return { kind: "success", title: "Booking berhasil dibuat", description: `Kode booking Anda: ${toast.code}` };
    case "missing":
      return {
        kind: "destructive",
        title: "Mohon lengkapi semua data",
        description: "Nama, telepon, minimal 1 layanan, tanggal dan waktu harus diisi",
      };
    case "barberGone":
      return { ...gone, title: "Pilih barber lain", description: lostBarber(toast) };
    case "dateGone":
      return { ...gone, title: "Pilih tanggal lain", description: lostDate(toast) };
    case "timeGone":
      return { ...gone, title: "Pilih jam lain", description: `Jam ${toast.time} tidak tersedia.` };
  }
}
