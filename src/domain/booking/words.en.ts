import { rupiah } from "../../format/money";
import { spanText } from "../../format/spanText";
import { englishDayName, weekdayOf } from "../shop/clock";
import type { TicketReasonWords } from "../shop/reason";
import { shopWords, staffReasons } from "../shop/words.en";
import type { BookingWords } from "./words.id";

const { priceText } = shopWords;

const reasons: TicketReasonWords = {
  past: () => "That time has passed",
  closure: ({ closure }) => `The shop is closed on that day: ${closure.reason}`,
  dayOff: ({ weekday }) => `The shop is closed every ${englishDayName(weekday)}`,
  closedHours: ({ hours: { from, to, reason } }) => `No more bookings from ${from} to ${to} that day: ${reason}`,
  ...staffReasons,
  barberServices: ({ barber, services }) => `${barber} does not do ${services.join(", ")}`,
  runsInto: ({ hours: { from, reason } }) => `It would run past ${from}, when we take no bookings: ${reason}`,
  outsideHours: () => "It is outside our opening hours, or would end after closing",
  betweenSlots: () => "There is no booking at that time of day",
  unknownServices: ({ ids }) => `No longer offered: ${ids.join(", ")}`,
  unknownBarber: ({ id }) => `“${id}” is no longer at the shop`,
  price: ({ ticket, today }) =>
    `Total on the ticket ${priceText(ticket.total, ticket.isLeast)}; at today's prices ${priceText(today.total, today.isLeast)}`,
  deposit: ({ ticket, today }) =>
    `Deposit on the ticket ${ticket === null ? "none" : rupiah(ticket)}; according to the site today ${today === null ? "none" : rupiah(today)}`,
};

export const bookingWords: BookingWords = {
  shop: shopWords,
  status: {
    requested: "Awaiting confirmation",
    proposed: "Time proposed by the shop",
    confirmed: "Confirmed",
    declined: "Not accepted",
    cancelled: "Cancelled",
  },
  advice: {
    requested: () => "This is a request. Your visit is booked once the shop has confirmed on WhatsApp.",
    proposed: () => "The shop proposes this time. Your visit is booked once you accept it and the shop confirms.",
    confirmed: (phone) => `Confirmed: valid together with the message from the shop's WhatsApp number, ${phone}.`,
    declined: () => "The shop could not accept this booking. Please choose another time.",
    cancelled: () => "This booking is cancelled. You are welcome to book again at any time.",
  },
  terms: {
    name: "Name",
    phone: "Phone",
    address: "Address",
    haircut: "Haircut no.",
    date: "Date",
    time: "Time",
    services: "Services",
    barber: "Barber",
    duration: "Estimated duration",
    adjustment: "Time adjustment included",
    fare: "Call-out fee",
    total: "Estimated total",
    agreed: "Final price",
    deposit: "Deposit",
    notes: "Notes",
    place: "Where",
    hours: "Opening hours",
  },
  asOf: (date) => `According to this site on ${date}`,
  goneService: (id) => `${id} (no longer offered)`,
  goneBarber: (id) => `${id} (no longer at the shop)`,
  goneHaircut: (number) => `${number} (no longer on the poster)`,
  addressInChat: "in the chat",
  outsideHours: "outside opening hours",
  endsAt: (time) => `ends ${time}`,
  endsAfter: (time) => `ends after ${time}`,
  onYourClock: ({ date, time }) => `yours: ${englishDayName(weekdayOf(date)).slice(0, 3)} ${time}`,
  formerly: (moment, total) => `instead of ${moment}${total ? `, ${total}` : ""}`,
  usualPrice: "(usual price)",
  agreedInChat: "agreed in the chat",
  deposit: {
    received: (amount) => `${amount}, received according to the shop`,
    balance: (amount) => `the remaining ${amount} is due at your visit`,
    owed: (amount) => `${amount}, not yet paid according to this ticket`,
  },
  reasons,
  closedToOthers: ({ from, to, reason }) => `${spanText(from, to)} on that day is closed to other bookings: ${reason}.`,
  shopDecides: "The shop will tell you which applies.",
  cannot: (moment, isConfirmed) => `we ${isConfirmed ? "can no longer" : "cannot"} take you on ${moment}`,
  messages: {
    confirmationAtCustomer:
      "Your booking {kode} is confirmed: {layanan}, {tanggal} at {jam}, estimated {total}. Our barber will come to your address. See you then!",
    cancellation:
      "We are sorry: we have to cancel booking {kode} on {tanggal} at {jam}, which we had confirmed. Please choose another time; we will be glad to help.",
    depositOwed:
      "Please pay the deposit of {dp} with the QRIS code on the ticket below, and send the receipt in this chat.",
    depositReceived: "We have received your deposit of {dp}.",
    depositBalance: "Please pay the remaining {sisa} at your visit.",
    depositToSettle: "We'll sort out your deposit of {dp} with you here in the chat.",
    moved:
      "We have moved booking {kode} from {tanggal} at {jam} to {usulan}. If that does not suit you, please reply to this message.",
    kept: "Sorry, we cannot make that change. Booking {kode} stays as it was: {usulan}. If it does not suit you, reply to this message.",
  },
  nameless: "there",
  newPrice: (proposed, asked) => `The estimated total at that time is ${proposed} instead of ${asked}.`,
  event: {
    code: (code, status) => `Booking code ${code}. Status: ${status}.`,
    chat: "Chat with the shop",
    atCustomer: "At your place",
  },
};
