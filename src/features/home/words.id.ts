import type { ReactNode } from "react";
import { shopWords } from "../../domain/shop/words.id";

const common = {
  shop: shopWords,
  home: "/",
  /** A text that the shop wrote. */
  renderShopText: (text: string): ReactNode => text,
};

const workWords = {
  ...common,
  heading: "Hasil Kerja Kami",
  subtitle: "Hasil potongan kami. Pilih fotonya untuk booking layanan yang sama.",
  previous: "Foto sebelumnya",
  next: "Foto berikutnya",
  book: (service: string) => `Booking ${service}`,
};

const barbersWords = {
  ...common,
  heading: "Barber Kami",
  subtitle: "Kenali mereka sebelum duduk di kursinya. Siapa pun yang Anda pilih, hasilnya sama rapi.",
  does: (services: string) => `Mengerjakan ${services}`,
  choose: (barber: string) => `Pilih ${barber}`,
};

/** The home page in Indonesian. What the shop does not have has no words either. */
export const homeWords = {
  ...common,
  notice: "Pengumuman",
  stars: (stars: number) => `${stars} dari 5 bintang`,
  book: "Booking Sekarang",
  chat: "WhatsApp Sekarang",
  follow: "Follow Instagram untuk Info Terbaru",

  services: "Layanan Kami",
  servicesSubtitle:
    "Nikmati perawatan terbaik dari barber ahli yang berpengalaman. Pilih layanannya, kami siapkan kursinya.",
  comesToYou: "Barber datang ke tempat Anda.",
  fare: (fare: string) => `Ongkos: ${fare}.`,
  from: "mulai dari",

  priceByHour: "Harga mengikuti jam",
  priceByDay: "Harga mengikuti hari",
  busyHours: "Jam ramai sedikit lebih mahal, jam sepi lebih hemat.",
  totalFirst: "Totalnya terlihat sebelum Anda booking.",
  since: (date: string) => `mulai ${date}`,
  until: (date: string) => `sampai ${date}`,

  work: globalThis.hasWork === false ? null : workWords,
  barbers: globalThis.hasBarbers === false ? null : barbersWords,
  goodToKnow: globalThis.hasGoodToKnow === false ? "" : "Yang perlu diketahui",
};

export type HomeWords = typeof homeWords;

export type WorkWords = typeof workWords;

export type BarbersWords = typeof barbersWords;
