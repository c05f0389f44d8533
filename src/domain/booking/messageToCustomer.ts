import { bidiIsolated, plainLine, shortened, withoutLinks } from "../../format/plainText";
import { rupiah } from "../../format/rupiah";
import { fitsChatLink } from "../links/chatLink";
import { composeWithTicketLink } from "../links/ticketLink";
import type { BookableShop } from "../shop/bookingRules";
import { timeZoneShortName } from "../shop/clock";
import { isResolvableByTime, type Reason, reasonText } from "../shop/reason";
import { type Booking, balanceAfterDeposit } from "./booking";
import { compareBooking } from "./comparison";
import { type BookingContent, describeBooking, type TicketShop } from "./description";
import { bookingWords as english } from "./words.en";
import { type BookingWords, bookingWords as indonesian } from "./words.id";

/**
 * The placeholders of the shop's answers, in curly brackets; `dp` is the deposit, `sisa` the rest to pay, `alasan` the
 * reason for proposing another time, `usulan` that time.
 */
export const messageVariables = ["nama", "kode", "tanggal", "jam", "layanan", "total", "toko"] as const;
export const depositVariables = [...messageVariables, "dp", "sisa"] as const;
export const proposalVariables = [...messageVariables, "alasan", "usulan"] as const;

/** The names of the shop's texts. */
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
 * The shop's messages to its customers in both languages, from content/customer-messages.json; optional ones have defaults
 * in `words.id.ts`.
 */
export type ShopMessages = { readonly [Name in TextName | `${TextName}English`]?: string | null | undefined };

/** Gives the shop's own text for a message in one language. */
type ShopText = (name: TextName) => string | null | undefined;

/**
 * The kinds of messages to a customer: the shop's answer to a request; a reminder; the news that the shop has moved an accepted
 * booking, with both times and a changed price; the news that a booking stays unchanged although the customer asked for
 * something else.
 */
type CustomerMessageKind = "answer" | "reminder" | "moved" | "kept";

/**
 * Writes a message in the customer's language, which ends with the ticket link of `booking`. `previous` is the booking that the
 * message refers to: the version before, or the request that the shop answers; by default `booking` itself.
 */
export type WriteToCustomer = (kind: CustomerMessageKind, booking: Booking, previous?: Booking) => string;

/**
 * The writer of the shop's messages at `now`; `bookableEnglish` is the bookable content in English. For a customer who reads English,
 * a message is still wholly Indonesian if the shop has no English text for it or for the greeting.
 */
export function customerMessageWriter(
  messages: ShopMessages,
  content: BookingContent,
  now: Date,
  bookableEnglish: BookableShop,
): WriteToCustomer {
  return (kind, booking, previous = booking) => {
    const { isAtCustomer } = compareBooking(previous, content.bookable, null);
    const textIn = (own: ShopText, { messages: defaults }: BookingWords) => {
      const text =
        kind === "answer"
          ? answerText(booking, previous, isAtCustomer, own, defaults)
          : kind === "reminder"
            ? own("reminder")
            : defaults[kind];
      return text && own("greeting") && `${own("greeting")} ${text}`;
    };
    const message = { kind, booking, previous, now };
    const englishText = previous.language === "en" && textIn((name) => messages[`${name}English`], english);
    if (englishText) return composeMessage(englishText, message, { ...content, bookable: bookableEnglish }, english);
    return composeMessage(textIn((name) => messages[name], indonesian) ?? "", message, content, indonesian);
  };
}

/**
 * The shop's text for an answer, with the sentence about a deposit after it. The shop's own texts come before the defaults.
 * Empty if the shop lacks the text to begin with.
 */
function answerText(
  answer: Booking,
  previous: Booking,
  isAtCustomer: boolean,
  own: ShopText,
  usual: BookingWords["messages"],
): string | null | undefined {
  const { status, deposit } = answer;
  const toSettle = previous.deposit?.isReceived ? usual.depositToSettle : null;
  if (status === "declined") return joined(own("refusal"), toSettle);
  if (status === "cancelled") return joined(own("cancellation") ?? usual.cancellation, toSettle);
  if (status !== "confirmed") return own("proposal");
  const atCustomer = () => own("confirmationAtCustomer") ?? (own("confirmation") && usual.confirmationAtCustomer);
  const plain = isAtCustomer ? atCustomer() : own("confirmation");
  if (deposit === null) return plain;
  if (!deposit.isReceived) return joined(plain, own("depositOwed") ?? usual.depositOwed);
  const balance = balanceAfterDeposit(answer) === null ? null : usual.depositBalance;
  return joined(plain, own("depositReceived") ?? usual.depositReceived, balance);
}

/** Texts joined by spaces; empty if the first is empty. */
const joined = (first: string | null | undefined, ...others: readonly (string | null | undefined)[]) =>
  first && [first, ...others].filter(Boolean).join(" ");

/**
 * A message to the customer of the booking `previous`: the shop's text with its placeholders filled in, a changed price unless the
 * text names the total, and at the end the ticket's link of `booking`. Name, services and link are shortened step by step to fit
 * into a chat link.
 */
function composeMessage(
  text: string,
  { kind, booking, previous, now }: { kind: CustomerMessageKind; booking: Booking; previous: Booking; now: Date },
  content: BookingContent,
  words: BookingWords,
): string {
  const { shop } = content;
  const before = describeBooking(previous, content, words, now);
  const after = describeBooking(booking, content, words, null);
  // A visit whose time is kept also keeps its price.
  const isPriceNews = kind !== "kept" && !text.includes("{total}") && before.total !== after.total;
  const price = isPriceNews ? ` ${words.newPrice(after.total, before.total)}` : "";
  const { deposit, total, isLeastTotal } = booking;
  const compose = (link: string, longest: number) => {
    const values: Record<string, string> = {
      nama: bidiIsolated(shortened(withoutLinks(plainLine(previous.name)), longest)) || words.nameless,
      kode: previous.code,
      tanggal: words.shop.longDate(previous.date),
      jam: `${previous.time} ${timeZoneShortName(shop.timeZone)}`,
      layanan: shortened(before.serviceNames.join(", "), longest),
      total: after.total,
      toko: shop.name,
      usulan: words.shop.moment(booking, shop),
      alasan: reasonToPropose(previous, before.reasons, shop, words),
      ...(deposit && {
        dp: rupiah(deposit.amount),
        sisa:
          total === null ? words.totalLater : words.shop.priceText(Math.max(0, total - deposit.amount), isLeastTotal),
      }),
    };
    return `${withValues(text, values)}${price}\n\n${link}`;
  };
  return composeWithTicketLink(booking, shop.ticketPage, compose, (each) => fitsChatLink("0".repeat(15), each));
}

/**
 * The reason for proposing another time, as a part of a sentence. Without a known reason, such as when all chairs are taken, it
 * only says that the time is not possible.
 */
function reasonToPropose(previous: Booking, reasons: readonly Reason[], shop: TicketShop, words: BookingWords): string {
  const why = reasons.find((reason) => isResolvableByTime(reason) || reason.kind === "barberServices");
  const cannot = words.cannot(words.shop.moment(previous, shop), previous.status === "confirmed");
  return why ? `${cannot}. ${reasonText(words.reasons, why)}` : cannot;
}

/** A text with each known placeholder replaced; placeholders inside the values stay as they are. */
const withValues = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
