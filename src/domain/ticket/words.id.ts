import { shopWords } from "../shop/words.id";
import { asksToComeInIndonesian } from "./comingWords";
import { mismatchForHolder, reasonToPropose } from "./mismatch";
import { momentWords } from "./momentWords";
import type { TicketWords } from "./words";

const depositWords: NonNullable<TicketWords["deposit"]> = {
  term: "Uang muka",
  received: (amount) => `DP diterima menurut toko: ${amount}`,
  rest: (amount) => `Sisanya ${amount}, dibayar saat kunjungan`,
  restToPay: (amount, isAway) => `Sisanya ${amount} dibayar ${isAway ? "saat barber datang" : "di toko"}.`,
  withMessage: (phone) => `berlaku bersama pesan dari nomor WhatsApp toko, ${phone}`,
  open: (amount) => `DP ${amount}, belum dibayar menurut tiket ini`,
  claimed: (amount) => `DP ${amount}: sudah diterima menurut tautan ini; toko yang memastikan`,
  differs: (amount, today) => `DP di tiket ${amount}; menurut situs hari ini ${today === null ? "tanpa DP" : today}.`,
  toSettle: (amount) => `Soal DP ${amount} di tiket ini, mari kita selesaikan di chat ini.`,
};

/** A ticket in Indonesian. */
export const ticketWords: TicketWords = {
  shop: shopWords,
  status: {
    requested: "Menunggu konfirmasi",
    proposed: "Usulan jam dari toko",
    confirmed: "Dikonfirmasi",
    declined: "Tidak diterima",
    cancelled: "Dibatalkan",
  },
  advice: {
    requested: () => "Booking ini baru permintaan. Kursi Anda baru pasti setelah toko mengonfirmasi lewat WhatsApp.",
    proposed: () => "Jam ini usulan toko. Kursi Anda baru pasti setelah Anda setuju dan toko mengonfirmasi.",
    confirmed: (phone) => `Dikonfirmasi: berlaku bersama pesan dari nomor WhatsApp toko, ${phone}.`,
    declined: () => "Booking ini tidak diterima toko. Silakan pilih waktu lain.",
    cancelled: () => "Booking ini dibatalkan. Silakan booking lagi kapan saja.",
  },
  terms: {
    name: "Nama",
    phone: "Telepon",
    address: "Alamat",
    date: "Tanggal",
    time: "Jam",
    services: "Layanan",
    barber: "Barber",
    duration: "Estimasi durasi",
    adjustment: "Termasuk penyesuaian waktu",
    fare: "Ongkos datang",
    total: "Estimasi total",
    agreed: "Harga akhir",
    notes: "Catatan",
    place: "Lokasi",
    hours: "Jam buka",
  },
  asOf: (date) => `Menurut situs per ${date}`,
  totalLater: "menyusul dari toko",
  goneService: (id) => `${id} (tidak ada lagi di daftar layanan)`,
  goneBarber: (id) => `${id} (tidak ada lagi di daftar barber)`,
  addressInChat: "lewat chat",
  outsideHours: "di luar jam buka",
  endsAfter: (time) => `selesainya melewati pukul ${time}`,
  awaitConfirmation: "tunggu konfirmasi WhatsApp",
  usualPrice: "(harga normal)",
  agreedInChat: "disepakati di chat",
  deposit: depositWords,
  shopDecides: "Toko yang memastikan.",
  moment: momentWords,
  mismatchForHolder,
  reasonToPropose,
  asksToCome: asksToComeInIndonesian,
  calledOff:
    "Maaf, booking {kode} untuk {tanggal} pukul {jam} yang sudah kami terima terpaksa kami batalkan. Silakan pilih waktu lain, kami senang bisa membantu.",
  nameless: "Kak",
  newPrice: (proposed, asked) => `Estimasi total di jam itu ${proposed}, semula ${asked}.`,
  event: {
    code: (code, status) => `Kode booking ${code}. Status: ${status}.`,
    chat: "Chat dengan toko",
    atCustomer: "Di tempat pelanggan",
  },
};
