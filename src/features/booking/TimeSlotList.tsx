import { Fragment, memo, useLayoutEffect, useRef } from "react";
import styled from "styled-components";
import type { BookingRules } from "../../domain/shop/bookingRules";
import { timeZoneShortName } from "../../domain/shop/clock";
import { languageOf } from "../../domain/shop/englishContent";
import { earliestOpening, minutesPerDay } from "../../domain/shop/openingHours";
import { reasonText } from "../../domain/shop/reason";
import type { SlotOffer } from "../../domain/shop/reasonsAgainst";
import { isPriceOpen, type Service, totalPrice } from "../../domain/shop/service";
import { runsOf } from "../../format/runs";
import { color, radius, space, textSize } from "../../theme/tokens";
import { hiddenStyle } from "../../ui/hidden";
import { useWords } from "../shell/pageWords";
import { reasonLanguage } from "./bookingTexts";
import { Step } from "./Step";
import type { FormWords } from "./words.id";

// Selectors here style the rows and their parts. A styled component for each part of more than thirty rows would take a slow
// phone longer than the rest of the form, at hydration and at each change of the day.
const Scroll = styled.div`
  position: relative; max-height: 15rem; margin-top: ${space.s16}; overflow-y: auto; overscroll-behavior: contain;
  background: ${color.paperRaised}; border: 1.5px solid var(--field-border, ${color.accentInk}); border-radius: ${radius.box};
  scrollbar-color: ${color.accentInk} transparent;
  h4 {
    position: sticky; z-index: 1; top: 0;
    display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 ${space.s16};
    padding: 0.25rem ${space.s16};
    font-size: ${textSize.small}; font-weight: 800; color: ${color.cream}; background: ${color.dusk};
  }
  .slots { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(5.25rem, 100%), 1fr)); }
  label {
    position: relative;
    display: grid; align-content: center; justify-items: center; min-height: 3rem; padding: 0.25rem; text-align: center;
    line-height: 1.3; box-shadow: 0 0 0 0.5px ${color.paperEdge}; cursor: pointer; scroll-margin-top: 2rem;
  }
  label:has(:checked) { color: ${color.cream}; background: ${color.deep}; }
  label:has(:focus-visible) { outline: 3px solid ${color.accentInk}; outline-offset: -3px; }
  label:has(:checked:focus-visible) { outline-color: ${color.accentBright}; }
  @media (forced-colors: active) { label:has(:checked) { forced-color-adjust: none; color: SelectedItemText; background: SelectedItem; } }
  label:has(:disabled) { color: ${color.inkSoft}; background: ${color.paper}; cursor: not-allowed; }
  input { position: absolute; inset: 0; width: 100%; height: 100%; margin: 0; opacity: 0; cursor: inherit; }
  input:focus-visible { outline: none; box-shadow: none; scroll-margin: 3.25rem 0 1.25rem; }
  .time { font-weight: 800; font-variant-numeric: tabular-nums; white-space: nowrap; }
  :disabled ~ .time { text-decoration: line-through; }
  .total { font-size: 0.8125rem; font-variant-numeric: tabular-nums; }
  .unseen { ${hiddenStyle} }
  .note { padding: 0.25rem ${space.s16}; font-size: ${textSize.small}; line-height: 1.3; color: ${color.inkSoft}; }
`;

type Props = {
  step: number;
  rules: BookingRules;
  offers: readonly SlotOffer[];
  date: string | null;
  time: string | null;
  /** The chosen services, whose total each slot shows. */
  chosen: readonly Service[];
  /** The error while no time is chosen. */
  error: string | undefined;
  /** Says that the form has removed the chosen time; empty otherwise. */
  notice: string;
  onChoose: (choice: { time: string }) => void;
};

/**
 * The step of the time: slots grouped by band, below the band's label and price effect. Slots in a row with the same note
 * share it. Each slot's accessible name has all of this.
 */
