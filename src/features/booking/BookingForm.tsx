import { useLayoutEffect, useRef, useState } from "react";
import styled from "styled-components";
import { emptyDraft } from "../../domain/booking/draft";
import { textFields } from "../../domain/booking/texts";
import { markedFields } from "../../domain/form/bookingState";
import { isDate } from "../../domain/shop/clock";
import type { ServiceWithDollars } from "../../domain/shop/service";
import { useNearViewport } from "../../runtime/useNearViewport";
import { inShortViewport, onDesktop, onTablet, wideWindow } from "../../theme/tokens";
import { Button } from "../../ui/Button";
import { FieldNotice } from "../../ui/FieldNotice";
import { Icon } from "../../ui/Icon";
import { covering } from "../../ui/keepFocusInSight";
import { useMediaQuery } from "../../ui/useMediaQuery";
import { HaircutLine } from "../haircuts/HaircutLine";
import { useWords } from "../words/pageWords";
import { shopText } from "../words/shopText";
import { BookingBar } from "./BookingBar";
import { dateNotices, noticeTextAt } from "./bookingTexts";
import { BarberStep, ServiceStep } from "./ChoiceSteps";
import { DateField } from "./DateField";
import { Step } from "./Step";
import { Stub } from "./Stub";
import { TextFields } from "./TextFields";
import { TimeSlotList } from "./TimeSlotList";
import { textsIn } from "./typedBeforeHydration";
import type { BookingController } from "./useBooking";

// On wide windows the second column has the stub of the ticket and, below it, the button.
const Form = styled.form`
  display: grid; gap: var(--s24); margin-top: var(--s12);
  ${onDesktop} {
    grid-template-columns: minmax(0, 1fr) 20rem; gap: var(--s24) var(--s48); align-items: start;
  }
`;

const Introduction = styled.p`
  max-width: 37em; color: var(--creamSoft);
  ${onDesktop} { grid-column: 1 / -1; font-size: var(--text-lead); }
`;

const Sheet = styled.div`
  display: grid; gap: var(--s48); padding: min(clamp(1.25rem, 4vw, 2.5rem), 6vw);
  color: var(--ink); background: var(--paper); border-radius: var(--radius);
`;

// A caption above the first step, which has the larger letters.
const Caption = styled.h3`
  font-family: var(--text-font); font-size: var(--text-small); font-weight: 800; letter-spacing: 0.06em; text-transform: uppercase;
  color: var(--inkSoft);
`;

const FirstStep = styled.div`display: grid; gap: var(--s16);`;

const Pair = styled.div`
  display: grid; gap: var(--s16); margin-top: var(--s16);
  ${onTablet} { grid-template-columns: 1fr 1fr; align-items: start; }
`;

// On wider windows the notes stand below the slots and end where the calendar ends.
const When = styled.div`
  display: grid; gap: var(--s48);
  ${onTablet} {
    grid-template: auto 1fr / minmax(0, 1.15fr) minmax(0, 1fr); gap: var(--s24) var(--s32); > :first-child { grid-row: span 2; }
  }
`;

/** The distance of the form from the edge of a narrow window. */
const pageEdge = "min(5vw, 4rem)";

// With an estimate, this part sticks to the bottom edge of narrow windows, except short ones: one line, which unfolds the
// stub above it, and the button, side by side on a tablet. On wide windows the stub always shows and sticks below the
// header; where the window is too low for it, its middle scrolls. The stylesheet has the rules for an estimate from the
// start, because inserting them with the first estimate would make the browser recompute the whole page's styles while a tap
// waits for its answer.
const Aside = styled.div`
  display: grid; gap: var(--s12);
  &[data-estimating] {
    position: sticky; z-index: 5; bottom: 0; gap: var(--s4) var(--s16);
    padding: var(--s4) ${pageEdge} var(--s8); margin: 0 calc(-1 * ${pageEdge});
    background: var(--deep); border-top: 1px solid var(--deepEdge);
    &[data-unfolded] { grid-template-rows: minmax(0, 1fr); max-height: calc(100svh - var(--header-height) - var(--s16)); padding-top: var(--s16); }
    ${onTablet} {
      grid-template-columns: 1fr auto; align-items: center; padding-top: var(--s8);
      > section { grid-column: 1 / -1; width: 20rem; justify-self: center; }
    }
    ${inShortViewport} { position: static; }
  }
  ${onDesktop} {
    &, &[data-estimating], &[data-estimating][data-unfolded] {
      display: flex; flex-direction: column; position: sticky; top: calc(var(--header-height) + var(--s16)); bottom: auto;
      align-items: stretch; max-height: calc(100svh - var(--header-height) - var(--s32)); gap: var(--s16); margin: 0; padding: 0; border: 0;
      > section { display: flex; width: auto; align-self: stretch; }
    }
    ${inShortViewport} { &, &[data-estimating] { position: static; max-height: none; } }
  }
`;

// As wide as the sheet in the printer above it.
const SubmitButton = styled(Button)`${onDesktop} { flex: none; margin: 0 0.875rem; }`;

