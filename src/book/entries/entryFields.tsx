import styled from "styled-components";
import { barberName } from "../../domain/shop/words.id";
import { priceText } from "../../format/money";
import { onTablet } from "../../theme/tokens";
import { CheckBox } from "../../ui/CheckBox";
import { Field } from "../../ui/Field";
import { FieldError } from "../../ui/FieldError";
import { useBookContext } from "../context/bookContext";

export const Form = styled.form`
  display: grid; grid-template-columns: minmax(0, 1fr); gap: var(--s12);
  ${onTablet} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
`;

export const FullRow = styled.div`display: grid; gap: var(--s8); ${onTablet} { grid-column: 1 / -1; }`;

const Services = styled.fieldset`display: grid; gap: var(--s8); & > legend { padding-bottom: var(--s4); }`;

const Choice = styled.label`
  display: flex; flex-wrap: wrap; align-items: center; gap: var(--s4) var(--s12); min-height: 3rem; padding: 0.25rem 0.75rem;
  background: var(--paperRaised); border: 1.5px solid var(--paperEdge); border-radius: var(--radius);
  &:has(:checked) { color: var(--cream); background: var(--deep); border-color: var(--deep); }
  > b { flex: 1 1 5em; }
`;

const Price = styled.span`margin-left: auto; white-space: nowrap;`;

type ServiceChoicesProps = {
  id: string;
  services: readonly { id: string; name: string; basePrice?: number; startingPrice?: boolean | null }[];
  chosen: readonly string[];
  choose: (serviceIds: readonly string[]) => void;
  error: string | undefined;
};

export function ServiceChoices({ id, services, chosen, choose, error }: ServiceChoicesProps) {
  return (
    <FullRow>
      <Services id={`${id}-services`} tabIndex={-1} aria-describedby={`${id}-services-error`}>
        <legend>
          <b>Layanan</b>
        </legend>
        {services.map((service) => (
          <Choice key={service.id}>
            <CheckBox
              type="checkbox"
              checked={chosen.includes(service.id)}
              onChange={({ target }) => {
                const others = chosen.filter((one) => one !== service.id);
                choose(target.checked ? [...others, service.id] : others);
              }}
            />
            <b>{service.name}</b>
            {service.basePrice !== undefined && (
              <Price>{priceText(service.basePrice, service.startingPrice === true)}</Price>
            )}
          </Choice>
        ))}
      </Services>
      <FieldError id={`${id}-services-error`} message={error} />
    </FullRow>
  );
}

type BarberFieldProps = {
  id: string;
  barberId: string | null;
  choose: (barberId: string | null) => void;
  isFree: (barberId: string) => boolean;
};

/** The choice of a barber. Renders nothing in a shop without barbers. */
export function BarberField({ id, barberId, choose, isFree }: BarberFieldProps) {
  const { barbers } = useBookContext().offering;
  if (barbers.length === 0) return null;
  return (
    <Field
      as="select"
      id={`${id}-barber`}
      label="Barber"
      value={barberId ?? ""}
      onChange={({ target }) => choose(target.value || null)}
    >
      <option value="">{barberName("anyone")}</option>
      {barbers.map((barber) => (
        <option key={barber.id} value={barber.id}>
          {barber.name}
          {!isFree(barber.id) && " (tidak kosong)"}
        </option>
      ))}
    </Field>
  );
}