export const TimeSlotList = memo(function TimeSlotList(props: Props) {
  const { step, rules, offers, date, time, chosen, error, notice, onChoose } = props;
  const words = useWords("form");
  const list = useRef<HTMLDivElement>(null);
  const shown = slotToShow(props);

  // Scrolls the list, not the page, when the date changes and when a time is chosen or removed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a tap on a slot must not scroll the list
  useLayoutEffect(() => {
    // A focused slot was just tapped and is in view. It is not measured, because that would delay the answer to the tap.
    const isTapped = time !== null && list.current?.contains(document.activeElement);
    if (list.current && shown && !isTapped) scrollListTo(list.current, shown);
  }, [date, time === null]);

  return (
    <Step
      field="time"
      step={step}
      title={words.chooseTime(timeZoneShortName(rules.timeZone))}
      notice={notice}
      error={error}
    >
      <Scroll ref={list} tabIndex={offers.every((offer) => offer.unavailableReason !== null) ? 0 : undefined}>
        {runsOf(offers, (before, offer) => before.period === offer.period).map(({ first, items }) => {
          const { label, multiplier } = first;
          const labelLanguage = languageOf(first, "label");
          return (
            <div key={first.time} className="band">
              {label !== "" && (
                <h4>
                  <span lang={labelLanguage}>{label}</span>
                  <span>{words.shop.priceEffect(multiplier)}</span>
                </h4>
              )}
              {runsOf(items, (before, offer) => noteOf(before, words) === noteOf(offer, words)).map((run) => {
                const note = noteOf(run.first, words);
                const noteLanguage = reasonLanguage(run.first.unavailableReason);
                return (
                  <Fragment key={run.first.time}>
                    {note && (
                      <p className="note" lang={noteLanguage} aria-hidden="true">
                        {note}
                      </p>
                    )}
                    <div className="slots">
                      {run.items.map((offer) => (
                        <label key={offer.time}>
                          <input
                            type="radio"
                            name="time"
                            value={offer.time}
                            checked={offer.time === time}
                            disabled={offer.unavailableReason !== null}
                            onChange={() => onChoose({ time: offer.time })}
                          />
                          <span className="time">{offer.time}</span>{" "}
                          {date !== null && offer.minute >= minutesPerDay && <span>{words.shop.nightOf(date)}</span>}{" "}
                          {chosen.length > 0 && <span className="total">{totalText(offer, chosen, words)}</span>}{" "}
                          <span className="unseen" lang={labelLanguage}>
                            {offer.multiplier === 1
                              ? offer.label
                              : `${offer.label} ${words.shop.priceEffect(offer.multiplier)}`}
                          </span>{" "}
                          {note && (
                            <span className="unseen" lang={noteLanguage}>
                              {note}
                            </span>
                          )}
                        </label>
                      ))}
                    </div>
                  </Fragment>
                );
              })}
            </div>
          );
        })}
      </Scroll>
    </Step>
  );
});

/**
 * Returns the time of the slot to scroll to; undefined if there is none. It is the chosen slot, or else the first available
 * one, if possible within the opening hours. Without a date it is the first slot from the earliest opening on.
 */
function slotToShow({ rules, offers, date, time }: Props): string | undefined {
  if (time !== null) return time;
  if (date === null) return offers.find((offer) => offer.time >= earliestOpening(rules))?.time;
  const available = offers.filter(({ unavailableReason }) => unavailableReason === null);
  const withinHours = available.find(({ confirmationReason }) => confirmationReason?.kind !== "outsideHours");
  return (withinHours ?? available[0])?.time;
}

/** Scrolls the list until a slot is at its top, below its band's name. A chosen slot in view stays where it is. */
function scrollListTo(list: HTMLElement, time: string) {
  const input = list.querySelector<HTMLInputElement>(`input[value="${time}"]`);
  const row = input?.parentElement;
  if (!row) return;
  const heading = row.closest(".band")?.querySelector<HTMLElement>("h4");
  const top = row.offsetTop - (heading?.offsetHeight ?? 0);
  const isInSight = top >= list.scrollTop && row.offsetTop + row.offsetHeight <= list.scrollTop + list.clientHeight;
  if (!input.checked || !isInSight) list.scrollTop = top;
}

const totalText = ({ multiplier }: SlotOffer, chosen: readonly Service[], words: FormWords): string =>
  words.shop.priceText(totalPrice(chosen, multiplier), isPriceOpen(chosen));

/** The reason why a slot cannot be chosen or needs the shop's confirmation; empty if there is none. */
function noteOf({ unavailableReason, confirmationReason }: SlotOffer, words: FormWords): string {
  if (unavailableReason) return reasonText(words.reasons, unavailableReason);
  return confirmationReason ? `${reasonText(words.reasons, confirmationReason)}, ${words.shop.awaitConfirmation}` : "";
}
