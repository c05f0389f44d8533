import type { BookingState, BookingToast, ChoiceGone, FormNotice } from "../../domain/booking/bookingState";
import { type Draft, isComplete, missingFields } from "../../domain/booking/draft";
import { reasonText } from "../../domain/shop/reason";
import type { ToastMessage } from "../../ui/Toast";
import type { BookingWords } from "./words.id";

/** The words of the notices that belong to one place of the form, a line for each; empty where there is nothing to say. */
export const noticesAt = (
  place: "form" | "barber" | "date" | "time",
  { notices, draft }: Pick<BookingState, "notices" | "draft">,
  words: BookingWords,
): string =>
  notices
    .filter(({ kind }) => (place === "form" ? !kind.endsWith("Gone") : kind === `${place}Gone`))
    .map((notice) => noticeText(notice, draft, words))
    .filter(Boolean)
    .join("\n");

/** The words of a notice. */
function noticeText(notice: FormNotice, draft: Draft, words: BookingWords): string {
  const say = words.notices;
  const listed = (parts: readonly (keyof BookingWords["parts"])[]) => parts.map((part) => words.parts[part]).join(", ");
  switch (notice.kind) {
    case "linkIgnored":
      return say.linkIgnored(listed(notice.parts));
    case "servicesReplaced":
      return say.servicesReplaced(notice.names.join(", "));
    case "partlyRestored":
      // What has been filled in since is no longer named.
      return isComplete(draft) ? "" : say.partlyRestored(listed(missingFields(draft)));
    case "changeCut":
      return say.changeCut(notice.code ?? "");
    default:
      return `${goneText(notice, words)} ${words.instead[notice.kind]}.`;
  }
}

/** Why a choice can no longer be booked. */
function goneText(gone: ChoiceGone, words: BookingWords): string {
  switch (gone.kind) {
    case "barberGone":
      return words.notices.barberGone(gone.barber, gone.services.join(", "));
    case "dateGone":
      return `${words.shop.longDate(gone.date)}: ${reasonText(words.reasons, gone.why)}.`;
    case "timeGone":
      return words.notices.timeGone(gone.time);
  }
}

/** The message over the page for what has just happened. A new object each time, so that it stays for its whole time again. */
export function toastMessage(toast: BookingToast, words: BookingWords): ToastMessage {
  const say = words.toasts;
  switch (toast.kind) {
    case "made":
      return { kind: "success", title: say.made, description: say.yourCode(toast.code) };
    case "missing":
      return { kind: "destructive", title: say.missing, description: say.missingParts };
    default: {
      // Screen readers are told by the notice beside the field, so the toast is not announced as well.
      const title = words.instead[toast.kind];
      return { kind: "destructive", isSaidElsewhere: true, title, description: goneText(toast, words) };
    }
  }
}
