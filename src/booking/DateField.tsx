import { memo, useMemo } from "react";
import styled from "styled-components";
import { type BookingRules, dayStatus } from "../shop/bookableDay";
import { shopMoment } from "../shop/shopClock";
import { color, radius, space } from "../theme/tokens";
import { Button } from "../ui/Button";
import { FieldError } from "../ui/FieldError";
import { useLoaded } from "../ui/useLoaded";
import { useNear } from "../ui/useNear";
import { StepHeading } from "./StepHeading";
import { fieldElementIds } from "./useBooking";

const loadCalendar = () => import("./Calendar").then((module) => module.Calendar);

const Group = styled.fieldset`scroll-margin-top: 6rem;`;

// The calendar's own height, kept free while it is on its way so that nothing below moves.
const Place = styled.div`margin-top: ${space.base}; min-height: 25rem;`;

const Waiting = styled.div`
  display: grid; place-items: center; height: 25rem; color: ${color.inkSoft};
  background: ${color.paperRaised}; border: 1.5px dashed ${color.paperEdge}; border-radius: ${radius.edge};
`;

const Fallback = styled.div`display: grid; gap: ${space.close}; justify-items: start;`;

const NativeDate = styled.input`
  width: 100%; min-height: 3rem; padding: 0.625rem 0.875rem;
  background: ${color.paperRaised}; border: 1.5px solid ${color.brassInk}; border-radius: ${radius.edge};
`;

type Props = {
  rules: BookingRules;
  now: Date | null;
  date: string | null;
  isMissing: boolean;
  onChoose: (date: string) => void;
};

/** Step 3: the date. The calendar comes when its section is near; if it cannot come, the browser's own date field does. */
export const DateField = memo(function DateField({ rules, now, date, isMissing, onChoose }: Props) {
  const { ref, isNear } = useNear<HTMLFieldSetElement>();
  const calendar = useLoaded(loadCalendar, isNear);
  const errorId = "booking-date-error";
  const today = useMemo(() => (now ? shopMoment(now, rules.timeZone).date : null), [now, rules.timeZone]);
  return (
    <Group id={fieldElementIds.date} ref={ref} tabIndex={-1} aria-describedby={isMissing ? errorId : undefined}>
      <legend>
        <StepHeading step={3}>Pilih Tanggal</StepHeading>
      </legend>
      <Place>
        {calendar.status === "ready" && now && today ? (
          <calendar.part rules={rules} now={now} today={today} date={date} onChoose={onChoose} />
        ) : calendar.status === "failed" ? (
          <Fallback>
            <p role="status">Kalender tidak berhasil dimuat. Anda tetap bisa mengisi tanggal di sini.</p>
            <NativeDate
              type="date"
              aria-label="Tanggal"
              min={today ?? undefined}
              value={date ?? ""}
              onChange={(event) => onChoose(event.target.value)}
            />
            {date && now && <NativeProblem rules={rules} date={date} now={now} />}
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

function NativeProblem({ rules, date, now }: { rules: BookingRules; date: string; now: Date }) {
  const status = dayStatus(rules, date, now);
  return <FieldError id="booking-date-problem" message={status.isBookable ? undefined : status.reason} />;
}