const Assurance = styled.p`
  font-size: var(--text-small); color: var(--creamSoft);
  [data-estimating] > & { display: none; }
  ${onDesktop} { margin: 0 0.875rem; [data-estimating] > & { display: block; } }
`;

type Props = {
  booking: BookingController;
  services: readonly ServiceWithDollars[];
  builtOn: string | undefined;
  /** Called before the form is sent. */
  onSubmit: () => void;
};

/** The booking form, headed 'Detail Reservasi'. */
export function BookingForm({ booking, services, builtOn, onSubmit }: Props) {
  const words = useWords("form");
  const { state, offered } = booking;
  const { draft } = state;
  const { rules, barbers, haircuts } = offered;
  const missing = markedFields(state);
  const errorOf = (field: "services" | "date" | "time") => (missing.includes(field) ? words.missing[field] : undefined);
  const dateStep = barbers.length > 0 ? 4 : 3;
  const form = useRef<HTMLFormElement>(null);
  const { ref: aside, isNear } = useNearViewport<HTMLDivElement>();
  const isWide = useMediaQuery(wideWindow);
  const [isUnfolded, setUnfolded] = useState(false);
  const showsStub = isUnfolded && booking.estimate !== null;

  // The text fields are uncontrolled, for two reasons. A password manager may fill a field without an event, and the next
  // render would undo it. And after Back, Chromium restores only fields whose text differs from their `value` attribute; in
  // a controlled field React keeps the two equal. The effect below writes a value into its field when the value in the draft
  // changes, for example by a link.
  const previousDraft = useRef(emptyDraft);
  useLayoutEffect(() => {
    for (const key of [...textFields, "date"] as const) {
      const input = form.current?.elements.namedItem(key) as HTMLInputElement | HTMLTextAreaElement | null;
      if (input && draft[key] !== previousDraft.current[key]) input.value = draft[key] ?? "";
    }
    previousDraft.current = draft;
  }, [draft]);

  return (
    // The method "dialog" does nothing outside a dialog, so a submit before hydration cannot put the name into the URL.
    <Form
      ref={form}
      method="dialog"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
        booking.submit(textsIn(event.currentTarget));
      }}
      aria-labelledby="booking-details"
    >
      <Introduction>
        {`${words.introduction(dateStep + 1, Boolean(rules.deposit))} `}
        {rules.deposit && <span {...shopText(rules.deposit, "terms")} />}
      </Introduction>
      {/* A field that has the focus would stand behind the unfolded stub. */}
      <Sheet onFocus={() => setUnfolded(false)}>
        <FirstStep>
          <div>
            <Caption id="booking-details">{words.details}</Caption>
            <FieldNotice message={noticeTextAt("form", state, words)} />
          </div>
          <Step field="you" step={1} title={words.you}>
            <Pair>
              <TextFields step="you" booking={booking} services={services} />
            </Pair>
          </Step>
        </FirstStep>
        <ServiceStep booking={booking} services={services} error={errorOf("services")} />
        <HaircutLine number={draft.haircut} haircuts={haircuts} dispatch={booking.dispatch} />
        <TextFields step="services" booking={booking} services={services} />
        {barbers.length > 0 && <BarberStep booking={booking} services={services} />}
        <When>
          <DateField
            step={dateStep}
            rules={rules}
            now={state.now}
            dayReason={booking.dayReason}
            date={draft.date}
            error={errorOf("date")}
            notice={dateNotices(state, rules.timeZone, builtOn, words)}
            onChoose={booking.choose}
          />
          <TimeSlotList
            step={dateStep + 1}
            offered={offered}
            offers={booking.offers}
            date={draft.date}
            time={draft.time}
            serviceIds={draft.serviceIds}
            error={errorOf("time")}
            notice={noticeTextAt("time", state, words)}
            onChoose={booking.choose}
          />
          <div>
            <TextFields step="end" booking={booking} services={services} />
          </div>
        </When>
        {/* The calendar is no form control; this input lets the browser restore the date when the visitor comes back. */}
        <input
          hidden
          name="date"
          onChange={({ target }) => isDate(target.value) && booking.choose({ date: target.value })}
        />
      </Sheet>
      <Aside
        ref={aside}
        data-estimating={booking.estimate ? true : undefined}
        data-unfolded={showsStub || undefined}
        data-feed-root
        {...covering}
      >
        <Stub id="booking-stub" booking={booking} isWanted={showsStub || (isNear && isWide)} />
        <BookingBar
          estimate={booking.estimate}
          isUnfolded={showsStub}
          stubId="booking-stub"
          onToggle={() => setUnfolded(!isUnfolded)}
        />
        <SubmitButton type="submit" data-feed="button" aria-busy={booking.isSubmitting || undefined}>
          <Icon name="check" />
          {words.book}
        </SubmitButton>
        <Assurance data-feed="assurance">{words.assurance}</Assurance>
      </Aside>
    </Form>
  );
}
