import { memo, useLayoutEffect, useRef } from "react";
import styled from "styled-components";
import type { BookingRules } from "../../domain/shop/bookingRules";
import { timeZoneShortName } from "../../domain/shop/clock";
import { languageOf } from "../../domain/shop/englishContent";
import { earliestOpening, minutesPerDay } from "../../domain/shop/openingHours";
import { reasonText } from "../../domain/shop/reason";
import type { SlotOffer } from "../../domain/shop/reasonsAgainst";
import { runsOf } from "../../format/runs";
import { color, radius, space, textSize } from "../../theme/tokens";
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
  label {
    position: relative;
    display: flex; flex-wrap: wrap; gap: 0 ${space.s12}; align-items: center;
    min-height: 2.75rem; padding: 0.375rem ${space.s16};
    border-bottom: 1px solid ${color.paperEdge}; cursor: pointer; scroll-margin-top: 2rem;
  }
  label:has(:checked) { color: ${color.cream}; background: ${color.deep}; }
  label:has(:focus-visible) { outline: 3px solid ${color.accentInk}; outline-offset: -3px; }
  label:has(:checked:focus-visible) { outline-color: ${color.accentBright}; }
  @media (forced-colors: active) { label:has(:checked) { forced-color-adjust: none; color: SelectedItemText; background: SelectedItem; } }
  label:has(:disabled) { color: ${color.inkSoft}; background: ${color.paper}; cursor: not-allowed; }
  input { width: 1.375rem; height: 1.375rem; margin: 0; accent-color: ${color.accent}; }
  input:focus-visible { outline: none; box-shadow: none; scroll-margin: 3.25rem 0 1.25rem; }
  .time { font-weight: 800; font-variant-numeric: tabular-nums; white-space: nowrap; }
  :disabled ~ .time { text-decoration: line-through; }
  .label { flex: 1 1 min-content; overflow-wrap: break-word; font-size: ${textSize.small}; }
  .effect {
    padding: 0 ${space.s8}; font-size: ${textSize.small}; font-weight: 800; border-radius: ${radius.pill};
    border: 1px solid ${color.cream}; white-space: nowrap; color: ${color.cream}; background: ${color.promo};
  }
  .busy { color: ${color.night}; background: ${color.accent}; border-color: ${color.accent}; }
  .note { flex-basis: 100%; padding-left: calc(1.375rem + ${space.s12}); font-size: ${textSize.small}; line-height: 1.3; }
`;

type Props = {
  step: number;
  rules: BookingRules;
  offers: readonly SlotOffer[];
  date: string | null;
  time: string | null;
  /** The error while no time is chosen. */
  error: string | undefined;
  /** Says that the form has removed the chosen time; empty otherwise. */
  notice: string;
  onChoose: (choice: { time: string }) => void;
};

/** The step of the time: slots grouped by band, each with the band's label and price effect. */
export const TimeSlotList = memo(function TimeSlotList(props: Props) {
  const { step, rules, offers, date, time, error, notice, onChoose } = props;
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
            <div key={first.time}>
              {label !== "" && (
                <h4>
                  <span lang={labelLanguage}>{label}</span>
                  <span>{words.shop.priceEffect(multiplier)}</span>
                </h4>
              )}
              {items.map((offer) => {
                const note = noteBeside(offer, words);
                return (
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
                    <span className="label" lang={labelLanguage}>
                      {offer.label}
                    </span>{" "}
                    {offer.multiplier !== 1 && (
                      <span className={offer.multiplier > 1 ? "effect busy" : "effect"}>
                        {words.shop.priceEffect(offer.multiplier)}
                      </span>
                    )}
                    {note && (
                      <span className="note" lang={reasonLanguage(offer.unavailableReason)}>
                        {note}
                      </span>
                    )}
                  </label>
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
  const heading = row.parentElement?.querySelector<HTMLElement>("h4");
  const top = row.offsetTop - (heading?.offsetHeight ?? 0);
  const isInSight = top >= list.scrollTop && row.offsetTop + row.offsetHeight <= list.scrollTop + list.clientHeight;
  if (!input.checked || !isInSight) list.scrollTop = top;
}

/** The reason why a slot cannot be chosen or needs the shop's confirmation; empty if there is none. */
function noteBeside({ unavailableReason, confirmationReason }: SlotOffer, words: FormWords): string {
  if (unavailableReason) return reasonText(words.reasons, unavailableReason);
  return confirmationReason ? `${reasonText(words.reasons, confirmationReason)}, ${words.shop.awaitConfirmation}` : "";
}
