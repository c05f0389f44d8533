import { depositVariables, messageVariables, proposalVariables } from "../../domain/messages/messageToCustomer";
import { inBothLanguages, messageTemplate, nullishInBothLanguages, record } from "./fields";

const message = messageTemplate(messageVariables);
const proposal = messageTemplate(proposalVariables, ["usulan"]);
const ofDeposit = messageTemplate(depositVariables);

/** content/customer-messages.json: texts of the shop's messages to customers, to which the site adds the ticket's link. */
export const customerMessages = record("Pesan untuk pelanggan", {
  ...inBothLanguages(
    "greeting",
    "Salam di awal setiap pesan",
    ["Halo {nama}, terima kasih sudah booking di {toko}.", "Hello {nama}, thank you for booking at {toko}."],
    message,
  ),
  ...inBothLanguages(
    "confirmation",
    "Saat booking diterima",
    [
      "Booking {kode} kami terima: {layanan}, {tanggal} pukul {jam}.",
      "Booking {kode} is confirmed: {layanan}, {tanggal} at {jam}.",
    ],
    message,
  ),
  ...inBothLanguages(
    "proposal",
    {
      label: "Saat mengusulkan jam lain",
      hint: "{usulan} adalah hari dan jam yang diusulkan, {alasan} sebabnya, misalnya “… sudah lewat” atau “… kami tutup”",
    },
    ["Maaf, {alasan}. Bagaimana kalau {usulan}?", "Sorry, {alasan}. How about {usulan}?"],
    proposal,
  ),
  ...inBothLanguages(
    "refusal",
    "Saat booking tidak bisa diterima",
    ["Maaf, booking {kode} belum bisa kami terima.", "Sorry, we cannot take booking {kode}."],
    message,
  ),
  ...inBothLanguages(
    "reminder",
    "Pengingat sehari sebelumnya",
    [
      "Sekadar mengingatkan booking {kode}: {tanggal} pukul {jam}.",
      "A reminder of booking {kode}: {tanggal} at {jam}.",
    ],
    message,
  ),
  ...nullishInBothLanguages(
    "confirmationAtCustomer",
    { label: "Saat booking di tempat pelanggan diterima", hint: "untuk layanan yang dikerjakan di tempat pelanggan" },
    [
      "Booking {kode} kami terima: {tanggal} pukul {jam}. Barber kami datang 10 menit sebelum jadwal.",
      "Booking {kode} is confirmed: {tanggal} at {jam}. Our barber comes 10 minutes early.",
    ],
    message,
  ),
  ...nullishInBothLanguages(
    "cancellation",
    {
      label: "Saat booking yang sudah diterima dibatalkan toko",
      hint: "kalau kosong, situs memakai kata-katanya sendiri",
    },
    ["Maaf, booking {kode} terpaksa kami batalkan.", "Sorry, we have to cancel booking {kode}."],
    message,
  ),
  ...nullishInBothLanguages(
    "depositOwed",
    {
      label: "Kalimat selama DP belum dibayar",
      hint: "ditambahkan ke pesan penerimaan; {dp} adalah besarnya DP, {sisa} yang dibayar nanti",
    },
    [
      "Mohon bayar DP {dp} lewat QRIS di tiket di bawah.",
      "Please pay the deposit of {dp} by QRIS on the ticket below.",
    ],
    ofDeposit,
  ),
  ...nullishInBothLanguages(
    "depositReceived",
    { label: "Kalimat saat DP diterima", hint: "ditambahkan ke pesan penerimaan; sisanya disebut otomatis" },
    ["DP {dp} sudah kami terima.", "We have received your deposit of {dp}."],
    ofDeposit,
  ),
});
