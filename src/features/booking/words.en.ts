import { englishDayName } from "../../domain/shop/clock";
import { shopWords, staffReasons } from "../../domain/shop/words.en";
import type { FormWords } from "./words.id";

const leadTime = (minutes: number) => {
  if (minutes % 60 > 0) return shopWords.minutes(minutes);
  return minutes === 60 ? "1 hour" : `${minutes / 60} hours`;
};

export const formWords: FormWords = {
  shop: shopWords,
  heading: () => "Book an Appointment",
  ticketHeading: () => "Booking Confirmation Ticket",
  needsScript: (phone) =>
    `The booking form needs JavaScript. You can book without it: send your name, service, day and time on WhatsApp to ${phone}.`,
  ticketFailed: (code) =>
    `The full ticket could not be loaded. Booking ${code} is not lost: send it to the shop on WhatsApp, or try again once you are online.`,
  sendByChat: "Send on WhatsApp",
  ticketLoading: (code) => `Loading ticket ${code}…`,
  closeMessage: "Close message",
  bookAgain: "Book Again",
  correct: "Correct this booking",

  details: "Your Visit",
  introduction: (steps, hasDeposit) =>
    `${steps === 5 ? "Five" : "Four"} steps, less than a minute. Your ticket is ready right away, and the shop confirms on WhatsApp.${hasDeposit ? " A deposit by QRIS." : ""}`,
  you: "About You",
  texts: { name: "Name", phone: "Phone Number", address: "Address", notes: "Notes" },
  textHints: {
    address: "(where the barber comes to; you can also send it later in the chat)",
    notes: "(optional)",
  },
  textNotes: { phone: "With the country code, as in +44 7700 900123." },
  shortPhone: "This number is short. Is it right?",
  charactersLeft: (count) => (count < 0 ? `${-count} characters too many` : `${count} characters left`),
  tooLong: (count) => `Too long for WhatsApp: please take out ${count} ${count === 1 ? "character" : "characters"}`,
  book: "Book",
  assurance:
    "This is a request; it is booked once the shop confirms on WhatsApp. This site stores nothing and sends nothing.",

  missing: {
    name: "Enter your name.",
    phone: "Enter your phone number.",
    services: "Choose at least one service.",
    date: "Choose a date.",
    time: "Choose a time.",
  },

  estimate: "Estimated total",
  stub: "Booking ticket",

  chooseServices: "Choose Services",
  atCustomer: "at your place",

  barbers: {
    choose: "Choose a Barber",
    anyone: "Whoever is free first",
    doesNot: (services) => `Does not offer ${services}`,
  },

  chooseDate: "Choose a Date",
  calendarFailed: "The calendar could not be loaded. You can enter the date here.",
  calendarLoading: "Loading the calendar…",
  date: "Date",

  chooseTime: (zone) => `Choose a Time (${zone})`,

  changing: (code, was) => `Changing booking ${code}, so far on ${was}. The code stays the same.`,
  startNew: "Start a new booking",

  linkParts: { service: "service", barber: "barber", date: "date", time: "time" },

  notices: {
    linkIgnored: (names) => `Part of the link could not be used (${names}). Please choose below.`,
    servicesReplaced: (names) => `The link has changed your services. Chosen before: ${names}.`,
    changeCut:
      "This link to change a booking was cut off, so this form makes a new one. To change the time, open the ticket again.",
    barberRemoved: (barber, services) => `${barber} does not offer ${services}.`,
    wrongClock: (today) =>
      `Your device says that today is ${today}. If that is wrong, correct its date first, so that you do not book a wrong day.`,
    timeRemoved: (time, why) => `${time}: ${why}.`,
  },

  afterRemoval: {
    barberRemoved: '"Anyone" is now selected',
    dateRemoved: "Choose another date",
    timeRemoved: "Choose another time",
  },

  toasts: {
    made: (code) => `Ticket ${code} is ready`,
    sendIt: "Send it to the shop on WhatsApp.",
    missing: "Please complete the form",
    missingParts: "Name, phone, at least one service, date and time are needed",
  },

  reasons: {
    past: () => "This time has passed",
    tooSoon: ({ minutes }) => `Too soon: please book at least ${leadTime(minutes)} ahead`,
    tooFar: ({ days }) => `You can book up to ${days} ${days === 1 ? "day" : "days"} ahead`,
    closure: ({ closure }) => `Closed: ${closure.reason}`,
    dayOff: ({ weekday }) => `Closed every ${englishDayName(weekday)}`,
    closedHours: ({ hours }) => hours.reason,
    ...staffReasons,
    runsInto: ({ hours: { from, reason } }) => `Runs past ${from} (${reason})`,
    outsideHours: () => shopWords.outsideHours,
    dayOver: () => "No times left today",
    noSlots: () => "No booking times on this day",
    tooLong: () => "No free time is long enough for these services",
    betweenSlots: () => "Not available on this date",
  },
};
