import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ComponentProps } from "react";
import { emptyDraft } from "../../src/domain/booking/draft";
import { type BookingState, emptyBookingState } from "../../src/domain/form/bookingState";
import type { Barber } from "../../src/domain/shop/barber";
import type { OfferingFiles } from "../../src/domain/shop/bookingRules";
import { offeringIn, withEnglishTexts } from "../../src/domain/shop/englishContent";
import type { ClosedHours, Closure } from "../../src/domain/shop/openingHours";
import type { Service } from "../../src/domain/shop/service";
import { BookingSection } from "../../src/features/booking/BookingSection";
import type { BookingEnvironment } from "../../src/features/booking/useBooking";
import type { RouterLocation } from "../../src/runtime/routerLocation";
import { bytesInOrder, shop as frozenShop } from "./booking";
import { content } from "./content";
import { byRole, press, untilRole } from "./elements";
import { render, renderInEnglish } from "./pageWords";

const tuesdayMorning = "2026-12-01T07:10:00+07:00";

/** A new visitor's environment: a clock that stands still, or goes as the test says, and bytes in a fixed order. */
export const newEnvironment = (
  clock = () => new Date(tuesdayMorning),
  booking = emptyBookingState,
): BookingEnvironment => ({ clock, randomBytes: bytesInOrder(0, 35), memory: { booking } });

/** A form that is filled in as far as a booking needs it: typing it takes jsdom seconds. */
export const filled = (changes: Partial<BookingState["draft"]> = {}, clock?: () => Date) =>
  newEnvironment(clock, {
    ...emptyBookingState,
    draft: {
      ...emptyDraft,
      name: "Budi",
      phone: "0812",
      serviceIds: ["beard"],
      date: "2026-12-08",
      time: "12:00",
      ...changes,
    },
  });

type Shown = {
  now?: string;
  shop?: Partial<ComponentProps<typeof BookingSection>["shop"] & OfferingFiles["shop"]>;
  closures?: Closure[];
  hours?: ClosedHours[];
  barbers?: Barber[];
  services?: Service[];
  language?: "id" | "en";
  /** The page's location when it is opened. */
  arrival?: RouterLocation;
  builtOn?: string;
  environment?: BookingEnvironment;
};

/** The files of the tests' shop that what it offers is read from. */
export const offeringFiles = ({
  shop = {},
  closures = [],
  hours = [],
  barbers = [],
  services = content("services.json").services,
}: Shown) => ({
  shop: { ...frozenShop, ...shop },
  services: { services },
  bands: content("time-slot-bands.json"),
  closures: { closures, hours },
  barbers: { barbers },
  haircuts: content("haircuts.json"),
});

/** The booking section with the tests' shop. */
export function bookingSection({
  now = tuesdayMorning,
  language = "id",
  arrival = {},
  builtOn,
  environment = newEnvironment(() => new Date(now)),
  ...shown
}: Shown) {
  const files = offeringFiles(shown);
  const page = language === "en" ? withEnglishTexts(files) : files;
  return (
    <BookingSection
      shop={page.shop}
      services={page.services.services}
      offeringIn={offeringIn(files)}
      pageLocation={arrival}
      builtOn={builtOn}
      environment={environment}
    />
  );
}

/** Opens the booking section and waits for its calendar, or its ticket. */
export async function openBooking(shown: Shown = {}) {
  const { now = tuesdayMorning, environment = newEnvironment(() => new Date(now)) } = shown;
  const user = userEvent.setup();
  const section = (arrival?: RouterLocation) => bookingSection({ ...shown, environment, ...(arrival && { arrival }) });
  const view = (shown.language === "en" ? renderInEnglish : render)(section());
  await Promise.any([untilRole("article"), screen.findAllByRole("gridcell")]);
  return { user, environment, arriveAnew: () => view.rerender(section({})), ...view };
}

export const nameField = () => byRole("textbox", /^Nama/);
export const phoneField = () => byRole("textbox", /^Nomor Telepon/);
export const service = (name: string) => byRole("checkbox", new RegExp(name));
/** A slot by its value: for one found by its name jsdom works out the names of all 33, which takes a second. */
export function slot(time: string) {
  const found = document.querySelector(`input[type=radio][name=time][value="${time}"]`);
  if (found === null) throw new Error(`the form has no slot at ${time}`);
  return found;
}
export const submitForm = () => press("Buat Booking");
/** The ticket while one chooses. Its facts load later. */
export const stub = () => byRole("region", "Tiket booking");
export const untilOnStub = (text: string | RegExp) => within(stub()).findByText(text);
export const calendar = () => byRole("group", /Pilih Tanggal/);
export const day = async (number: number) => {
  const name = new RegExp(`^(Pilih|Tidak tersedia) .*\\b${number} `);
  const days = await within(calendar()).findAllByRole("gridcell", { name });
  // In the month on view, and not in the weeks of its neighbours.
  return days.find((cell) => !cell.className.includes("outside-month")) as HTMLElement;
};
