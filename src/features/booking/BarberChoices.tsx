import { memo } from "react";
import styled from "styled-components";
import { type Barber, barberInitials, workingDaysText } from "../../domain/shop/barber";
import { media } from "../../theme/media";
import { color, font, radius, space, type } from "../../theme/tokens";
import { StepHeading } from "./StepHeading";

const Group = styled.fieldset`scroll-margin-top: 6rem;`;

const Grid = styled.div`
  display: grid; gap: ${space.close}; margin-top: ${space.base};
  @media ${media.tablet} { grid-template-columns: 1fr 1fr; }
`;

const Choice = styled.label`
  position: relative; display: grid; grid-template-columns: auto 1fr; gap: 0 ${space.close}; align-items: center;
  min-height: 4rem; padding: ${space.tight} ${space.base};
  background: ${color.paperRaised}; border: 1.5px solid ${color.paperEdge}; border-radius: ${radius.edge};
  cursor: pointer; transition: background-color 150ms, border-color 150ms;
  @media ${media.hover} { &:hover { border-color: ${color.brassInk}; } }
  &:has(input:checked) { color: ${color.cream}; background: ${color.bottle}; border-color: ${color.bottle}; }
  &:has(input:focus-visible) { outline: 3px solid ${color.brassInk}; outline-offset: 2px; }
`;

const Radio = styled.input`
  position: absolute; inset: 0; width: 100%; height: 100%; margin: 0; opacity: 0; cursor: pointer;
`;

const Disc = styled.span`
  display: grid; place-items: center; grid-row: span 2; width: 2.75rem; height: 2.75rem; border-radius: 50%;
  font-family: ${font.display}; font-weight: 900; color: ${color.brassBright}; background: ${color.wood};
  border: 2px solid transparent;
  input:checked ~ & { border-color: ${color.brassBright}; }
`;

const Name = styled.span`font-weight: 700; line-height: 1.3;`;

const Days = styled.span`grid-column: 2; font-size: ${type.small};`;

type Props = { barbers: readonly Barber[]; chosenId: string | null; onChoose: (id: string | null) => void };

/** The step in which customers choose a barber; anyone is chosen at first (docs/rules.md, section 5). */
export const BarberChoices = memo(function BarberChoices({ barbers, chosenId, onChoose }: Props) {
  const chosen = barbers.some(({ id }) => id === chosenId) ? chosenId : null;
  return (
    <Group>
      <legend>
        <StepHeading step={3}>Pilih Barber</StepHeading>
      </legend>
      <Grid>
        <Choice>
          <Radio type="radio" name="barber" value="" checked={chosen === null} onChange={() => onChoose(null)} />
          <Disc aria-hidden="true">?</Disc>
          <Name>Siapa saja</Name>
          <Days>Siapa pun yang lebih dulu kosong</Days>
        </Choice>
        {barbers.map((barber) => (
          <Choice key={barber.id}>
            <Radio
              type="radio"
              name="barber"
              value={barber.id}
              checked={chosen === barber.id}
              onChange={() => onChoose(barber.id)}
            />
            <Disc aria-hidden="true">{barberInitials(barber.name)}</Disc>
            <Name>{barber.name}</Name>
            <Days>{workingDaysText(barber)}</Days>
          </Choice>
        ))}
      </Grid>
    </Group>
  );
});
