import { screen } from "@testing-library/react";
import { ServicesSection } from "../../src/features/home/ServicesSection";
import { asQueried, services as plainServices } from "../support/booking";
import { filled, openBooking, service, submitForm, untilOnStub } from "../support/bookingPage";
import { content } from "../support/content";
import { click, link } from "../support/elements";
import { render } from "../support/pageWords";

const services = [
  { ...plainServices[0], startingPrice: true, atCustomer: true, fare: "Rp 20.000 di luar Menteng" },
  ...plainServices.slice(1),
] as typeof plainServices;

const addressField = () => screen.queryByRole("textbox", { name: /^Alamat/ });

test("the form asks for an address only for a service at the customer's", async () => {
  const environment = filled({ serviceIds: [] });
  const { user } = await openBooking({ services, environment });
  expect(addressField()).toBeNull();
  await click(service("Potong Rambut Klasik"));
  await click(addressField() as HTMLElement);
  await user.paste("Jl. Melati 5");
  await click(service("Potong Rambut Klasik"));
  expect(addressField()).toBeNull();
  await click(service("Potong Rambut Klasik"));
  expect(addressField()).toHaveValue("Jl. Melati 5");

  for (const text of ["Rp 20.000 di luar Menteng", "disepakati di chat"]) await untilOnStub(text);
  await submitForm();
  expect(environment.memory.booking.ticket?.address).toBe("Jl. Melati 5");
});

const board = services.map(asQueried);

test("a card says 'mulai dari' and that the barber comes, and chooses its service", () => {
  render(
    <ServicesSection
      services={{ services: board }}
      bands={content("time-slot-bands.json")}
      shop={content("shop.json")}
    />,
  );
  const [first, second] = screen.getAllByRole("listitem");
  expect(first).toHaveTextContent("mulai dari Rp 100.000");
  expect(first).toHaveTextContent("Barber datang ke tempat Anda. Ongkos: Rp 20.000 di luar Menteng.");
  expect(second).not.toHaveTextContent(/mulai dari|Barber datang/);
  expect(link("Booking Sekarang: Styling Premium")).toHaveAttribute("href", "/?service=premium#booking");
});
