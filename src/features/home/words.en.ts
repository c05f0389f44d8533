import { englishHome } from "../../domain/catalogue/englishPages";
import { shopWords } from "../../domain/shop/words.en";
import { markUntranslated } from "../shell/ShopText";
import type { BarbersWords, HomeWords, WorkWords } from "./words.id";

const common = {
  shop: shopWords,
  home: englishHome,
  renderShopText: markUntranslated,
};

const workWords: WorkWords = {
  ...common,
  heading: "Our Work",
  subtitle: "Cuts from our chairs. Choose a photo to book the same service.",
  previous: "Previous photo",
  next: "Next photo",
  book: (service) => `Book ${service}`,
};

const barbersWords: BarbersWords = {
  ...common,
  heading: "Our Barbers",
  subtitle: "Meet them before you sit down. Whoever you choose, the cut is just as sharp.",
  does: (services) => `Does ${services}`,
  choose: (barber) => `Choose ${barber}`,
};

/** The home page in English. */
export const homeWords: HomeWords = {
  ...common,
  notice: "Notice",
  stars: (stars) => `${stars} of 5 stars`,
  book: "Book Now",
  chat: "WhatsApp Us",
  follow: "Follow Us on Instagram for News",

  services: "Our Services",
  servicesSubtitle: "The best grooming, by barbers who know their craft. You choose the service, we keep the chair.",
  comesToYou: "The barber comes to your place.",
  fare: (fare) => `Call-out fee: ${fare}.`,
  from: "from",

  priceByHour: "Prices depend on the time of day",
  priceByDay: "Prices depend on the day",
  busyHours: "Busy hours cost a little more, quiet ones less.",
  totalFirst: "You see the total before you book.",
  since: (date) => `from ${date}`,
  until: (date) => `until ${date}`,

  work: globalThis.hasWork === false ? null : workWords,
  barbers: globalThis.hasBarbers === false ? null : barbersWords,
  goodToKnow: globalThis.hasGoodToKnow === false ? "" : "Good to know",
};
