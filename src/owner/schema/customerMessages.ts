import { depositPlaceholders, placeholders, proposalPlaceholders } from "../../domain/booking/messageToCustomer";
import { optional, record, withoutEnglish, wording } from "./fields";

/** A wording that a shop need not have: without it the site makes one of its other words. */
const own = (label: Parameters<typeof wording>[0], example: string, known: readonly string[]) =>
  optional(wording(label, example, known));

/** A wording in English beside the Indonesian one. */
const english = (label: string, example: string, known: readonly string[], needed: readonly string[] = []) =>
  optional(wording(`${label}, dalam bahasa Inggris`, example, known, needed), withoutEnglish);

/** content/customer-messages.json: what the shop answers to a ticket. Every message ends with the ticket's address. */
export const customerMessages = record(
  {
    greeting: wording("Salam di awal setiap pesan", "Halo {nama}, terima kasih sudah booking di {toko}.", placeholders),
    greetingEnglish: english(
      "Salam di awal setiap pesan",
      "Hello {nama}, thank you for booking at {toko}.",
      placeholders,
    ),
    confirmation: wording(
      "Saat booking diterima",
      "Booking {kode} kami terima: {layanan}, {tanggal} pukul {jam}.",
      placeholders,
    ),
    confirmationEnglish: english(
      "Saat booking diterima",
      "Booking {kode} is confirmed: {layanan}, {tanggal} at {jam}.",
      placeholders,
    ),
    proposal: wording(
      {
        label: "Saat mengusulkan jam lain",
        hint: "{usulan} adalah hari dan jam yang diusulkan, {alasan} sebabnya, misalnya “… sudah lewat” atau “… kami tutup”",
      },
      "Maaf, {alasan}. Bagaimana kalau {usulan}?",
      proposalPlaceholders,
      ["usulan"],
    ),
    proposalEnglish: english(
      "Saat mengusulkan jam lain",
      "Sorry, {alasan}. How about {usulan}?",
      proposalPlaceholders,
      ["usulan"],
    ),
    refusal: wording("Saat booking tidak bisa diterima", "Maaf, booking {kode} belum bisa kami terima.", placeholders),
    refusalEnglish: english("Saat booking tidak bisa diterima", "Sorry, we cannot take booking {kode}.", placeholders),
    reminder: wording(
      "Pengingat sehari sebelumnya",
      "Sekadar mengingatkan booking {kode}: {tanggal} pukul {jam}.",
      placeholders,
    ),
    reminderEnglish: english(
      "Pengingat sehari sebelumnya",
      "A reminder of booking {kode}: {tanggal} at {jam}.",
      placeholders,
    ),
    confirmationDepositOwed: own(
      {
        label: "Saat booking diterima, DP belum dibayar",
        hint: "menggantikan pesan penerimaan; {dp} adalah besarnya DP, {sisa} yang dibayar nanti",
      },
      "Booking {kode} kami terima: {tanggal} pukul {jam}. Mohon bayar DP {dp} lewat QRIS di tiket di bawah.",
      depositPlaceholders,
    ),
    confirmationDepositOwedEnglish: english(
      "Saat booking diterima, DP belum dibayar",
      "Booking {kode} is confirmed: {tanggal} at {jam}. Please pay the deposit of {dp} with the QRIS code on the ticket below.",
      depositPlaceholders,
    ),
    confirmationDepositReceived: own(
      { label: "Saat booking diterima, DP sudah diterima", hint: "menggantikan pesan penerimaan" },
      "Booking {kode} kami terima: {tanggal} pukul {jam}. DP {dp} sudah kami terima, sisanya {sisa} dibayar di toko.",
      depositPlaceholders,
    ),
    confirmationDepositReceivedEnglish: english(
      "Saat booking diterima, DP sudah diterima",
      "Booking {kode} is confirmed: {tanggal} at {jam}. We have received your deposit of {dp}; {sisa} is due at the shop.",
      depositPlaceholders,
    ),
    confirmationAtCustomer: own(
      { label: "Saat booking di tempat pelanggan diterima", hint: "untuk layanan yang dikerjakan di tempat pelanggan" },
      "Booking {kode} kami terima: {tanggal} pukul {jam}. Barber kami datang 10 menit sebelum jadwal.",
      placeholders,
    ),
    confirmationAtCustomerEnglish: english(
      "Saat booking di tempat pelanggan diterima",
      "Booking {kode} is confirmed: {tanggal} at {jam}. Our barber comes 10 minutes early.",
      placeholders,
    ),
    confirmationAtCustomerDepositOwed: own(
      { label: "Saat booking di tempat pelanggan diterima, DP belum dibayar", hint: "menggantikan pesan sebelumnya" },
      "Booking {kode} kami terima: {tanggal} pukul {jam}. Mohon bayar DP {dp} sebelum barber kami datang.",
      depositPlaceholders,
    ),
    confirmationAtCustomerDepositOwedEnglish: english(
      "Saat booking di tempat pelanggan diterima, DP belum dibayar",
      "Booking {kode} is confirmed: {tanggal} at {jam}. Please pay the deposit of {dp} before our barber comes.",
      depositPlaceholders,
    ),
    confirmationAtCustomerDepositReceived: own(
      { label: "Saat booking di tempat pelanggan diterima, DP sudah diterima", hint: "menggantikan pesan sebelumnya" },
      "Booking {kode} kami terima: {tanggal} pukul {jam}. DP {dp} sudah kami terima, sisanya {sisa} saat barber datang.",
      depositPlaceholders,
    ),
    confirmationAtCustomerDepositReceivedEnglish: english(
      "Saat booking di tempat pelanggan diterima, DP sudah diterima",
      "Booking {kode} is confirmed: {tanggal} at {jam}. We have received {dp}; {sisa} is due when our barber comes.",
      depositPlaceholders,
    ),
    cancellation: own(
      {
        label: "Saat booking yang sudah diterima dibatalkan toko",
        hint: "kalau kosong, situs memakai kata-katanya sendiri",
      },
      "Maaf, booking {kode} terpaksa kami batalkan.",
      placeholders,
    ),
    cancellationEnglish: english(
      "Saat booking yang sudah diterima dibatalkan toko",
      "Sorry, we have to cancel booking {kode}.",
      placeholders,
    ),
    depositReceived: own(
      {
        label: "Kalimat saat DP diterima",
        hint: "ditambahkan ke pesan penerimaan yang tidak punya pesan DP sendiri; sisanya disebut otomatis",
      },
      "DP {dp} sudah kami terima.",
      depositPlaceholders,
    ),
    depositReceivedEnglish: english(
      "Kalimat saat DP diterima",
      "We have received your deposit of {dp}.",
      depositPlaceholders,
    ),
  },
  "Pesan untuk pelanggan",
);
