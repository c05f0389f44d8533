import { shopWords } from "../shop/words.id";
import { mismatchForHolder, reasonToPropose } from "./mismatch";
import { momentInIndonesian } from "./moment";
import type { BookingWords } from "./words";

/** A booking in Indonesian. */
export const bookingWords: BookingWords = {
  shop: shopWords,
  status: {
    requested: "Menunggu konfirmasi",
    proposed: "Usulan jam dari toko",
    confirmed: "Dikonfirmasi",
    declined: "Tidak diterima",
    cancelled: "Dibatalkan",
  },
  advice: {
    requested: () => "Booking ini baru permintaan; pasti setelah toko mengonfirmasi lewat WhatsApp.",
    proposed: () => "Jam ini usulan toko; pasti setelah Anda setuju dan toko mengonfirmasi.",
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
    deposit: "Uang muka",
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
  adviceAtCustomer: "Harga akhir dapat berubah setelah konsultasi.",
  deposit: {
    received: (amount) => `DP diterima menurut toko: ${amount}`,
    rest: (amount) => `Sisanya ${amount}, dibayar saat kunjungan`,
    withMessage: (phone) => `berlaku bersama pesan dari nomor WhatsApp toko, ${phone}`,
    owed: (amount) => `DP ${amount}, belum dibayar menurut tiket ini`,
    differs: (amount, today) => `DP di tiket ${amount}; menurut situs hari ini ${today === null ? "tanpa DP" : today}.`,
  },
  shopDecides: "Toko yang memastikan.",
  moment: momentInIndonesian,
  mismatchForHolder,
  reasonToPropose,
  messages: {
    confirmationAtCustomer:
      "Booking {kode} kami terima: {layanan}, {tanggal} pukul {jam}, estimasi {total}. Barber kami datang ke alamat Anda. Sampai jumpa!",
    cancellation:
      "Maaf, booking {kode} untuk {tanggal} pukul {jam} yang sudah kami terima terpaksa kami batalkan. Silakan pilih waktu lain, kami senang bisa membantu.",
    depositOwed: "Mohon bayar DP {dp} lewat QRIS di tiket di bawah, lalu kirim buktinya di chat ini.",
    depositReceived: "DP {dp} sudah kami terima.",
    restAtShop: "Sisanya {sisa} dibayar di toko.",
    restAtCustomer: "Sisanya {sisa} dibayar saat barber datang.",
    depositToSettle: "Soal DP {dp} di tiket ini, mari kita selesaikan di chat ini.",
  },
  nameless: "Kak",
  newPrice: (proposed, asked) => `Estimasi total di jam itu ${proposed}, semula ${asked}.`,
  event: {
    code: (code, status) => `Kode booking ${code}. Status: ${status}.`,
    chat: "Chat dengan toko",
    atCustomer: "Di tempat pelanggan",
  },
};
