import { act, fireEvent, render as rawRender, screen, within } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { HaircutPoster } from "../../src/features/haircuts/HaircutPoster";
import { Hero } from "../../src/features/home/Hero";
import { Notice } from "../../src/features/home/Notice";
import { PriceBands } from "../../src/features/home/PriceBands";
import { ServicesSection } from "../../src/features/home/ServicesSection";
import { homeWords } from "../../src/features/home/words.id";
import { haircuts as haircutsSchema } from "../../src/owner/schema/haircuts";
import { asQueried, band, bandsOn, offering } from "../support/booking";
import { content, readInProject } from "../support/content";
import { button, byRole, expectNo, expectText, link, linksOf, textsOf } from "../support/elements";
import { IndonesianWords, render } from "../support/pageWords";

const frozenShop = content("shop.json");
const { openingHours, slotsOutsideHours } = frozenShop;
const hours = { openingHours, slotsOutsideHours, breaks: null, seasonalHours: null };
const picture = { childImageSharp: null };
const shop = {
  ...frozenShop,
  ownWords: null,
  stars: 5,
  pictures: { hero: picture, heroPortrait: picture },
};

/** The first screen of a shop with these facts, and rules for its hours. */
const hero = (facts = {}, rules = {}) => <Hero offering={offering(rules)} shop={{ ...shop, ...facts }} />;

const usual = band("09:00", "20:00", { label: "Jam Booking" });

test("the first screen shows the shop's figures, and as many stars as it has, which no reader takes for a rating", () => {
  const { container } = render(hero({ stars: 4 }));
  expect(container.querySelectorAll("h1 [aria-hidden] > svg")).toHaveLength(4);
  expectNo("img");
  expect(textsOf(container.querySelectorAll("dd"))).toEqual(["8+", "Premium", "Cepat"]);
});

describe("the facts on the first screen", () => {
  beforeEach(() => jest.useFakeTimers({ now: new Date("2026-12-05T11:40:00+07:00") }));

  test("are the first service with its price and the district in the built page; then whether it is open", () => {
    const built = renderToString(<IndonesianWords>{hero()}</IndonesianWords>);
    expect(built.replace(/<[^>]*>/g, "")).toContain("Potong Rambut KlasikRp 100.000");
    expect(built).toContain("Menteng");
    expect(built.replace(/<[^>]*>/g, " ")).not.toMatch(/Buka|Jam terdekat/i);
    render(hero());
    expectText("Buka, tutup 18:00");
  });

  test("lead to a request for each of the next three times, and name the night of one after midnight", () => {
    jest.setSystemTime(new Date("2026-12-05T23:20:00+07:00"));
    const openingHours = { ...frozenShop.openingHours, saturday: { open: "16:00", close: "02:00" } };
    render(hero({}, { openingHours, bands: [band("16:00", "01:30")] }));
    expect(linksOf(screen.getAllByRole("link", { name: /permintaan booking hari ini$/ }))).toEqual([
      ["23:30", "/?date=2026-12-05&time=23:30#booking"],
      ["00:00 Sabtu malam", "/?date=2026-12-06&time=00:00#booking"],
      ["00:30 Sabtu malam", "/?date=2026-12-06&time=00:30#booking"],
    ]);
  });
});

test.each([
  ["Barbershop Mas Bro & Kawan-Kawan", 6.88, 0.67],
  ["Jo", 0.95, 1.4],
])("the name %s is set by its longest word, smaller the longer it is", (shopName, longest, scale) => {
  render(hero({ name: shopName }));
  const { style } = screen.getByRole("heading", { level: 1 });
  // As measured in the font; what is reckoned may be a little more, so that the word has room.
  expect(Number(style.getPropertyValue("--longest-word")) / longest).toBeGreaterThan(1);
  expect(Number(style.getPropertyValue("--longest-word")) / longest).toBeLessThan(1.15);
  expect(Number(style.getPropertyValue("--scale"))).toBeCloseTo(scale, 1);
});

const ownWords = { trade: "Pangkas pria dan anak" };

test.each([
  ["BARBERSHOP", {}],
  ["PANGKAS RAMBUT PRIA", { english: false }],
  ["Pangkas pria dan anak", { english: false, ownWords }],
])("below the shop's name stands %s", (shown, changes) => {
  render(hero(changes));
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(shown);
});

test("the shop's own words stand below the services' heading and in the title", () => {
  const section = (services: string | null) => (
    <ServicesSection
      services={{ services: [] }}
      bands={{ bands: [usual], otherDays: null }}
      shop={{ ...hours, ownWords: { services } }}
    />
  );
  const { container, rerender } = render(section(null));
  expect(container).toHaveTextContent("Nikmati perawatan terbaik");
  rerender(section("Anak-anak boleh ikut."));
  expect(container).toHaveTextContent(/^Layanan KamiAnak-anak boleh ikut\./);
  const named = { name: "Jo", address: { district: "Sleman", city: "Yogyakarta" } };
  const titleWith = (own: typeof ownWords | null) => homeWords.metadata({ ...named, ownWords: own }, []).title;
  expect(titleWith(null)).toBe("Jo | Barbershop Yogyakarta, potong rambut pria");
  expect(titleWith(ownWords)).toBe("Jo | Pangkas pria dan anak, Yogyakarta");
});

