import { missingTexts, type RequiredText, type TextField, type TypedText } from "../../domain/booking/texts";
import type { BookingState, BookingToast, FormNotice, RemovedChoice } from "../../domain/form/bookingState";
import { isClockDoubtful, shopMoment, type TimeZone } from "../../domain/shop/clock";
import { languageOf } from "../../domain/shop/englishContent";
import { type Reason, reasonText } from "../../domain/shop/reason";
import type { ToastMessage } from "../../ui/Toast";
import type { FormWords } from "./words.id";

type Place = "form" | "barber" | "date" | "time";

/** Where each kind of notice stands: at the top of the form, or in a step. */
const placeOf: Record<FormNotice["kind"], Place> = {
  linkIgnored: "form",
  servicesReplaced: "form",
  changeCut: "form",
  barberRemoved: "barber",
  dateRemoved: "date",
  timeRemoved: "time",
};

/** The notices at one place of the form, each on a line of its own; empty if there are none. */
export const noticeTextAt = (place: Place, { notices }: BookingState, words: FormWords) =>
  notices
    .filter(({ kind }) => placeOf[kind] === place)
    .map((notice) => noticeText(notice, words))
    .join("\n");

/** The notices above the calendar: about the choice, and about a device clock that is probably wrong. */
export function dateNotices(state: BookingState, timeZone: TimeZone, builtOn: string | undefined, words: FormWords) {
  const { now } = state;
  const clock =
    now && builtOn && isClockDoubtful(now, builtOn)
      ? words.notices.wrongClock(words.shop.longDate(shopMoment(now, timeZone).date))
      : "";
  return [clock, noticeTextAt("date", state, words)].filter(Boolean).join("\n");
}

function noticeText(notice: FormNotice, words: FormWords) {
  const texts = words.notices;
  switch (notice.kind) {
    case "linkIgnored":
      return texts.linkIgnored(notice.parts.map((part) => words.linkParts[part]).join(", "));
    case "servicesReplaced":
      return texts.servicesReplaced(notice.names.join(", "));
    case "changeCut":
      return texts.changeCut;
    default:
      return `${removedChoiceText(notice, words)} ${words.afterRemoval[notice.kind]}.`;
  }
}

/** Says why a choice can no longer be booked. */
function removedChoiceText(gone: RemovedChoice, words: FormWords) {
  switch (gone.kind) {
    case "barberRemoved":
      return words.notices.barberRemoved(gone.barber, gone.services.join(", "));
    case "dateRemoved":
      return `${words.shop.longDate(gone.date)}: ${reasonText(words.reasons, gone.why)}.`;
    case "timeRemoved":
      return words.notices.timeRemoved(gone.time, reasonText(words.reasons, gone.why));
  }
}

/** The error beside a text's field: that it is missing or too long; undefined for none. */
export function textError(field: TextField, state: BookingState, words: FormWords) {
  if (state.longText?.field === field) return words.tooLong(state.longText.characters);
  const isMissing = state.isMissingMarked && missingTexts(state.draft).some((missing) => missing === field);
  return isMissing ? words.missing[field as RequiredText] : undefined;
}

/** The language of a reason's text: "id" if it is nothing but untranslated words of the shop, else undefined. */
export const reasonLanguage = (reason: Reason | null) =>
  reason?.kind === "closedHours" ? languageOf(reason.hours, "reason") : undefined;

/** A toast in words. Each call gives a new object, because that restarts the toast's timer. */
export function toastMessage(toast: BookingToast, words: FormWords): ToastMessage {
  const texts = words.toasts;
  switch (toast.kind) {
    case "made":
      return { kind: "success", title: texts.made(toast.code), description: texts.sendIt };
    case "missing":
      return { kind: "error", title: texts.missing, description: texts.missingParts };
    case "tooLong":
      return {
        kind: "error",
        title: words.texts[toast.field as TypedText],
        description: words.tooLong(toast.characters),
      };
    default: {
      // The notice beside the field is announced, so the toast is not.
      const title = words.afterRemoval[toast.kind];
      return { kind: "error", isAnnouncedElsewhere: true, title, description: removedChoiceText(toast, words) };
    }
  }
}
