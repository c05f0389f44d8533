import { rupiah } from "../../format/money";
import { bidiIsolated, plainLine, withoutLinks } from "../../format/plainText";
import { type Booking, type BookingStatus, balanceAfterDeposit, isAccepted, isActive } from "../booking/booking";
import { compareBooking } from "../booking/comparison";
import { type BookingContent, describeBooking, type TicketShop } from "../booking/description";
import { bookingWords as english } from "../booking/words.en";
import { type BookingWords, bookingWords as indonesian } from "../booking/words.id";
import { ticketLink } from "../codecs/ticketLink";
import { textForChat } from "../contact/chatLink";
import { timeZoneShortName } from "../shop/clock";
import type { OfferingIn } from "../shop/englishContent";
import { type Reason, reasonRow, reasonText } from "../shop/reason";

/**
 * The variables that the shop may write in its messages, in curly brackets: in all messages, in messages about a deposit,
 * and in proposals. `dp` is the deposit, `sisa` the rest to pay, `usulan` the proposed time, `alasan` the reason for the
 * proposal.
 */
export const messageVariables = ["nama", "kode", "tanggal", "jam", "layanan", "total", "toko"] as const;
export const depositVariables = [...messageVariables, "dp", "sisa"] as const;
export const proposalVariables = [...messageVariables, "alasan", "usulan"] as const;

type TextName =
  | "greeting"
  | "confirmation"
  | "confirmationAtCustomer"
  | "depositOwed"
  | "depositReceived"
  | "proposal"
  | "refusal"
  | "cancellation"
  | "reminder";

/**
 * The shop's messages to its customers in both languages, from content/customer-messages.json. `words.id.ts` and
 * `words.en.ts` have defaults for the optional ones.
 */
export type ShopMessages = Record<TextName | `${TextName}English`, MaybeText>;

/** A text that the shop may have left out. */
type MaybeText = string | null | undefined;

/** Returns the shop's own text for a message in one language. */
type ShopText = (name: TextName) => MaybeText;

/**
 * The kinds of messages to a customer. "answer": the shop answers a request. "reminder": the shop reminds of a visit.
 * "moved": the shop has moved an accepted booking; the message names both times and a changed price. "kept": the booking
 * stays unchanged although the customer asked for something else.
 */
type CustomerMessageKind = "answer" | "reminder" | "moved" | "kept";

/**
 * Writes a message to a customer. It ends with the ticket link of `booking`. `previous` is the booking that the message
 * refers to: the version before, or the request that the shop answers; by default `booking` itself.
 */
export type WriteToCustomer = (kind: CustomerMessageKind, booking: Booking, previous?: Booking) => string;

/**
 * Returns the function that writes the shop's messages at `now`. A customer who reads English still gets a wholly Indonesian
 * message if the shop has no English text for it or for the greeting.
 */
export function customerMessageWriter(
  messages: ShopMessages,
  { shop, offeringIn }: { shop: TicketShop; offeringIn: OfferingIn },
  now: Date,
): WriteToCustomer {
  return (kind, booking, previous = booking) => {
    const { isAtCustomer } = compareBooking(previous, offeringIn.id, null);
    const message = { kind, booking, previous, isAtCustomer, now };
    /** Returns greeting and text; empty without a greeting, or if neither the shop nor the defaults have the text. */
    const textIn = (words: BookingWords, suffix: "" | "English") => {
      const shopText: ShopText = (name) => messages[`${name}${suffix}`];
      const greeting = shopText("greeting");
      const text = textOf(message, shopText, words.messages);
      return greeting && text ? `${greeting} ${text}` : "";
    };
    const englishText = previous.language === "en" && textIn(english, "English");
    return englishText
      ? composeMessage(englishText, message, { shop, offering: offeringIn.en }, english)
      : composeMessage(textIn(indonesian, ""), message, { shop, offering: offeringIn.id }, indonesian);
  };
}

/** The parts of a message to be written; `isAtCustomer` says whether the visit takes place at the customer's. */
type Message = {
  kind: CustomerMessageKind;
  booking: Booking;
  previous: Booking;
  isAtCustomer: boolean;
  now: Date;
};

