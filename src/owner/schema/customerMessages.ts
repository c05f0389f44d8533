import { placeholders, proposalPlaceholders } from "../../domain/ticket/messageToCustomer";
import { optional, record, withoutEnglish, wording } from "./fields";

/** A wording in English beside the Indonesian one. */
const english = (label: string, example: string, known: readonly string[], needed: readonly string[] = []) =>
  optional(wording(`${label}, dalam bahasa Inggris`, example, known, needed), withoutEnglish);

/** content/customer-messages.json: what the shop answers to a ticket. Every message ends with the ticket's address; docs/rules.md, section 12. */
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
    depositReceived: optional(
      wording(
        {
          label: "Saat DP diterima",
          hint: "disisipkan ke pesan penerimaan; {dp} adalah besarnya, sisanya disebut otomatis",
        },
        "DP {dp} sudah kami terima.",
        [...placeholders, "dp"],
      ),
    ),
    depositReceivedEnglish: english("Saat DP diterima", "We have received your deposit of {dp}.", [
      ...placeholders,
      "dp",
    ]),
  },
  "Pesan untuk pelanggan",
);
