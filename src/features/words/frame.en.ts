import { englishDayName } from "../../domain/shop/clock";
import { hoursWords } from "../../domain/shop/words.en";
import type { FrameWords } from "./frame.id";

/** The words of the frame around every English page. */
export const frameWords: FrameWords = {
  language: "en",
  otherLanguage: { language: "id", name: "Bahasa Indonesia" },
  skip: "Skip to content",
  menu: "Main navigation",
  hours: hoursWords,
  footer: {
    contact: "Contact",
    // Names the time zone, because visitors from abroad may take the hours for hours of their own zone.
    hours: (zone) => `Opening Hours (${zone})`,
    directions: "Directions",
    privacy:
      "Privacy: this site stores nothing and sends nothing. A booking or an order reaches the shop only when you send it yourself on WhatsApp.",
  },
  book: "Book now",
  chat: "Chat on WhatsApp",
  copyByHand: "This browser does not allow copying. Press and hold the text below, then choose Copy.",
  openStatus: {
    open: "Open now",
    openUntil: (time, zone) => `Open until ${time} ${zone}`,
    closedUntil: (day, time, zone) => `Closed, opens ${day} ${time} ${zone}`,
    closed: "Closed",
    nearDays: ["today", "tomorrow"],
    inDays: (days) => `(in ${days} days)`,
    dayName: englishDayName,
  },
  loadNotice: {
    waiting: "Buttons do not work yet: your connection is slow or lost. No tap will be lost.",
    crashed: "Buttons do not work at the moment. Prices and links do.",
    outdated: "This site has been updated. Reload to continue.",
    reload: "Reload the page",
  },
  pageLoading: { loading: "Opening the page…", failed: "That page can't be opened right now." },
  retry: "Try again",
  sectionFailed: "Something went wrong in this part. The rest still works, and we are glad to help on WhatsApp:",
};
