import { placeholders, proposalPlaceholders } from "../../domain/ticket/messageToCustomer";
import { record, wording } from "./fields";

/** content/customer-messages.json: what the shop answers to a ticket. Every message ends with the ticket's address; docs/rules.md, section 12. */
export const customerMessages = record(
  {
    greeting: wording("Salam di awal setiap pesan", "Halo {nama}, terima kasih sudah booking di {toko}.", placeholders),
    confirmation: wording(
      "Saat booking diterima",
      "Booking {kode} kami terima: {layanan}, {tanggal} pukul {jam}.",
      placeholders,
    ),
    proposal: wording(
      {
        label: "Saat mengusulkan jam lain",
        hint: "{usulan} adalah hari dan jam yang diusulkan, {alasan} sebabnya, misalnya “… sudah lewat” atau “… kami tutup”",
        description: "Saat mengusulkan jam lain; {usulan} adalah hari dan jam yang diusulkan, {alasan} sebabnya",
      },
      "Maaf, {alasan}. Bagaimana kalau {usulan}?",
      proposalPlaceholders,
      ["usulan"],
    ),
    refusal: wording("Saat booking tidak bisa diterima", "Maaf, booking {kode} belum bisa kami terima.", placeholders),
    reminder: wording(
      "Pengingat sehari sebelumnya",
      "Sekadar mengingatkan booking {kode}: {tanggal} pukul {jam}.",
      placeholders,
    ),
  },
  "Pesan untuk pelanggan",
);
