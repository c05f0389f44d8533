import { Fragment, memo, useLayoutEffect, useRef } from "react";
import styled from "styled-components";
import type { Offering } from "../../domain/shop/bookingRules";
import { timeZoneShortName } from "../../domain/shop/clock";
import { nightNote } from "../../domain/shop/dayHours";
import { languageOf } from "../../domain/shop/englishContent";
import { earliestOpening } from "../../domain/shop/openingHours";
import { reasonText } from "../../domain/shop/reason";
import type { SlotOffer } from "../../domain/shop/reasonsAgainst";
import { quote } from "../../domain/shop/service";
import { runsOf } from "../../format/runs";
import { AmountText } from "../../ui/AmountText";
import { hiddenStyle } from "../../ui/hidden";
import { useWords } from "../words/pageWords";
import { reasonLanguage } from "./bookingTexts";
import { Step } from "./Step";
import type { FormWords } from "./words.id";

// Selectors here style the rows and their parts. A styled component for each part of more than thirty rows would take a slow
// phone longer than the rest of the form, at hydration and at each change of the day.
//
// The list is as high as one heading and four rows. The end of a band and the heading after it take the height of a row, and
// so does a note, so that wherever a row snaps below the heading, all rows in view are whole.
const headingHeight = "1.8125rem";
const rowHeight = "3.25rem";

const Scroll = styled.div`
  position: relative; max-height: 15rem; margin-top: var(--s16); overflow-y: auto; overscroll-behavior: contain;
  scroll-snap-type: y mandatory; scroll-padding-top: ${headingHeight}; background: var(--paperRaised); border: 1.5px solid var(--field-border, var(--accentInk)); border-radius: var(--radius);
  scrollbar-color: var(--accentInk) transparent;
  h4 {
    position: sticky; z-index: 1; top: 0;
    display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 0 var(--s16);
    min-height: ${headingHeight}; padding: 0 var(--s16); line-height: 1.4;
    font-size: var(--text-small); font-weight: 800; color: var(--cream); background: var(--dusk);
  }
  // A shade at the lower edge: there may be more hours below the last whole row.
  &::after {
    content: ""; position: sticky; bottom: 0; display: block; height: 0.75rem; margin-top: -0.75rem;
    background: linear-gradient(transparent, var(--paperEdge)); pointer-events: none;
  }
  .band:not(:last-child) { padding-bottom: calc(${rowHeight} - ${headingHeight}); }
  .slots { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(max(5.25rem, 30%), 100%), 1fr)); }
  label {
    position: relative;
    display: grid; align-content: center; justify-items: center; min-height: ${rowHeight}; padding: 0 0.25rem; text-align: center;
    line-height: 1.2; scroll-snap-align: start; box-shadow: 0 0 0 0.5px var(--paperEdge); cursor: pointer;
  }
  label:has(:checked) { color: var(--cream); background: var(--deep); }
  label:has(:focus-visible) { outline: 3px solid var(--accentInk); outline-offset: -3px; }
  label:has(:checked:focus-visible) { outline-color: var(--accentBright); }
  label:has(:disabled) { color: var(--inkSoft); background: var(--paper); cursor: not-allowed; }
  input { position: absolute; inset: 0; width: 100%; height: 100%; margin: 0; opacity: 0; cursor: inherit; }
  input:focus-visible { outline: none; box-shadow: none; }
  .time { font-weight: 800; font-variant-numeric: tabular-nums; white-space: nowrap; }
  :disabled ~ .time { text-decoration: line-through; }
  .total { font-size: 0.8125rem; line-height: 1.15; font-variant-numeric: tabular-nums; }
  .unseen { ${hiddenStyle} }
  .note {
    display: flex; align-items: center; min-height: ${rowHeight}; padding: 0 var(--s16); scroll-snap-align: start; font-size: 0.8125rem;
    line-height: 1.25; color: var(--inkSoft);
  }
`;

type Props = {
  step: number;
  offered: Offering;
  offers: readonly SlotOffer[];
  date: string | null;
  time: string | null;
  /** The ids of the chosen services, whose total each slot shows. */
  serviceIds: readonly string[];
  /** The error while no time is chosen. */
  error: string | undefined;
  /** Says that the form has removed the chosen time; empty otherwise. */
  notice: string;
  onChoose: (choice: { time: string }) => void;
};

/**
 * The step of the time: slots grouped by band, below the band's label and price effect. Slots in a row with the same note
 * share it, as do the hours after midnight. Each slot's accessible name has all of this.
 */
export const TimeSlotList = memo(function TimeSlotList(props: Props) {
  const { step, offered, offers, date, time, serviceIds, error, notice, onChoose } = props;
  const words = useWords("form");
  const totalText = (offer: SlotOffer) => {
    const { total, isLeastTotal } = quote(offered, serviceIds, offer);
    return total === null ? "" : words.shop.priceText(total, isLeastTotal);
  };
  /** What a slot's run says above it: the night that it belongs to, and why it cannot be chosen or needs the shop's word. */
  const notesOf = (offer: SlotOffer) => [
    date ? nightNote({ day: date, minute: offer.minute }, words.shop) : "",
    noteOf(offer, words),
  ];
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
      title={words.chooseTime(timeZoneShortName(offered.rules.timeZone))}
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
              {runsOf(items, (before, offer) => notesOf(before).join() === notesOf(offer).join()).map((run) => {
                const [night, note] = notesOf(run.first);
                const noteLanguage = reasonLanguage(run.first.unavailableReason);
                return (
                  <Fragment key={run.first.time}>
                    {(night || note) && (
                      <p className="note" aria-hidden="true">
                        <span>
                          {night && <b>{night}</b>}
                          {night && note && " · "}
                          <span lang={noteLanguage}>{note}</span>
                        </span>
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
                          <span className="time">{offer.time}</span> {night && <span className="unseen">{night}</span>}{" "}
                          {serviceIds.length > 0 && (
                            <span className="total">
                              <AmountText>{totalText(offer)}</AmountText>
                            </span>
                          )}{" "}
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
function slotToShow({ offered, offers, date, time }: Props) {
  if (time !== null) return time;
  if (date === null) return offers.find((offer) => offer.time >= earliestOpening(offered.rules))?.time;
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

/** The reason why a slot cannot be chosen or needs the shop's confirmation; empty if there is none. */
function noteOf({ unavailableReason, confirmationReason }: SlotOffer, words: FormWords) {
  if (unavailableReason) return reasonText(words.reasons, unavailableReason);
  return confirmationReason ? `${reasonText(words.reasons, confirmationReason)}, ${words.shop.awaitConfirmation}` : "";
}
