import type { ComponentProps, ReactNode } from "react";
import styled from "styled-components";
import { barberInitials, servicesNotDone } from "../../domain/shop/barber";
import { languageOf } from "../../domain/shop/englishContent";
import { chosenServices, type ServiceWithDollars } from "../../domain/shop/service";
import { displayFont, onHover, onTablet } from "../../theme/tokens";
import { AmountText } from "../../ui/AmountText";
import { CheckBox } from "../../ui/CheckBox";
import { useWords } from "../words/pageWords";
import { noticeTextAt } from "./bookingTexts";
import { Step } from "./Step";
import type { BookingController } from "./useBooking";

// Without a choice that is needed, one red edge runs around all cards.
const Grid = styled.div`
  display: grid; gap: var(--s12); margin-top: var(--s16);
  &:has([aria-invalid]) { border-radius: var(--radius); outline: 2px solid var(--danger); outline-offset: 0.375rem; margin-bottom: 0.875rem; }
  ${onTablet} { grid-template-columns: 1fr 1fr; > :last-child:nth-child(odd) { grid-column: 1 / -1; } }
`;

const Card = styled.label`
  position: relative; display: grid; grid-template-columns: auto 1fr; gap: 0 var(--s12); align-items: center; align-content: center;
  min-height: 4rem; padding: var(--s8) var(--s16);
  background: var(--paperRaised); border: 1.5px solid var(--paperEdge); border-radius: var(--radius);
  cursor: pointer; transition: border-color 150ms;
  ${onHover} { &:hover { border-color: var(--accentInk); } }
  &:has(input:checked) { color: var(--cream); background: var(--deep); border-color: var(--deep); }
  &:has(input:disabled) { color: var(--inkSoft); background: none; border-style: dashed; cursor: not-allowed; }
  &:has(input:focus-visible) { outline: 3px solid var(--accentInk); outline-offset: 2px; }
`;

const Input = styled(CheckBox)`
  grid-row: span 2;
  &:focus-visible { outline: none; box-shadow: none; }
  &[type="radio"] { position: absolute; inset: 0; width: 100%; height: 100%; opacity: 0; }
`;

const Disc = styled.span`
  display: grid; place-items: center; grid-row: span 2; width: 2.75rem; height: 2.75rem; border-radius: 50%;
  ${displayFont} color: var(--accentBright); background: var(--dusk);
  border: 2px solid transparent;
  input:checked ~ & { border-color: var(--accentBright); }
`;

const Name = styled.span`font-weight: 700; line-height: 1.3;`;

const Detail = styled.span`grid-column: 2; font-size: var(--text-small); font-variant-numeric: tabular-nums;`;

type ChoiceProps = ComponentProps<"input"> & {
  /** One or two letters in a disc, in place of the radio button. */
  letters?: string;
  title: string;
  titleLanguage?: "id";
  detail: ReactNode;
};

/** A card with a radio button or checkbox, dark while chosen. */
function ChoiceCard({ letters, title, titleLanguage, detail, ...input }: ChoiceProps) {
  return (
    <Card>
      <Input {...input} />
      {letters && <Disc aria-hidden="true">{letters}</Disc>}
      <Name lang={titleLanguage}>{title}</Name>
      <Detail>{detail}</Detail>
    </Card>
  );
}

type Props = { booking: BookingController; services: readonly ServiceWithDollars[] };

/** Step 2: the services, each a checkbox. `error` stands below them while none is chosen. */
export function ServiceStep({ booking, services, error }: Props & { error: string | undefined }) {
  const words = useWords("form");
  const { minutes, priceText } = words.shop;
  return (
    <Step field="services" step={2} title={words.chooseServices} error={error}>
      <Grid>
        {services.map((service) => (
          <ChoiceCard
            key={service.id}
            type="checkbox"
            name="service"
            value={service.id}
            checked={booking.state.draft.serviceIds.includes(service.id)}
            aria-invalid={error ? true : undefined}
            onChange={() => booking.dispatch({ type: "service", id: service.id })}
            title={service.name}
            titleLanguage={languageOf(service, "name")}
            detail={
              <>
                <AmountText>{priceText(service.basePrice, service.startingPrice === true)}</AmountText>
                {service.dollars && ` (${service.dollars})`} · {minutes(service.duration)}
                {service.atCustomer && ` · ${words.atCustomer}`}
              </>
            }
          />
        ))}
      </Grid>
    </Step>
  );
}

/** The step of the barber. "Anyone" is chosen at first. A barber who does not do all chosen services cannot be chosen. */
export function BarberStep({ booking, services }: Props) {
  const words = useWords("form");
  const { choose, state, offered } = booking;
  const { barberId, serviceIds } = state.draft;
  const wanted = chosenServices(services, serviceIds);
  return (
    <Step field="barber" step={3} title={words.barbers.choose} notice={noticeTextAt("barber", state, words)}>
      <Grid>
        <ChoiceCard
          type="radio"
          name="barber"
          value=""
          checked={barberId === null}
          onChange={() => choose({ barberId: null })}
          letters="?"
          title={words.shop.barberName("anyone")}
          detail={words.barbers.anyone}
        />
        {offered.barbers.map((barber) => {
          const notDone = servicesNotDone(barber, wanted).map(({ name }) => name);
          return (
            <ChoiceCard
              key={barber.id}
              type="radio"
              name="barber"
              value={barber.id}
              checked={barber.id === barberId}
              disabled={notDone.length > 0}
              onChange={() => choose({ barberId: barber.id })}
              letters={barberInitials(barber.name)}
              title={barber.name}
              detail={notDone.length > 0 ? words.barbers.doesNot(notDone.join(", ")) : words.shop.workingDays(barber)}
            />
          );
        })}
      </Grid>
    </Step>
  );
}
