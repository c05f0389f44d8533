import { memo } from "react";
import styled from "styled-components";
import { type Barber, barberInitials, servicesNotDone } from "../../domain/shop/barber";
import { chosenServices, type Service } from "../../domain/shop/service";
import { color, font } from "../../theme/tokens";
import { useWords } from "../shell/pageWords";
import { shopText } from "../shell/ShopText";
import { ChoiceCard, ChoiceDetail, ChoiceGrid, ChoiceName } from "./choiceCards";
import { Step } from "./Step";

const Radio = styled.input`
  position: absolute; inset: 0; width: 100%; height: 100%; margin: 0; opacity: 0; cursor: inherit;
`;

const Disc = styled.span`
  display: grid; place-items: center; grid-row: span 2; width: 2.75rem; height: 2.75rem; border-radius: 50%;
  font-family: ${font.display}; font-weight: 900; color: ${color.brassBright}; background: ${color.wood};
  border: 2px solid transparent;
  input:checked ~ & { border-color: ${color.brassBright}; }
`;

type Props = {
  barbers: readonly Barber[];
  chosenId: string | null;
  services: readonly Service[];
  /** The chosen services: a barber who does not do one of them cannot be chosen. */
  serviceIds: readonly string[];
  /** The notice about the choice; empty if there is none. */
  notice: string;
  onChoose: (id: string | null) => void;
};

/** The step in which customers choose a barber; anyone is chosen at first. */
export const BarberChoices = memo(function BarberChoices({
  barbers,
  chosenId,
  services,
  serviceIds,
  notice,
  onChoose,
}: Props) {
  const { barbers: words, shop } = useWords("booking");
  const asked = chosenServices(services, serviceIds);
  const chosen = barbers.some(({ id }) => id === chosenId) ? chosenId : null;
  return (
    <Step field="barber" step={3} title={words.choose} notice={notice}>
      <ChoiceGrid>
        <ChoiceCard>
          <Radio type="radio" name="barber" value="" checked={chosen === null} onChange={() => onChoose(null)} />
          <Disc aria-hidden="true">?</Disc>
          <ChoiceName>{shop.barberName("anyone")}</ChoiceName>
          <ChoiceDetail>{words.anyone}</ChoiceDetail>
        </ChoiceCard>
        {barbers.map((barber) => {
          const notDone = servicesNotDone(barber, asked).map(({ name }) => name);
          return (
            <ChoiceCard key={barber.id}>
              <Radio
                type="radio"
                name="barber"
                value={barber.id}
                checked={chosen === barber.id}
                disabled={notDone.length > 0}
                onChange={() => onChoose(barber.id)}
              />
              <Disc aria-hidden="true">{barberInitials(barber.name)}</Disc>
              <ChoiceName>{barber.name}</ChoiceName>
              <ChoiceDetail>
                {notDone.length > 0 ? shopText(words.doesNot(notDone.join(", "))) : shop.workingDays(barber)}
              </ChoiceDetail>
            </ChoiceCard>
          );
        })}
      </ChoiceGrid>
    </Step>
  );
});
