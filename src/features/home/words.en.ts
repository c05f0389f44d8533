import { shopWords } from "../../domain/shop/words.en";
import type { HomeWords } from "./words.id";

export const homeWords: HomeWords = {
  shop: shopWords,
  metadata: ({ name, address, ownWords }, services) => ({
    title: `${name} | ${ownWords?.trade ? `${ownWords.trade}, ${address.city}` : `Barbershop in ${address.city}, men's haircuts`}`,
    description: `${ownWords?.trade ?? "A men's barbershop"} in ${address.district}, ${address.city}: ${services.join(", ")}. Clear prices, online booking, confirmation on WhatsApp.`,
  }),
  trade: () => "BARBERSHOP",
  notice: "Notice",
  book: "Book Now",
  chat: "WhatsApp Us",
  follow: "Follow Us on Instagram for News",

  facts: {
    nextTimes: (day) => `Next times ${day}`,
    ask: (time, day) => `${time}, booking request for ${day}`,
  },

  services: "Our Services",
  servicesSubtitle:
    "The best grooming, by barbers who know their craft. You choose the service, we have the chair ready.",
  comesToYou: "The barber comes to you.",
  fare: (fare) => `Call-out fee: ${fare}.`,
  from: "from",

  priceByHour: "Prices depend on the time of day",
  priceByDay: "Prices depend on the day",
  busyHours: "Busy hours cost a little more, quiet ones less.",
  totalFirst: "You see the total before you book.",
  since: (date) => `from ${date}`,
  until: (date) => `until ${date}`,

  gallery: {
    heading: "Our Work",
    subtitle: "Cuts from our chairs. Choose a photo to book the same service.",
    previous: "Previous photo",
    next: "Next photo",
    book: (service) => `Book ${service}`,
  },
  barbers: {
    heading: "Our Barbers",
    subtitle: "Meet them before you sit down. Whoever you choose, the cut is just as sharp.",
    does: (services) => `Offers ${services}`,
    choose: (barber) => `Choose ${barber}`,
  },
  goodToKnow: "Good to know",
};
