import type { NoticeWords } from "./noticeWords.id";
import { bookingWords } from "./words.en";

const parts = {
  name: "name",
  phone: "phone number",
  service: "service",
  services: "services",
  barber: "barber",
  date: "date",
  time: "time",
};

/** What the form and the toasts say of what has just happened, in English. */
export const noticeWords: NoticeWords = {
  shop: bookingWords.shop,
  unavailable: bookingWords.unavailable,
  notices: {
    listed: (names) => names.map((name) => parts[name]).join(", "),
    linkIgnored: (names) => `Part of the link could not be used (${names}). Please choose below.`,
    servicesReplaced: (names) => `The link has replaced the services. Chosen before: ${names}.`,
    partlyRestored: (names) => `What you had filled in is back. Still missing: ${names}.`,
    changeEnded: (code) => `You stopped changing booking ${code}. Its time stays as it was.`,
    changeCut: (code) =>
      `The link to change a booking${code && ` (${code})`} is incomplete, so this form makes a new one. To change the time, open the ticket again.`,
    barberLost: (barber, services) => `${barber} does not do ${services}.`,
    barberGone: '"Anyone" is now selected; you can choose another barber.',
    dateGone: "The date you chose is no longer available. Please choose another.",
    timeGone: (time) => `${time} is not available on this date. Please choose another time.`,
  },

  toasts: {
    made: "Booking request created",
    yourCode: (code) => `Your booking code: ${code}`,
    missing: "Please complete the form",
    missingParts: "Name, phone, at least one service, date and time are needed",
    barberGone: "Choose another barber",
    dateGone: "Choose another date",
    timeGone: "Choose another time",
    timeLost: (time) => `${time} is not available.`,
  },
};
