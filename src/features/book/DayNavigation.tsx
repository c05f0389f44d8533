import styled from "styled-components";
import { addDays, isDate } from "../../domain/shop/clock";
import { color, radius, space, type } from "../../theme/tokens";
import { Icon } from "../../ui/Icon";
import { dayWords, shortDay } from "./bookWords";

type Props = { date: string; today: string; onChange: (date: string) => void };

const Bar = styled.nav`
  display: grid; grid-template-columns: 3rem 1fr 3rem; gap: ${space.tight}; align-items: center;
  @media print { display: none; }
`;

const Step = styled.button`
  display: grid; place-items: center; width: 3rem; height: 3rem; padding: 0; color: ${color.cream};
  background: ${color.bottleRaised}; border: 1.5px solid ${color.brass}; border-radius: ${radius.edge};
`;

const Middle = styled.div`display: grid; justify-items: center; text-align: center; min-width: 0;`;

const Day = styled.h2`font-size: ${type.heading}; color: ${color.cream};`;

const Choices = styled.div`display: flex; flex-wrap: wrap; gap: ${space.tight}; justify-content: center; align-items: center;`;

const Today = styled.button`
  min-height: 2.75rem; padding: 0 ${space.close}; font-weight: 700; color: ${color.cream};
  background: none; border: 1.5px solid ${color.brass}; border-radius: ${radius.pill};
  &[aria-pressed="true"] { color: ${color.night}; background: ${color.brass}; }
`;

const Picker = styled.input`
  min-height: 2.75rem; padding: 0 ${space.close}; color: ${color.ink}; background: ${color.paperRaised};
  border: 1.5px solid ${color.brass}; border-radius: ${radius.edge};
`;

/** The day that is shown, and the ways to another: by tap, by date, and by the arrow keys, which the page listens to. */
export function DayNavigation({ date, today, onChange }: Props) {
  const tomorrow = addDays(today, 1);
  const isNear = date === today || date === tomorrow;
  return (
    <Bar aria-label="Hari">
      <Step type="button" aria-label="Hari sebelumnya" onClick={() => onChange(addDays(date, -1))}>
        <Icon name="back" />
      </Step>
      <Middle>
        <Day aria-live="polite">
          {shortDay(date)}
          {isNear && `, ${dayWords(date, today, tomorrow)}`}
        </Day>
      </Middle>
      <Step type="button" aria-label="Hari berikutnya" onClick={() => onChange(addDays(date, 1))}>
        <Icon name="forward" />
      </Step>
      <Choices style={{ gridColumn: "1 / -1" }}>
        <Today type="button" aria-pressed={date === today} onClick={() => onChange(today)}>
          Hari ini
        </Today>
        <Today type="button" aria-pressed={date === tomorrow} onClick={() => onChange(tomorrow)}>
          Besok
        </Today>
        <Picker
          key={date}
          type="date"
          aria-label="Pilih tanggal"
          defaultValue={date}
          onChange={(event) => isDate(event.target.value) && onChange(event.target.value)}
        />
      </Choices>
    </Bar>
  );
}
