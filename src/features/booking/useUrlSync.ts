import { type Dispatch, useEffect, useLayoutEffect, useRef } from "react";
import { linkParts } from "../../domain/codecs/bookingLink";
import { readTicketFragment } from "../../domain/codecs/ticketLink";
import type { BookingAction } from "../../domain/form/bookingState";
import { cameByReturn, type RouterLocation } from "../../runtime/routerLocation";
import { replaceUrl } from "../../runtime/url";
import { asksForNewBooking, newBookingHistoryState } from "../ticket/newBookingLink";

/**
 * Keeps form and URL in step.
 * From the URL: whenever `pageLocation` changes, the form takes over the booking link, change, ticket or new booking that
 * the URL or its history state asks for. A booking link is then removed from the URL, so that Back and a reload keep later
 * edits. So is a change whose link was cut.
 * Into the URL: `fragment`, which holds a change in progress or a finished ticket. It then survives a reload, a closed tab
 * and a visit to another site.
 */
export function useUrlSync(
  pageLocation: RouterLocation,
  clock: () => Date,
  fragment: string | undefined,
  dispatch: Dispatch<BookingAction>,
) {
  // A layout effect, because it runs before the browser handles another keystroke.
  const lastFragment = useRef(fragment);
  useLayoutEffect(() => {
    const url = new URL(window.location.href);
    const { hash, search } = url;
    const action = actionOf(hash, cameByReturn(pageLocation));
    if (action) {
      if (action.type === "ticket" && hash === lastFragment.current) return;
      if (action.type === "change" && action.booking === "cut") replaceUrl("#booking");
      dispatch(action);
    } else if (linkParts.some((part) => url.searchParams.has(part))) {
      for (const part of linkParts) url.searchParams.delete(part);
      // Whoever writes or shortens a link may leave out its fragment, and the browser then stays at the page's top.
      if (hash === "") {
        url.hash = "booking";
        document.getElementById("booking")?.scrollIntoView();
      }
      replaceUrl(url);
      dispatch({ type: "link", search, now: clock() });
    } else if (asksForNewBooking(pageLocation)) {
      dispatch({ type: "newBooking" });
    }
  }, [pageLocation, clock, dispatch]);

  // Gatsby's router reports no navigation when Back leads to the URL that opened the page.
  useEffect(() => {
    const onReturn = () => {
      const { hash } = window.location;
      const action = hash === lastFragment.current ? null : actionOf(hash, true);
      if (action) dispatch(action);
    };
    window.addEventListener("popstate", onReturn);
    return () => window.removeEventListener("popstate", onReturn);
  }, [dispatch]);

  // The fragment is written again after every navigation, because a link back from another page of the site has none.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a navigation may have brought another URL
  useEffect(() => {
    const hasEnded = lastFragment.current !== fragment && window.location.hash === lastFragment.current;
    if (fragment) replaceUrl(fragment);
    else if (hasEnded) replaceUrl("#booking");
    lastFragment.current = fragment;
  }, [fragment, pageLocation]);
}

/** The action for a fragment that holds a finished ticket or a change in progress; null for any other. */
function actionOf(hash: string, isReturn: boolean) {
  const read = readTicketFragment(hash);
  if (read?.purpose === "change") return { type: "change", booking: read.booking, fragment: hash, isReturn } as const;
  return read?.purpose === "made" && read.booking !== "cut"
    ? ({ type: "ticket", booking: read.booking, isReturn } as const)
    : null;
}

/** Opens an empty form as a new history entry, so that Back leads to the previous ticket or change. */
export function openNewBooking(dispatch: Dispatch<BookingAction>) {
  // Gatsby's router expects a key in the state of each history entry.
  window.history.pushState({ ...newBookingHistoryState, key: String(Date.now()) }, "", "#booking");
  dispatch({ type: "newBooking" });
}
