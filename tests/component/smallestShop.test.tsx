import { render, screen } from "@testing-library/react";
import { ticketFragment } from "../../src/domain/codecs/ticketLink";
import { subpages } from "../../src/domain/routes";
import HomePage from "../../src/pages/index";
import { booking } from "../support/booking";
import { arriveBy, byRole, expectNo, expectText, untilRole } from "../support/elements";
import { smallestShop } from "../support/smallestShop";

/** The home page of that shop, as its query gives it the content. */
function openHome() {
  const shop = smallestShop["shop.json"];
  const picture = { childImageSharp: null };
  const data = {
    site: { siteMetadata: { siteUrl: shop.siteUrl } },
    shop: {
      ticketPage: `${shop.siteUrl}/tiket/`,
      ...shop,
      subpages: subpages(shop, smallestShop["product-catalogue.json"]),
      pictures: { hero: picture, heroPortrait: picture, linkPreview: null, heroCut: picture },
    },
    services: smallestShop["services.json"],
    bands: smallestShop["time-slot-bands.json"],
    closures: smallestShop["closures.json"],
    fullHours: null,
    barbers: smallestShop["barbers.json"],
    gallery: smallestShop["gallery.json"],
    haircuts: smallestShop["haircuts.json"],
  };
  const props = { data, location: { search: "", hash: "", state: null, pathname: "/" } };
  return render(<HomePage {...(props as unknown as Parameters<typeof HomePage>[0])} />);
}

beforeEach(() => {
  jest.useFakeTimers({ now: new Date("2026-12-01T07:10:00+08:00"), advanceTimers: true });
});

test("the smallest shop's home page says nothing of what it does not have", async () => {
  const { container } = openHome();
  await screen.findAllByRole("gridcell");
  const links = [...container.querySelectorAll("a")].map((link) => link.getAttribute("href") ?? "");
  expect(links.filter((href) => /^\/(en|services|products|about)/.test(href))).toEqual([]);
  expect(container.querySelector("footer nav")).toBeNull();
  expect(container.textContent).not.toMatch(
    /Versi Inggris|Instagram|\(English\)|BARBERSHOP|Appointment|barber mana|Harga mengikuti jam|undefined|null/i,
  );
  expect(container.querySelector("#work, #barbers, main section dl")).toBeNull();
  expectNo("img", /bintang/);
  expectText("Sabtu", byRole("contentinfo"));
});

test("its ticket is Indonesian, in its own zone's time", async () => {
  arriveBy(`#${ticketFragment(booking({ date: "2026-12-05", time: "10:00", serviceIds: ["classic"] }), "made")}`);
  openHome();
  expect(await untilRole("article")).toHaveTextContent("10:00 WITA");
  expect(byRole("heading", "Tiket Booking")).toHaveFocus();
});
