import { useLayoutEffect, useMemo, useRef } from "react";
import styled from "styled-components";
import { markedFields } from "../../domain/booking/bookingState";
import { emptyDraft } from "../../domain/booking/draft";
import { textFields } from "../../domain/booking/texts";
import type { Barber } from "../../domain/shop/barber";
import { isDate, timeZoneShortName } from "../../domain/shop/clock";
import { chosenServices, type ServiceWithDollars } from "../../domain/shop/service";
import { media } from "../../theme/media";
import { color, headerHeight, radius, space, textSize } from "../../theme/tokens";
import { Button } from "../../ui/Button";
import { FieldNotice } from "../../ui/FieldNotice";
import { Icon } from "../../ui/Icon";
import { covering } from "../../ui/keepFocusInSight";
import { HaircutLine, useHaircutText } from "../haircuts/HaircutLine";
import { useWords } from "../shell/pageWords";
import { shopText } from "../shell/shopText";
import { BookingSummary } from "./BookingSummary";
import { dateNotices, noticeTextAt } from "./bookingTexts";
import { BarberStep, ServiceStep } from "./ChoiceSteps";
import { ChosenSoFar } from "./ChosenSoFar";
import { DateField } from "./DateField";
import { Step } from "./Step";
import { TextFields } from "./TextFields";
import { TimeSlotList } from "./TimeSlotList";
import { textsIn } from "./typedBeforeHydration";
import type { BookingController } from "./useBooking";

// On wide windows the second column has the introduction and, below it, the button and the estimate.
const Form = styled.form`
  display: grid; gap: ${space.s32}; margin-top: ${space.s12};
  @media ${media.desktop} {
    grid-template: auto 1fr / minmax(0, 1fr) 20rem; gap: ${space.s24} ${space.s48}; margin-top: ${space.s32}; align-items: start;
  }
`;

// The introduction keeps its place while the choices cover it, so that nothing moves when one is made.
const Top = styled.div`
  display: grid; align-items: start;
  > * { grid-area: 1 / 1; }
  @media ${media.desktop} { grid-area: 1 / 2; }
`;

const Introduction = styled.p`
  max-width: 37em; color: ${color.creamSoft};
  &[data-covered] { visibility: hidden; }
  @media ${media.desktop} { font-size: ${textSize.lead}; }
`;

const Sheet = styled.div`
  display: grid; gap: ${space.s48}; padding: min(clamp(1.25rem, 4vw, 2.5rem), 6vw);
  color: ${color.ink}; background: ${color.paper}; border-radius: ${radius.box};
  @media ${media.desktop} { grid-area: 1 / 1 / 3; }
`;

const Heading = styled.h3`font-size: ${textSize.heading};`;

const Pair = styled.div`
  display: grid; gap: ${space.s16}; margin-top: ${space.s16};
  @media ${media.tablet} { grid-template-columns: 1fr 1fr; align-items: start; }
`;

const When = styled.div`
  display: grid; gap: ${space.s48};
  @media ${media.tablet} { grid-template-columns: minmax(0, 1.15fr) minmax(0, 1fr); gap: ${space.s32}; }
`;

/** The distance of the form from the edge of a narrow window. */
const pageEdge = "min(5vw, 4rem)";

// With an estimate, this part sticks to the bottom edge of narrow windows, except short ones: one line and the button, side by
// side on a tablet. On wide windows it always sticks
// below the header. The stylesheet has the rules for an estimate from the start, because inserting them with the first
// estimate would make the browser recompute the whole page's styles while a tap waits for its answer.
const Aside = styled.div`
  display: grid; gap: ${space.s12};
  &[data-estimating] {
    position: sticky; z-index: 5; bottom: 0; gap: ${space.s4} ${space.s16};
    padding: ${space.s4} ${pageEdge} ${space.s8}; margin: 0 calc(-1 * ${pageEdge});
    background: ${color.deep}; border-top: 1px solid ${color.deepEdge};
    @media ${media.tablet} { grid-template-columns: 1fr auto; align-items: center; padding-top: ${space.s8}; }
    @media ${media.shortViewport} { position: static; }
  }
  @media ${media.desktop} {
    &, &[data-estimating] {
      grid-area: 2 / 2; grid-template-columns: none; position: sticky; top: calc(${headerHeight} + ${space.s16}); bottom: auto;
      gap: ${space.s12}; margin: 0; padding: 0; border: 0;
    }
  }
`;

