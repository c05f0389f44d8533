import styled from "styled-components";
import { addDays } from "../../domain/shop/clock";
import { onDesktop } from "../../theme/tokens";
import { DateInput } from "../../ui/DateInput";
import { Icon } from "../../ui/Icon";
import { shortDay } from "../context/bookWords";

type Props = {
  date: string;
  today: string;
  /** Called with null by the button for today: the page then follows the clock. */
  onChange: (date: string | null) => void;
};

const Bar = styled.nav`
  display: flex; gap: var(--s8); align-items: center; flex: 1 0 min(19rem, 100%);
  ${onDesktop} { max-width: 29rem; }
`;

const Step = styled.button`
  display: grid; place-items: center; flex: none; width: min(3rem, 15vw); height: 3rem; color: var(--cream);
  background: var(--deepRaised); border: 1.5px solid var(--accent); border-radius: var(--radius);
`;

const Middle = styled.div`position: relative; display: grid; place-items: center; flex: 1; min-width: 0; min-height: 3rem; text-align: center;`;

const Day = styled.h2`font-size: var(--text-lead); color: var(--cream);`;

const Today = styled(Step)`width: auto; padding: 0 var(--s8); font-size: var(--text-small); font-weight: 700;`;

// A transparent field over the day's name: a tap opens the device's calendar. With the focus the field is visible.
const Picker = styled(DateInput)`
  position: absolute; inset: 0; width: 100%; padding: 0 var(--s12); opacity: 0;
  color: var(--ink); background: var(--paper); border: 0; border-radius: var(--radius); cursor: pointer;
  &:focus { z-index: 1; right: auto; left: 50%; width: max(100%, 10rem); transform: translateX(-50%); opacity: 1; }
`;

/** The shown day, with buttons for the previous and next day and a date field for any other. */
export function DayNavigation({ date, today, onChange }: Props) {
  return (
    <Bar aria-label="Hari">
      <Step type="button" aria-label="Hari sebelumnya" onClick={() => onChange(addDays(date, -1))}>
        <Icon name="left" />
      </Step>
      <Middle>
        <Day aria-live="polite">
          {shortDay(date)}
          {date === today && ", hari ini"}
          {date === addDays(today, 1) && ", besok"}
        </Day>
        <Picker aria-label="Pilih tanggal" value={date} onChange={onChange} />
      </Middle>
      {date !== today && (
        <Today type="button" onClick={() => onChange(null)}>
          Ke hari ini
        </Today>
      )}
      <Step type="button" aria-label="Hari berikutnya" onClick={() => onChange(addDays(date, 1))}>
        <Icon name="right" />
      </Step>
    </Bar>
  );
}