/**
 * Returns the text of a message, without greeting. An answer also has the sentences about a deposit. The shop's own texts
 * come before the defaults.
 */
function textOf(
  { kind, booking, previous, isAtCustomer }: Message,
  shopText: ShopText,
  defaults: BookingWords["messages"],
) {
  if (kind === "reminder") return shopText("reminder");
  if (kind !== "answer") return defaults[kind];
  const { status, deposit } = booking;
  const atShop = shopText("confirmation");
  const answers: Record<BookingStatus, MaybeText> = {
    // A request gets no message.
    requested: null,
    proposed: shopText("proposal"),
    confirmed: isAtCustomer
      ? (shopText("confirmationAtCustomer") ?? (atShop && defaults.confirmationAtCustomer))
      : atShop,
    declined: shopText("refusal"),
    cancelled: shopText("cancellation") ?? defaults.cancellation,
  };
  const text = answers[status];
  if (!isActive(booking)) return joined(text, previous.deposit?.isReceived ? defaults.depositToSettle : null);
  if (!isAccepted(booking) || deposit === null) return text;
  if (!deposit.isReceived) return joined(text, shopText("depositOwed") ?? defaults.depositOwed);
  const balance = balanceAfterDeposit(booking) === null ? null : defaults.depositBalance;
  return joined(text, shopText("depositReceived") ?? defaults.depositReceived, balance);
}

/** Joins texts by spaces; empty if the first is empty. */
const joined = (first: MaybeText, ...others: readonly MaybeText[]) =>
  first && [first, ...others].filter(Boolean).join(" ");

/**
 * Writes a message to the customer of `previous`: the shop's text with its variables filled in, a changed price unless the
 * text names the total, and the ticket's link of `booking`. Where the address of a chat has no room for the text, code,
 * status and moment stand in its place; the link carries all facts.
 */
function composeMessage(
  text: string,
  { kind, booking, previous, now }: Message,
  content: BookingContent,
  words: BookingWords,
) {
  const { shop } = content;
  const before = describeBooking(previous, content, words, now);
  const after = describeBooking(booking, content, words, null);
  // A visit that keeps its time also keeps its price.
  const isPriceNews = kind !== "kept" && !text.includes("{total}") && before.total !== after.total;
  const price = isPriceNews ? ` ${words.newPrice(after.total, before.total)}` : "";
  const { deposit, total, isLeastTotal } = booking;
  const moment = words.shop.moment(booking, shop);
  const values: Record<string, string> = {
    nama: bidiIsolated(withoutLinks(plainLine(previous.name))) || words.nameless,
    kode: previous.code,
    tanggal: words.shop.longDate(previous.date),
    jam: `${previous.time} ${timeZoneShortName(shop.timeZone)}`,
    layanan: before.serviceNames.join(", "),
    total: after.total,
    toko: shop.name,
    usulan: moment,
    alasan: reasonToPropose(previous, before.reasons, shop, words),
    ...(deposit && {
      dp: rupiah(deposit.amount),
      sisa: words.shop.priceText(Math.max(0, total - deposit.amount), isLeastTotal),
    }),
  };
  const link = ticketLink(booking, shop.ticketPage);
  return textForChat(
    longestNumber,
    `${withValues(text, values)}${price}\n\n${link}`,
    `${words.event.code(booking.code, after.status)} ${moment}\n\n${link}`,
  );
}

/**
 * Returns the reason for proposing another time, as a part of a sentence. Without a known reason, for example if all chairs
 * are taken, it only says that the time is not possible.
 */
function reasonToPropose(previous: Booking, reasons: readonly Reason[], shop: TicketShop, words: BookingWords) {
  const why = reasons.find((reason) => reasonRow(reason).isResolvableByTime || reason.kind === "barberServices");
  const cannot = words.cannot(words.shop.moment(previous, shop), isAccepted(previous));
  return why ? `${cannot}. ${reasonText(words.reasons, why)}` : cannot;
}

/** As long as a customer's number can be. */
const longestNumber = "0".repeat(15);

/** Replaces each known variable in a text. Variables inside the values stay as they are. */
const withValues = (text: string, values: Record<string, string>) =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