const Assurance = styled.p`
  font-size: ${textSize.small}; color: ${color.creamSoft};
  [data-estimating] > & { display: none; }
  @media ${media.desktop} { [data-estimating] > & { display: block; } }
`;

type Props = {
  booking: BookingController;
  services: readonly ServiceWithDollars[];
  barbers: readonly Barber[];
  builtOn: string | undefined;
};

/** The booking form, headed 'Detail Reservasi'. */
export function BookingForm({ booking, services, barbers, builtOn }: Props) {
  const words = useWords("form");
  const { state, offered } = booking;
  const { draft } = state;
  const { rules } = offered;
  const missing = markedFields(state);
  const errorOf = (field: "services" | "date" | "time") => (missing.includes(field) ? words.missing[field] : undefined);
  const chosen = useMemo(() => chosenServices(services, draft.serviceIds), [services, draft.serviceIds]);
  const haircut = useHaircutText(draft.haircut, offered.haircuts);
  const hasChoice = chosen.length > 0 || haircut !== "" || draft.date !== null;
  const dateStep = barbers.length > 0 ? 4 : 3;
  const form = useRef<HTMLFormElement>(null);

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
        booking.submit(textsIn(event.currentTarget));
      }}
      aria-labelledby="booking-details"
    >
      <Top>
        <Introduction data-covered={hasChoice || undefined}>
          {`${words.subtitle} ${words.introduction(dateStep + 1, Boolean(rules.deposit))} `}
          {rules.deposit && <span {...shopText(rules.deposit, "terms")} />}
        </Introduction>
        {hasChoice && <ChosenSoFar services={chosen} wish={haircut} date={draft.date} time={draft.time} />}
      </Top>
      <Sheet>
        <div>
          <Heading id="booking-details">{words.details}</Heading>
          <FieldNotice message={noticeTextAt("form", state, words)} />
        </div>
        <Step field="you" step={1} title={words.you}>
          <Pair>
            <TextFields step="you" booking={booking} services={services} />
          </Pair>
        </Step>
        <ServiceStep
          services={services}
          chosenIds={draft.serviceIds}
          error={errorOf("services")}
          onToggle={(id) => booking.dispatch({ type: "service", id })}
        />
        <HaircutLine number={draft.haircut} haircuts={offered.haircuts} dispatch={booking.dispatch} />
        <TextFields step="services" booking={booking} services={services} />
        {barbers.length > 0 && (
          <BarberStep
            barbers={barbers}
            chosenId={draft.barberId}
            services={services}
            serviceIds={draft.serviceIds}
            notice={noticeTextAt("barber", state, words)}
            onChoose={booking.choose}
          />
        )}
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
            rules={rules}
            offers={booking.offers}
            date={draft.date}
            time={draft.time}
            chosen={chosen}
            error={errorOf("time")}
            notice={noticeTextAt("time", state, words)}
            onChoose={booking.choose}
          />
        </When>
        {/* The calendar is no form control; this input lets the browser restore the date when the visitor comes back. */}
        <input
          hidden
          name="date"
          onChange={({ target }) => isDate(target.value) && booking.choose({ date: target.value })}
        />
        <TextFields step="end" booking={booking} services={services} />
      </Sheet>
      <Aside data-estimating={booking.estimate ? true : undefined} {...covering}>
        <BookingSummary estimate={booking.estimate} zone={timeZoneShortName(rules.timeZone)} />
        <Button type="submit" aria-busy={booking.isSubmitting || undefined}>
          <Icon name="check" />
          {words.book}
        </Button>
        <Assurance>{words.assurance}</Assurance>
      </Aside>
    </Form>
  );
}
