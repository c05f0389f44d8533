import { type Dispatch, useEffect, useRef } from "react";
import type { BookingAction } from "../../domain/booking/bookingState";
import { chosenHaircut } from "../shell/chosenHaircut";

/** Keeps the poster and the draft in step: a tap on the poster chooses for the draft, and the poster shows the draft's choice. */
export function useHaircutOfPoster(haircut: string, dispatch: Dispatch<BookingAction>): void {
  const shown = useRef("");
  useEffect(() => {
    const take = () => dispatch({ type: "text", field: "haircut", value: chosenHaircut.get() });
    // A tap may have come before the form was hydrated.
    if (chosenHaircut.get() !== "") take();
    return chosenHaircut.subscribe(take);
  }, [dispatch]);
  useEffect(() => {
    if (haircut === shown.current) return;
    shown.current = haircut;
    if (chosenHaircut.get() !== haircut) chosenHaircut.set(haircut);
  }, [haircut]);
}
