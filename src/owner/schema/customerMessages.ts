import { depositPlaceholders, placeholders, proposalPlaceholders } from "../../domain/booking/messageToCustomer";
import { inBothLanguages, optionalInBothLanguages, record, wording } from "./fields";

type Naming = Parameters<typeof wording>[0];
type Examples = Parameters<typeof inBothLanguages>[2];

const message = <N extends string>(
  name: N,
  naming: Naming,
  examples: Examples,
  known: readonly string[] = placeholders,
  needed?: string[],
) => inBothLanguages(name, naming, examples, (named, example) => wording(named, example, known, needed));

/** An optional message. Without it the site uses another message or a default. */
const own = <N extends string>(name: N, naming: Naming, examples: Examples, known: readonly string[] = placeholders) =>
  optionalInBothLanguages(name, naming, examples, (named, example) => wording(named, example, known));

/** content/customer-messages.json: what the shop answers to a ticket. Every message ends with the ticket's address. */
export const customerMessages = record("Pesan untuk pelanggan", {
  ...message("greeting", "Salam di awal setiap pesan", [
    "Halo {nama}, terima kasih sudah booking di {toko}.",
    "Hello {nama}, thank you for booking at {toko}.",
  ]),
  ...message("confirmation", "Saat booking diterima", [
    "Booking {kode} kami terima: {layanan}, {tanggal} pukul {jam}.",
    "Booking {kode} is confirmed: {layanan}, {tanggal} at {jam}.",
  ]),
  ...message(
    "proposal",
    {
      label: "Saat mengusulkan jam lain",
      hint: "{usulan} adalah hari dan jam yang diusulkan, {alasan} sebabnya, misalnya “… sudah lewat” atau “… kami tutup”",
    },
    ["Maaf, {alasan}. Bagaimana kalau {usulan}?", "Sorry, {alasan}. How about {usulan}?"],
    proposalPlaceholders,
    ["usulan"],
  ),
  ...message("refusal", "Saat booking tidak bisa diterima", [
    "Maaf, booking {kode} belum bisa kami terima.",
    "Sorry, we cannot take booking {kode}.",
  ]),
  ...message("reminder", "Pengingat sehari sebelumnya", [
    "Sekadar mengingatkan booking {kode}: {tanggal} pukul {jam}.",
    "A reminder of booking {kode}: {tanggal} at {jam}.",
  ]),
  ...own(
    "confirmationDepositOwed",
    {
      label: "Saat booking diterima, DP belum dibayar",
      hint: "menggantikan pesan penerimaan; {dp} adalah besarnya DP, {sisa} yang dibayar nanti",
    },
    [
      "Booking {kode} kami terima: {tanggal} pukul {jam}. Mohon bayar DP {dp} lewat QRIS di tiket di bawah.",
      "Booking {kode} is confirmed: {tanggal} at {jam}. Please pay the deposit of {dp} with the QRIS code on the ticket below.",
    ],
    depositPlaceholders,
  ),
  ...own(
    "confirmationDepositReceived",
    { label: "Saat booking diterima, DP sudah diterima", hint: "menggantikan pesan penerimaan" },
    [
      "Booking {kode} kami terima: {tanggal} pukul {jam}. DP {dp} sudah kami terima, sisanya {sisa} dibayar di toko.",
      "Booking {kode} is confirmed: {tanggal} at {jam}. We have received your deposit of {dp}; {sisa} is due at the shop.",
    ],
    depositPlaceholders,
  ),
  ...own(
    "confirmationAtCustomer",
    { label: "Saat booking di tempat pelanggan diterima", hint: "untuk layanan yang dikerjakan di tempat pelanggan" },
    [
      "Booking {kode} kami terima: {tanggal} pukul {jam}. Barber kami datang 10 menit sebelum jadwal.",
      "Booking {kode} is confirmed: {tanggal} at {jam}. Our barber comes 10 minutes early.",
    ],
  ),
  ...own(
    "confirmationAtCustomerDepositOwed",
    { label: "Saat booking di tempat pelanggan diterima, DP belum dibayar", hint: "menggantikan pesan sebelumnya" },
    [
      "Booking {kode} kami terima: {tanggal} pukul {jam}. Mohon bayar DP {dp} sebelum barber kami datang.",
      "Booking {kode} is confirmed: {tanggal} at {jam}. Please pay the deposit of {dp} before our barber comes.",
    ],
    depositPlaceholders,
  ),
  ...own(
    "confirmationAtCustomerDepositReceived",
    { label: "Saat booking di tempat pelanggan diterima, DP sudah diterima", hint: "menggantikan pesan sebelumnya" },
    [
      "Booking {kode} kami terima: {tanggal} pukul {jam}. DP {dp} sudah kami terima, sisanya {sisa} saat barber datang.",
      "Booking {kode} is confirmed: {tanggal} at {jam}. We have received {dp}; {sisa} is due when our barber comes.",
    ],
    depositPlaceholders,
  ),
  ...own(
    "cancellation",
    {
      label: "Saat booking yang sudah diterima dibatalkan toko",
      hint: "kalau kosong, situs memakai kata-katanya sendiri",
    },
    ["Maaf, booking {kode} terpaksa kami batalkan.", "Sorry, we have to cancel booking {kode}."],
  ),
  ...own(
    "depositReceived",
    {
      label: "Kalimat saat DP diterima",
      hint: "ditambahkan ke pesan penerimaan yang tidak punya pesan DP sendiri; sisanya disebut otomatis",
    },
    ["DP {dp} sudah kami terima.", "We have received your deposit of {dp}."],
    depositPlaceholders,
  ),
});
