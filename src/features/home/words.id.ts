import { shopWords } from "../../domain/shop/words.id";

type Shop = {
  name: string;
  address: { district: string; city: string };
  ownWords: { trade: string | null } | null;
};

export const homeWords = {
  shop: shopWords,
  /** The page's title and description for search engines. `services` are the names of the first services. */
  metadata: ({ name, address, ownWords }: Shop, services: readonly string[]) => ({
    title: `${name} | ${ownWords?.trade ? `${ownWords.trade}, ${address.city}` : `Barbershop ${address.city}, potong rambut pria`}`,
    description: `${ownWords?.trade ?? "Barbershop pria"} di ${address.district}, ${address.city}: ${services.join(", ")}. Harga jelas, booking online, konfirmasi lewat WhatsApp.`,
  }),
  /** Shown below the shop's name on the first screen, unless the shop has words of its own. */
  trade: (hasEnglish: boolean): string => (hasEnglish ? "BARBERSHOP" : "PANGKAS RAMBUT PRIA"),
  notice: "Pengumuman",
  book: "Booking Sekarang",
  chat: "WhatsApp Sekarang",
  follow: "Follow Instagram untuk Info Terbaru",

  facts: {
    /** Beside the times that a visitor can ask for at once. */
    nextTimes: (day: string) => `Jam terdekat ${day}`,
    ask: (time: string, day: string) => `${time}, permintaan booking ${day}`,
  },

  services: "Layanan Kami",
  servicesSubtitle:
    "Nikmati perawatan terbaik dari barber ahli yang berpengalaman. Pilih layanannya, kami siapkan waktunya.",
  comesToYou: "Barber datang ke tempat Anda.",
  fare: (fare: string) => `Ongkos: ${fare}.`,
  from: "mulai dari",

  priceByHour: "Harga mengikuti jam",
  priceByDay: "Harga mengikuti hari",
  busyHours: "Jam ramai sedikit lebih mahal, jam sepi lebih hemat.",
  totalFirst: "Totalnya terlihat sebelum Anda booking.",
  since: (date: string) => `mulai ${date}`,
  until: (date: string) => `sampai ${date}`,

  gallery: {
    heading: "Hasil Kerja Kami",
    subtitle: "Hasil potongan kami. Pilih fotonya untuk booking layanan yang sama.",
    previous: "Foto sebelumnya",
    next: "Foto berikutnya",
    book: (service: string) => `Booking ${service}`,
  },
  barbers: {
    heading: "Barber Kami",
    subtitle: "Kenali mereka dulu. Siapa pun yang Anda pilih, hasilnya sama rapinya.",
    does: (services: string) => `Mengerjakan ${services}`,
    choose: (barber: string) => `Pilih ${barber}`,
  },
  goodToKnow: "Yang perlu diketahui",
};

export type HomeWords = typeof homeWords;

declare module "../words/pageWords" {
  interface PageWords {
    home: HomeWords;
  }
}
