import styled from "styled-components";
import { addDays, isDate } from "../../domain/shop/clock";
import { color, radius, space, type } from "../../theme/tokens";
import { Control } from "../../ui/Field";
import { Icon } from "../../ui/Icon";
import { shortDay } from "./bookWords";
import { DateInput } from "./DateInput";

type Props = {
  date: string;
  today: string;
  /** Called with null for today, whichever day that is. */
  onChange: (date: string | null) => void;
};

const Bar = styled.nav`
  display: grid; grid-template-columns: 3rem minmax(0, 1fr) 3rem; gap: ${space.tight}; align-items: center; flex: 1 0 min(19rem, 100%); max-width: 26rem;
  @media print { display: none; }
`;

const Step = styled.button`
  display: grid; place-items: center; width: 3rem; height: 3rem; padding: 0; color: ${color.cream};
  background: ${color.bottleRaised}; border: 1.5px solid ${color.brass}; border-radius: ${radius.edge};
`;

const Middle = styled.div`
  display: flex; flex-wrap: wrap; gap: ${space.hair} ${space.close}; align-items: center; justify-content: center; text-align: center;
`;

const Day = styled.h2`font-size: ${type.lead}; color: ${color.cream};`;

const Today = styled.button`
  min-height: 2.75rem; padding: 0 ${space.close}; font-weight: 700; color: ${color.night};
  background: ${color.brass}; border: 0; border-radius: ${radius.pill};
`;

const Picker = styled(Control)`width: auto;`;

export function DayNavigation({ date, today, onChange }: Props) {
  return (
    <Bar aria-label="Hari">
      <Step type="button" aria-label="Hari sebelumnya" onClick={() => onChange(addDays(date, -1))}>
        <Icon name="back" />
      </Step>
      <Middle>
        <Day aria-live="polite">
          {shortDay(date)}
          {date === today && ", hari ini"}
          {date === addDays(today, 1) && ", besok"}
        </Day>
        {date !== today && (
          <Today type="button" onClick={() => onChange(null)}>
            Ke hari ini
          </Today>
        )}
      </Middle>
      <Step type="button" aria-label="Hari berikutnya" onClick={() => onChange(addDays(date, 1))}>
        <Icon name="forward" />
      </Step>
    </Bar>
  );
}

// A year that is typed digit by digit is first one of these.
const firstYear = "2000";

export function DayPicker({ date, onChange }: Omit<Props, "today">) {
  const goTo = (typed: string) => isDate(typed) && typed >= firstYear && onChange(typed);
  return <Picker as={DateInput} aria-label="Pilih tanggal" value={date} onChange={goTo} />;
}
