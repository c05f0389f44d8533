import { useId, useState } from "react";
import { shopMinute } from "../../domain/shop/clock";
import { chosenServices } from "../../domain/shop/service";
import { priceText } from "../../format/rupiah";
import { Button } from "../../ui/Button";
import { StatusMessage } from "../../ui/StatusMessage";
import { fitsBeside, type TimedVisit, visitSize } from "../chairs/seating";
import { firstFittingTime, quoteAt } from "../day/availability";
import { useBookContext } from "../page/bookContext";
import { QuietButton } from "../page/bookLayout";
import { addEntry, blankBooking } from "./addEntry";

import { BarberField, canBarberServe, Form, FullRow, ServiceChoices, warningsAbout } from "./entryFields";

/** The form that seats a customer who has just walked in: at once, or at the first time with a free chair. */
export function WalkInForm({ onDone }: { onDone: () => void }) {
  const id = useId();
  const context = useBookContext();
  const { bookable, chairTakers, shopNow } = context;
  const [serviceIds, setServiceIds] = useState<readonly string[]>([]);
  // Undefined until the shop chooses. Until then the form shows the first free barber.
  const [chosenBarber, setBarber] = useState<string | null>();
  const [wasSubmitted, setSubmitted] = useState(false);

  const services = chosenServices(bookable.services, serviceIds);
  const fits = fitsBeside(chairTakers, bookable);
  const visitWith = (barberId: string | null): TimedVisit => ({
    ...shopNow,
    ...visitSize(serviceIds, bookable),
    barberId,
    serviceIds: services.map((service) => service.id),
  });
  const isFree = (barberId: string) => fits(visitWith(barberId)) && canBarberServe(visitWith(barberId), bookable);
  const firstFree = bookable.barbers.find((barber) => isFree(barber.id))?.id ?? null;
  const visit = visitWith(chosenBarber === undefined ? firstFree : chosenBarber);
  const isFull = !fits(visit);
  const start = firstFittingTime(visit, chairTakers, bookable);
  const wait = start === null ? 0 : shopMinute(start) - shopMinute(visit);
  const later = { ...visit, ...start };

  const seat = (seated: TimedVisit) => {
    setSubmitted(true);
    if (services.length === 0) {
      document.getElementById(`${id}-services`)?.focus();
      return;
    }
    const { duration, chairCount, ...booked } = seated;
    const { total, isLeastTotal } = quoteAt(seated, bookable);
    // Never null: the form offers only services of the shop.
    addEntry(
      "walkIn",
      { ...blankBooking, ...booked, total: total ?? 0, isLeastTotal },
      { duration, chairCount },
      context,
    );
    onDone();
  };
  const priceOf = (seated: TimedVisit) => {
    const { total, isLeastTotal } = quoteAt(seated, bookable);
    return total === null ? "" : priceText(total, isLeastTotal);
  };
  const [priceNow, priceLater] = [priceOf(visit), priceOf(later)];
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        seat(visit);
      }}
      noValidate
      aria-label="Datang langsung"
    >
      <ServiceChoices
        id={id}
        // A service at the customer's place cannot be a walk-in.
        services={bookable.services.filter(({ atCustomer }) => !atCustomer)}
        chosen={serviceIds}
        choose={(service, isChosen) =>
          setServiceIds(isChosen ? [...serviceIds, service] : serviceIds.filter((other) => other !== service))
        }
        error={wasSubmitted && services.length === 0 ? "Pilih layanannya." : undefined}
      />
      <BarberField id={id} barberId={visit.barberId} choose={setBarber} isFree={isFree} />
      <FullRow>
        <StatusMessage>{warningsAbout(visit, isFull, bookable)}</StatusMessage>
        {services.length > 0 && priceNow && (
          <p>
            Total {priceNow}
            {priceLater !== priceNow && `, mulai pukul ${later.time} ${priceLater}`}
          </p>
        )}
        {wait > 0 && (
          <Button type="button" $look="accent" onClick={() => seat(later)}>
            Tunggu {wait} menit, duduk {later.time}
          </Button>
        )}
        <Button type="submit" $look={wait > 0 ? "outlineOnLight" : "deep"}>
          {isFull ? "Duduk sekarang juga (bentrok)" : "Duduk sekarang"}
        </Button>
        <QuietButton onClick={onDone}>Batal</QuietButton>
      </FullRow>
    </Form>
  );
}