describe("the poster of haircuts", () => {
  const haircuts = content("haircuts.json").haircuts.map((haircut) => ({ ...haircut, picture: null }));

  test("chooses a haircut at a tap, and gives it back at a second", () => {
    render(<HaircutPoster haircuts={haircuts} />);
    const group = byRole("group", "Mau model nomor berapa?");
    expect(within(group).getAllByRole("button", { name: /^Model \d+ / })).toHaveLength(12);
    const pressed = () => within(group).queryAllByRole("button", { pressed: true });
    expect(pressed()).toEqual([]);
    fireEvent.click(button("Model 4 Two block"));
    fireEvent.click(button("Model 3 Mid fade"));
    expect(pressed()).toEqual([button("Model 3 Mid fade")]);
    expect(byRole("status")).toHaveTextContent("Model 3, Mid fade");
    expect(link("Booking Model 3, Mid fade")).toHaveAttribute("href", "#booking");
    fireEvent.click(button("Model 3 Mid fade"));
    expect(pressed()).toEqual([]);
    expect(byRole("status")).toBeEmptyDOMElement();
    expectNo("link");
  });

  test("loads its drawings once it is near", () => {
    const poster = <HaircutPoster haircuts={haircuts} />;
    expect(renderToString(<IndonesianWords>{poster}</IndonesianWords>)).not.toContain("haircuts.svg");
    const { container } = render(poster);
    expect(container.querySelectorAll("use")[3]).toHaveAttribute("href", "/haircuts.svg#two-block");
  });

  test("draws every drawing that the owner can choose", () => {
    const drawings = haircutsSchema.shape.haircuts.element.shape.drawing.unwrap().unwrap().options;
    const sprite = readInProject("static/haircuts.svg");
    expect([...sprite.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id)).toEqual(drawings);
  });
});

const notice = (from: string | null) => (
  <IndonesianWords>
    <Notice
      shop={{ timeZone: "Asia/Makassar", notice: { text: "Libur mendadak hari ini", from, until: "2026-12-01" } }}
    />
  </IndonesianWords>
);
const isThere = () => screen.queryByRole("region", { name: "Pengumuman" }) !== null;

test.each([
  ["2026-11-25", "2026-11-30T15:59:50Z", [true, true]],
  ["2026-12-01", "2026-11-30T15:59:50Z", [false, true]],
  [null, "2026-12-01T15:59:50Z", [true, false]],
])("the shop's notice from %s stands in an older page before and after midnight of %s: %j", (from, moment, seen) => {
  jest.useFakeTimers({ now: new Date("2026-10-01T00:00:00Z") });
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(notice(from));
  expect(isThere()).toBe(from === null);
  jest.setSystemTime(new Date(moment));
  rawRender(notice(from), { container, hydrate: true });
  const before = isThere();
  act(() => jest.advanceTimersByTime(20_000));
  expect([before, isThere()]).toEqual(seen);
});

describe("prices that differ", () => {
  const dearer = band("20:30", "22:00", { multiplier: 1.1 });
  const weekend = { ...bandsOn(["saturday", "sunday"], dearer), name: "Akhir pekan" };

  test("by date are shown with the year of their dates", () => {
    const feast = { ...weekend, name: "Lebaran", days: null, from: "2027-03-10", to: "2027-03-14" };
    render(<PriceBands shop={hours} bands={{ bands: [usual], otherDays: [feast] }} />);
    expect(screen.getByRole("heading", { level: 4 })).toHaveTextContent("Lebaran 10 Mar–14 Mar 2027");
  });

  test("by day alone say nothing of busy hours, or nothing at all", () => {
    const { container, rerender } = render(
      <PriceBands shop={hours} bands={{ bands: [usual], otherDays: [weekend] }} />,
    );
    expect(byRole("heading", "Harga mengikuti hari")).toBeInTheDocument();
    expect(container).not.toHaveTextContent(/jam ramai|jam sepi/i);
    rerender(<PriceBands shop={hours} bands={{ bands: [usual, band("20:30", "22:00")], otherDays: [] }} />);
    expect(container).toBeEmptyDOMElement();
  });

  test.each([
    ["note", 3, "06:00–08:30Pagi+10%, Di luar jam buka"],
    ["hide", 1, "09:00–19:30Jam Bookingharga normal"],
  ])("outside the opening hours are muted or left out: %s", (slotsOutsideHours, count, first) => {
    const bands = [band("06:00", "08:30", { label: "Pagi", multiplier: 1.1 }), usual, band("20:30", "22:00")];
    render(<PriceBands shop={{ ...hours, slotsOutsideHours }} bands={{ bands, otherDays: null }} />);
    const parts = textsOf(screen.getAllByRole("listitem"));
    expect(parts).toHaveLength(count);
    expect(parts[0]).toBe(first);
  });

  test("by weekday stand on each service's card, those by hour do not", () => {
    const services = { services: content("services.json").services.map(asQueried) };
    const cards = (...prices: (typeof usual)[]) => (
      <ServicesSection services={services} bands={{ bands: prices, otherDays: [weekend] }} shop={hours} />
    );
    const { rerender } = render(cards(usual));
    const firstCard = () => byRole("heading", "Potong Rambut Klasik").closest("li");
    expect(firstCard()).toHaveTextContent("Akhir pekan Rp 110.000");
    rerender(cards(usual, dearer));
    expect(firstCard()).not.toHaveTextContent("Akhir pekan");
  });
});
