import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { subpages } from "../../src/domain/links/routes";
import HomePage from "../../src/pages/index";
import { nameField, phoneField, service, slot, submitButton } from "../support/bookingPage";
import { smallestShop } from "../support/smallestShop";

/** The home page of that shop, as its query gives it the content. */
function openHome() {
  const shop = smallestShop["shop.json"];
  const picture = { childImageSharp: null };
  const data = {
    site: { siteMetadata: { siteUrl: shop.siteUrl } },
    shop: {
      notice: null,
      secondNumber: null,
      links: null,
      ticketPage: `${shop.siteUrl}/tiket/`,
      ...shop,
      subpages: subpages(shop, smallestShop["product-catalogue.json"]),
      pictures: { hero: picture, heroPortrait: picture, linkPreview: picture },
    },
    services: { services: smallestShop["services.json"].services },
    bands: smallestShop["time-slot-bands.json"],
    closures: smallestShop["closures.json"],
    fullHours: null,
    barbers: smallestShop["barbers.json"],
    gallery: smallestShop["gallery.json"],
  };
  const props = { data, location: { search: "", hash: "", state: null, pathname: "/" } };
  return render(<HomePage {...(props as unknown as Parameters<typeof HomePage>[0])} />);
}

beforeAll(() => {
  jest.useFakeTimers({ now: new Date("2026-12-01T07:10:00+08:00"), advanceTimers: true });
});
afterAll(() => {
  jest.useRealTimers();
});

test("the home page of the smallest shop leads to no page in English, and says nothing of what it does not have", async () => {
  const { container } = openHome();
  await screen.findAllByRole("gridcell");
  const links = [...container.querySelectorAll("a")].map((link) => link.getAttribute("href") ?? "");
  expect(links.filter((href) => /^\/(en|services|products|about)/.test(href))).toEqual([]);
  expect(container.querySelector("footer nav")).toBeNull();
  expect(container.textContent).not.toMatch(
    /Versi Inggris|\(English\)|BARBERSHOP|Appointment|barber mana|Harga mengikuti jam|undefined|null/i,
  );
  expect(container.querySelector("#work, #barbers, main section dl")).toBeNull();
  expect(within(container.querySelector("footer") as HTMLElement).getByText("Sabtu")).toBeInTheDocument();
});

test("it is booked from, on its only day and by its own clock", async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  openHome();
  const cells = await screen.findAllByRole("gridcell");
  const open = cells.map((cell) => cell.getAttribute("aria-label")).filter((label) => label?.startsWith("Pilih"));
  expect(open.slice(0, 2)).toEqual(["Pilih Sabtu, 5 Desember 2026", "Pilih Sabtu, 12 Desember 2026"]);
  await user.type(nameField(), "Wayan");
  await user.type(phoneField(), "0812");
  await user.click(service("Potong Rambut Klasik"));
  await user.click(screen.getByRole("gridcell", { name: /^Pilih .*\b5 Desember/ }));
  await user.click(slot("10:00"));
  await user.click(submitButton());
  const ticket = await screen.findByRole("article");
  expect(screen.getByRole("heading", { name: "Tiket Booking" })).toBeInTheDocument();
  expect(ticket).toHaveTextContent("10:00 WITA");
});
