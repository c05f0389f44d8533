import { type Dispatch, useEffect, useRef } from "react";
import styled from "styled-components";
import type { BookingAction } from "../../domain/form/bookingState";
import { type Haircut, haircutOf } from "../../domain/shop/bookingRules";
import { useWords } from "../words/pageWords";
import { chosenHaircut } from "./chosenHaircut";

const Line = styled.p`
  display: flex; flex-wrap: wrap; align-items: center; gap: 0 var(--s12);
  padding-left: var(--s16); border-left: 3px solid var(--accentInk);
`;

const Remove = styled.button`
  min-height: 3rem; color: var(--accentInk); text-decoration: underline; text-underline-offset: 0.2em;
`;

type Props = {
  /** The number in the draft. */
  number: string;
  haircuts: readonly Haircut[];
  dispatch: Dispatch<BookingAction>;
};

/**
 * The chosen haircut in the booking form, with a button that gives it back. Renders nothing without one. Keeps poster and
 * draft in step: a tap on the poster chooses for the draft, and the poster shows the draft's choice.
 */
export function HaircutLine({ number, haircuts, dispatch }: Props) {
  const words = useWords("haircuts");
  const shown = useRef(chosenHaircut.get() === "" ? "" : number);
  useEffect(() => {
    const take = () => dispatch({ type: "text", field: "haircut", value: chosenHaircut.get() });
    // A tap may have come before the form was there, and then counts more than its draft.
    if (chosenHaircut.get() !== "") take();
    const unsubscribe = chosenHaircut.subscribe(take);
    return () => {
      unsubscribe();
      // A made ticket has the choice now.
      chosenHaircut.set("");
    };
  }, [dispatch]);
  useEffect(() => {
    if (number === shown.current) return;
    shown.current = number;
    if (chosenHaircut.get() !== number) chosenHaircut.set(number);
  }, [number]);
  if (number === "") return null;
  return (
    <Line>
      <b>{words.model(number, haircutOf(number, haircuts)?.name)}</b>
      <Remove
        type="button"
        onClick={({ currentTarget }) => {
          // The next step takes the focus from the button, which goes.
          const parts = [...(currentTarget.form?.elements ?? [])];
          const next = parts.slice(parts.indexOf(currentTarget)).find((part) => part instanceof HTMLFieldSetElement);
          next?.focus();
          dispatch({ type: "text", field: "haircut", value: "" });
        }}
      >
        {words.remove}
      </Remove>
    </Line>
  );
}
