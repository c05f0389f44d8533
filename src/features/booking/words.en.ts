import { momentInEnglish } from "../../domain/booking/moment";
import { englishHome } from "../../domain/catalogue/englishPages";
import { shopWords } from "../../domain/shop/words.en";
import { markUntranslated } from "../shell/ShopText";
import type { BarbersWords, BookingWords } from "./words.id";

const hours = (minutes: number): string => {
  const whole = Math.floor(minutes / 60);
  const rest = minutes % 60;
  const hour = whole === 1 ? "1 hour" : `${whole} hours`;
  return [whole > 0 ? hour : "", rest > 0 ? `${rest} ${rest === 1 ? "minute" : "minutes"}` : ""]
    .filter(Boolean)
    .join(" ");
};

const barbersWords: BarbersWords = {
  choose: "Choose a Barber",
  anyone: "Whoever is free first",
  doesNot: (services) => `Does not do ${services}`,
};

/** The booking form in English. */
export const bookingWords: BookingWords = {
  shop: shopWords,
  renderShopText: markUntranslated,
  home: englishHome,
  moment: momentInEnglish,
  // The shop reads Indonesian: digits instead of a date in English, or of words that this page has not loaded.
  forShop: {
    code: (code) => `${code}, pelanggan berbahasa Inggris`,
    moment: ({ date, time }) => `${date} ${time}`,
  },
  heading: "Book an Appointment",
  subtitle: "Choose services, day and time. Your ticket is ready at once; the shop confirms on WhatsApp.",
  needsScript: (phone) =>
    typeof window === "object"
      ? ""
      : `The booking form needs JavaScript. You can book without it: send your name, service, day and time on WhatsApp to ${phone}.`,
  bookByChat: typeof window === "object" ? "" : "Book on WhatsApp",
  retry: "Try again",
  backToForm: "Back to the form",
  ticketViewFailed: "The full ticket could not be loaded. Your booking is safe: its details are here.",
  ticketFailed: (code) =>
    `The ticket could not be loaded. Booking ${code} is safe as long as this page is open. Try again once you are online, or send it to the shop on WhatsApp.`,
  sendByChat: "Send on WhatsApp",
  ticketLoading: (code) => `Loading ticket ${code}…`,
  closeMessage: "Close message",
  continueChange: "Continue with the change",
  continueNew: "Continue with the new booking",
  bookAgain: "Book Again",

  details: "Your Visit",
  introduction: (steps, hasDeposit) =>
    `${steps === 5 ? "Five" : "Four"} steps, less than a minute. ${globalThis.asksForDeposit && hasDeposit ? "A deposit by QRIS, the rest at the shop." : "You pay at the shop."}`,
  you: "About You",
  name: "Name",
  nameMissing: "Enter your name.",
  phone: "Phone Number",
  phoneHint: "(with country code: +44…)",
  phoneMissing: "Enter your phone number.",
  address: "Address",
  addressHint: "(the barber comes here; you may send it later in the chat)",
  notes: "Notes",
  optional: "(optional)",
  book: "Book",
  assurance:
    "This is a request; your chair is booked once the shop confirms on WhatsApp. This site stores nothing and sends nothing.",

  estimate: "Estimated total",
  summary: {
    zone: "",
    deposit: (amount) => (globalThis.asksForDeposit ? `Deposit ${amount} by QRIS once the shop has confirmed` : ""),
    priceOpen: "Final price agreed in the chat",
    duration: (minutes) => `Estimated duration ${minutes}`,
  },

  chooseServices: "Choose Services",
  atCustomer: "at your place",
  servicesMissing: "Choose at least one service.",

  barbers: globalThis.hasBarbers === false ? null : barbersWords,

  chooseDate: "Choose a Date",
  calendarFailed: "The calendar could not be loaded. You can enter the date here.",
  retryCalendar: "Load the calendar again",
  calendarLoading: "Loading the calendar…",
  date: "Date",
  dateMissing: "Choose a date.",

  chooseTime: "Choose a Time",
  noTime: "No time is long enough for these services. Please choose another date.",
  timeMissing: "Choose a time.",
  outsideHours: "Outside opening hours",
  runsInto: (from, reason) => `Ends after ${from} (${reason})`,
  awaitConfirmation: "please wait for the shop's confirmation",

  changing: (code, was) => `Changing booking ${code}, which was on ${was}. Its code stays the same.`,
  startNew: "Start a new booking",
  ticketKept: (code) => `Ticket ${code} is kept on this page.`,
  notSent: "Not sent to the shop yet.",
  seeTicket: "See ticket",

  unavailable: {
    past: "Already past",
    tooSoon: (minutes) => `Too soon; book at least ${hours(minutes)} ahead`,
    closed: (reason) => `Closed: ${reason}`,
    closedEvery: (day) => `Closed every ${day}`,
    tooFar: (days) => `You can book up to ${days} ${days === 1 ? "day" : "days"} ahead`,
    allPast: "No more times today",
    noSlot: "No booking times on this day",
  },
};
