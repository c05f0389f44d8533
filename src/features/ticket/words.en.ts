import { bookingWords } from "../../domain/booking/words.en";
import { englishHomePath } from "../../domain/routes";
import type { TicketWords } from "./words.id";

const chat = "Chat with the Shop on WhatsApp";

/** The English words of the ticket, its page and its actions. */
export const ticketWords: TicketWords = {
  booking: bookingWords,
  home: englishHomePath,

  code: "Booking code",
  pictureAlt: (code) => `Ticket ${code}`,
  qrLabel: "QR code: opens this ticket",
  qrCaption: "Scan to open this ticket",

  chatOpened: "Chat opened. Have you sent it? The shop answers there.",
  steps: {
    label: "Steps of the booking",
    send: { open: "Send on WhatsApp", done: "Chat opened" },
    agree: { open: "Accept the proposed time", done: "Chat opened" },
    confirm: { open: "Wait for the shop to confirm", done: "Confirmed by the shop" },
    pay: { open: "Pay the deposit", done: "Deposit received" },
  },
  chatButton: {
    requested: "Send request on WhatsApp",
    proposed: "Accept this time",
    confirmed: chat,
    declined: chat,
    cancelled: chat,
  },
  aboutMessage:
    "The message is in Indonesian for the shop and says that you write English; they will answer in English.",
  shopNumber: "The shop's WhatsApp:",
  copyMessage: "Copy message",
  messageCopied: "Message copied. Paste it into the WhatsApp chat.",
  copyLink: "Copy ticket link",
  linkCopied: "Link copied. Your name and number are in it.",
  groups: { keep: "Keep", calendar: "Calendar", change: "Change" },
  print: "Save/Print Ticket",
  share: "Share ticket",
  asPicture: "Ticket as picture",
  hasNotPrinted: "If nothing is printed, this browser cannot print. Save the picture of this ticket.",
  insideApp: (app) => `You have opened this site inside ${app}.`,
  leaveApp: "To print or save files, copy the ticket link and open it in your browser.",
  mayNotSave: "If the ticket is not printed or saved here, copy its link and open it in another browser.",
  calendarFile: "Calendar (.ics)",
  fileName: (code) => `ticket-${code}.png`,
  pictureFailed: "This browser cannot make the picture. Take a screenshot of this ticket.",
  savePicture: "Save picture",
  pressPicture: "Press and hold this picture to save it, or take a screenshot.",

  deposit: {
    pay: (amount) => `Pay the deposit of ${amount}`,
    heading: "Pay the deposit with the shop's QRIS code",
    folded: (amount) => `Deposit ${amount} by QRIS`,
    whenToPay: "once confirmed",
    copyAmount: "Copy amount",
    amountCopied: "Amount copied.",
    codeLabel: "The shop's QRIS code",
    saveOrScan: "Save the code, then upload it in your bank's or wallet's app. From another phone, just scan it.",
    scan: "Scan this code in your bank's or wallet's app.",
    steps: (merchant, amount) => [
      `Check that the recipient is ${merchant}, then enter ${amount}.`,
      "Send the receipt in the chat; the shop checks that the payment has arrived.",
    ],
    terms: "The shop's terms:",
    otherWay: "Can't pay by QRIS? Ask the shop in the chat.",
    saveCode: "Save code",
    sendProof: "Send receipt",
    picture: (merchant) => `Picture of the QRIS code of ${merchant}`,
  },

  heading: "Booking ticket",
  purpose: "This page opens a booking ticket from its link, which stands in your WhatsApp message.",
  needsScript: (phone) =>
    `Your browser reads this ticket from its address, which needs JavaScript. You can also ask on WhatsApp at ${phone}: give your booking code.`,
  noTicket:
    "This link contains no ticket. Open the complete ticket link from your WhatsApp message, or make a new booking.",
  book: "Book Now",
  bookAgain: "Book Again",
  languageNote: "Pelanggan berbahasa Inggris. ",
  ask: "Ask on WhatsApp",
  anyoneCanWrite: "Anyone can make such a link. Only messages from the shop's WhatsApp number count.",
  day: {
    past: "Already past",
    today: "Today",
    tomorrow: "Tomorrow",
    ahead: (days) => `In ${days} days`,
    at: (time) => ` at ${time}`,
  },
  isCut: "This link was cut off. Open it from its original message, or ask for it to be sent again.",
  change: "Change the time",
  cancel: "Cancel on WhatsApp",
};
