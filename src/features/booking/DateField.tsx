import { memo, useMemo, useState } from "react";
import styled from "styled-components";
import { type BookingRules, dayUnavailable } from "../../domain/shop/bookableDay";
import { isDate, shopMoment } from "../../domain/shop/clock";
import { useLazyModule } from "../../platform/runtime/useLazyModule";
import { useNearViewport } from "../../platform/runtime/useNearViewport";
import { color, radius, space } from "../../theme/tokens";
import { Button } from "../../ui/Button";
import { FieldError } from "../../ui/FieldError";
import { FieldNotice } from "../../ui/FieldNotice";
import { fieldElementIds } from "./fieldElementIds";
import { StepHeading } from "./StepHeading";
import { dayUnavailableText } from "./unavailableWords";

const loadCalendar = () => import(/* webpackChunkName: "calendar" */ "./Calendar").then((module) => module.Calendar);

const Group = styled.fieldset`scroll-margin-top: 6rem;`;

// The calendar's own height, kept free while it is on its way so that nothing below moves.
const Place = styled.div`margin-top: ${space.base}; min-height: 25rem;`;

const Waiting = styled.div`
  display: grid; place-items: center; height: 25rem; color: ${color.inkSoft};
  background: ${color.paperRaised}; border: 1.5px dashed ${color.paperEdge}; border-radius: ${radius.edge};
`;

const Fallback = styled.div`
  display: grid; grid-template-columns: minmax(0, 1fr); gap: ${space.close}; justify-items: start;
`;

const NativeDate = styled.input`
  width: 100%; min-height: 3rem; padding: 0.625rem min(0.875rem, 4vw); font-size: min(1rem, 7vw);
  background: ${color.paperRaised}; border: 1.5px solid ${color.brassInk}; border-radius: ${radius.edge};
`;

type Props = {
  step: number;
  rules: BookingRules;
  now: Date | null;
  date: string | null;
  isMissing: boolean;
  /** What has happened to the choice meanwhile, in words; empty where nothing has. */
  notice: string;
  onChoose: (date: string | null) => void;
};

/** The step of the date. The calendar comes when its section is near; if it cannot come, the browser's own date field does. */
export const DateField = memo(function DateField({ step, rules, now, date, isMissing, notice, onChoose }: Props) {
  const { ref, isNear } = useNearViewport<HTMLFieldSetElement>();
  const calendar = useLazyModule(loadCalendar, isNear);
  const errorId = "booking-date-error";
  const today = useMemo(() => (now ? shopMoment(now, rules.timeZone).date : null), [now, rules.timeZone]);
  return (
    <Group id={fieldElementIds.date} ref={ref} tabIndex={-1} aria-describedby={isMissing ? errorId : undefined}>
      <legend>
        <StepHeading step={step}>Pilih Tanggal</StepHeading>
      </legend>
      <FieldNotice message={notice} />
      <Place>
        {calendar.status === "ready" && now && today ? (
          <calendar.part rules={rules} now={now} today={today} date={date} onChoose={onChoose} />
        ) : calendar.status === "failed" ? (
          <Fallback>
            <p role="status">Kalender belum bisa dimuat. Anda tetap bisa mengisi tanggal di sini.</p>
            {now && <NativeDateField rules={rules} now={now} date={date} onChoose={onChoose} />}
            <Button type="button" $look="quiet" onClick={calendar.retry}>
              Coba muat kalender lagi
            </Button>
          </Fallback>
        ) : (
          <Waiting>Memuat kalender…</Waiting>
        )}
      </Place>
      <FieldError id={errorId} message={isMissing ? "Pilih tanggal." : undefined} />
    </Group>
  );
});

// Earlier years stand in the field only while a year is being typed, digit by digit.
const firstWholeYear = "1900";

/**
 * The browser's own date field. What is typed into it stays there, half a year included; the booking takes a date from
 * it as soon as it is one that can be booked, and lets it go when it no longer is.
 */
function NativeDateField({ rules, now, date, onChoose }: Pick<Props, "rules" | "date" | "onChoose"> & { now: Date }) {
  const [typed, setTyped] = useState(date ?? "");
  const unavailable = isDate(typed) && typed >= firstWholeYear ? dayUnavailable(rules, typed, now) : null;
  const problem = unavailable ? dayUnavailableText(unavailable) : undefined;
  return (
    <>
      <NativeDate
        type="date"
        aria-label="Tanggal"
        aria-describedby={problem ? "booking-date-problem" : undefined}
        min={shopMoment(now, rules.timeZone).date}
        defaultValue={date ?? ""}
        onChange={({ target: { value } }) => {
          setTyped(value);
          onChoose(isDate(value) && dayUnavailable(rules, value, now) === null ? value : null);
        }}
      />
      <FieldError id="booking-date-problem" message={problem} />
    </>
  );
}
