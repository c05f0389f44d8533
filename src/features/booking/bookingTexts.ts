import type { BookingState, BookingToast, FormNotice, RemovedChoice } from "../../domain/booking/bookingState";
import { type Draft, isComplete, missingFields } from "../../domain/booking/draft";
import { isClockDoubtful, shopMoment, type TimeZone } from "../../domain/shop/clock";
import { reasonText } from "../../domain/shop/reason";
import type { ToastMessage } from "../../ui/Toast";
import type { FormWords } from "./words.id";

/** The notices at one place of the form, each on its line; empty if there are none. */
export const noticeTextAt = (
  place: "form" | "barber" | "date" | "time",
  { notices, draft }: Pick<BookingState, "notices" | "draft">,
  words: FormWords,
): string =>
  notices
    .filter(({ kind }) => (place === "form" ? !kind.endsWith("Gone") : kind === `${place}Gone`))
    .map((notice) => noticeText(notice, draft, words))
    .filter(Boolean)
    .join("\n");

/** The notices above the calendar: about the choice, and about a device's clock that is probably wrong. */
export function dateNotices(
  state: Pick<BookingState, "notices" | "draft" | "now">,
  timeZone: TimeZone,
  builtOn: string | null,
  words: FormWords,
): string {
  const { now } = state;
  const clock =
    now && builtOn && isClockDoubtful(now, builtOn)
      ? words.notices.wrongClock(words.shop.longDate(shopMoment(now, timeZone).date))
      : "";
  return [clock, noticeTextAt("date", state, words)].filter(Boolean).join("\n");
}

/** A notice in words; empty for restored input that lacks nothing. */
function noticeText(notice: FormNotice, draft: Draft, words: FormWords): string {
  const say = words.notices;
  const listed = (parts: readonly (keyof FormWords["fieldNames"])[]) =>
    parts.map((part) => words.fieldNames[part]).join(", ");
  switch (notice.kind) {
    case "linkIgnored":
      return say.linkIgnored(listed(notice.parts));
    case "servicesReplaced":
      return say.servicesReplaced(notice.names.join(", "));
    case "restored":
      return isComplete(draft) ? "" : say.restored(listed(missingFields(draft)));
    case "changeCut":
      return say.changeCut(notice.code ?? "");
    default:
      return `${goneText(notice, words)} ${words.afterRemoval[notice.kind]}.`;
  }
}

/** Why a choice can no longer be booked. */
function goneText(gone: RemovedChoice, words: FormWords): string {
  switch (gone.kind) {
    case "barberGone":
      return words.notices.barberGone(gone.barber, gone.services.join(", "));
    case "dateGone":
      return `${words.shop.longDate(gone.date)}: ${reasonText(words.reasons, gone.why)}.`;
    case "timeGone":
      return words.notices.timeGone(gone.time);
  }
}

/** A toast in words. It is a new object each time, because that restarts the toast's timer. */
export function toastMessage(toast: BookingToast, words: FormWords): ToastMessage {
  const say = words.toasts;
  switch (toast.kind) {
    case "made":
      return { kind: "success", title: say.made, description: say.yourCode(toast.code) };
    case "missing":
      return { kind: "destructive", title: say.missing, description: say.missingParts };
    default: {
      // The notice beside the field is announced, so the toast is not.
      const title = words.afterRemoval[toast.kind];
      return { kind: "destructive", isAnnouncedElsewhere: true, title, description: goneText(toast, words) };
    }
  }
}
