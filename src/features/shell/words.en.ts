import { englishHours } from "../../domain/shop/hours.en";
import { englishDayName } from "../../domain/shop/weekday";
import type { ShellWords } from "./words";

/** What every page in English has around its content. */
export const shellWords: ShellWords = {
  language: "en",
  skip: "Skip to content",
  menu: "Main navigation",
  hours: englishHours,
  footer: {
    contact: "Contact",
    hours: "Opening Hours",
    links: "Quick Links",
    home: "Home (Bahasa Indonesia)",
    ownPages: [],
    english: "",
    directions: "Directions",
    privacy:
      "Privacy: this site stores nothing and sends nothing. A booking or an order reaches the shop only when you send it yourself on WhatsApp.",
  },
  chat: "Chat on WhatsApp",
  openStatus: {
    openUntil: (time) => `Open now, closes at ${time}`,
    closedUntil: (day, time) => `Closed, opens ${day} at ${time}`,
    closed: "Closed",
    nearDays: ["today", "tomorrow"],
    inDays: (days) => `(in ${days} days)`,
    dayName: englishDayName,
  },
  trouble: {
    waiting: "Buttons do not work yet: your connection is slow or lost. No tap will be lost.",
    crashed: "Buttons do not work at the moment. Prices and links do.",
    renewed: "This site has been updated. Reload to continue.",
    reload: "Reload the page",
  },
  sectionFailed: "Something went wrong in this part. The rest still works, and we are glad to help on WhatsApp:",
};
