import { memo, useState } from "react";
import styled from "styled-components";
import type { BookingRules } from "../../domain/shop/bookingRules";
import { shopMoment } from "../../domain/shop/clock";
import { businessDayOf } from "../../domain/shop/dayHours";
import { type Reason, reasonText } from "../../domain/shop/reason";
import { useNearViewport } from "../../runtime/useNearViewport";
import { Button } from "../../ui/Button";
import { DateInput } from "../../ui/DateInput";
import { Control } from "../../ui/Field";
import { FieldError } from "../../ui/FieldError";
import { LazyPart, partLoaders } from "../frame/LazyPart";
import { useWords } from "../words/pageWords";
import { reasonLanguage } from "./bookingTexts";
import { Step } from "./Step";

const calendarLoaders = partLoaders(
  () => import(/* webpackChunkName: "calendar" */ "./calendar/Calendar").then(({ Calendar }) => Calendar),
  {
    id: () => import(/* webpackChunkName: "calendar-id" */ "./calendar/words.id"),
    en: () => import(/* webpackChunkName: "calendar-en" */ "./calendar/words.en"),
  },
  ({ calendarWords }) => ({ calendar: calendarWords }),
);

// Reserves the calendar's height while it loads, so that nothing below it shifts.
const CalendarSpace = styled.div`margin-top: var(--s16); min-height: 25rem;`;

const LoadingBox = styled.div`
  display: grid; place-items: center; height: 25rem; color: var(--inkSoft);
  background: var(--paperRaised); border: 1.5px dashed var(--paperEdge); border-radius: var(--radius);
`;

const Fallback = styled.div`
  display: grid; grid-template-columns: minmax(0, 1fr); gap: var(--s12); justify-items: start;
`;

type Props = {
  step: number;
  rules: BookingRules;
  now: Date | null;
  /** Why a date cannot be chosen at `now`; null if it can. */
  dayReason: (date: string) => Reason | null;
  date: string | null;
  /** The error while no date is chosen. */
  error: string | undefined;
  /** Notices that the form has removed the date, or that the device's clock may be wrong; empty if there are none. */
  notice: string;
  onChoose: (choice: { date: string | null }) => void;
};

/**
 * The step of the date. The calendar loads when the step comes near the viewport. If loading fails, the browser's own date
 * field is shown.
 */
export const DateField = memo(function DateField({ step, error, notice, now, ...calendarProps }: Props) {
  const { ref, isNear } = useNearViewport<HTMLFieldSetElement>();
  const words = useWords("form");
  const { retry: retryLabel } = useWords("frame");
  const loading = <LoadingBox>{words.calendarLoading}</LoadingBox>;
  return (
    <Step field="date" step={step} title={words.chooseDate} notice={notice} error={error} ref={ref}>
      <CalendarSpace>
        <LazyPart
          loaders={calendarLoaders}
          isWanted={isNear}
          loading={loading}
          failed={(retry) => (
            <Fallback>
              <p role="status">{words.calendarFailed}</p>
              {now && <NativeDateField {...calendarProps} now={now} />}
              <Button $look="outlineOnLight" onClick={retry}>
                {retryLabel}
              </Button>
            </Fallback>
          )}
        >
          {(Calendar) => (now ? <Calendar {...calendarProps} now={now} /> : loading)}
        </LazyPart>
      </CalendarSpace>
    </Step>
  );
});

/** The browser's own date field. It keeps a date that cannot be booked, and says why, but does not choose it. */
function NativeDateField(props: Pick<Props, "rules" | "dayReason" | "date" | "onChoose"> & { now: Date }) {
  const { rules, now, dayReason, date, onChoose } = props;
  const words = useWords("form");
  const [unbookable, setUnbookable] = useState("");
  const shown = date ?? unbookable;
  const reason = shown ? dayReason(shown) : null;
  const problem = reason ? reasonText(words.reasons, reason) : undefined;
  return (
    <>
      <Control
        as={DateInput}
        aria-label={words.date}
        aria-describedby={problem ? "booking-date-problem" : undefined}
        min={businessDayOf(rules, shopMoment(now, rules.timeZone))}
        value={shown}
        onChange={(typed: string) => {
          const isBookable = dayReason(typed) === null;
          setUnbookable(isBookable ? "" : typed);
          onChoose({ date: isBookable ? typed : null });
        }}
      />
      <FieldError id="booking-date-problem" message={problem} lang={reasonLanguage(reason)} />
    </>
  );
}
