import { readFileSync } from "node:fs";
import path from "node:path";
import { act, fireEvent, screen, within } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { HaircutPoster } from "../../src/features/haircuts/HaircutPoster";
import { Hero } from "../../src/features/home/Hero";
import { Notice } from "../../src/features/home/Notice";
import { PriceBands } from "../../src/features/home/PriceBands";
import { ServicesSection } from "../../src/features/home/ServicesSection";
import { homeWords } from "../../src/features/home/words.id";
import { haircuts as haircutsSchema } from "../../src/owner/schema/haircuts";
import { services as servicesSchema } from "../../src/owner/schema/services";
import { Icon, type IconName } from "../../src/ui/Icon";
import { asQueried, bookable } from "../support/booking";
import { content, projectFolder } from "../support/content";
import { IndonesianWords, render } from "../support/pageWords";

const frozenShop = content("shop.json");
const { openingHours, slotsOutsideHours } = frozenShop;
const hours = { openingHours, slotsOutsideHours, breaks: null, seasonalHours: null };
const picture = { childImageSharp: null };
const shop = {
  english: null,
  instagram: null,
  figures: null,
  ...frozenShop,
  ownWords: null as { trade: string } | null,
  stars: 5,
  pictures: { hero: picture, heroPortrait: picture },
};

const band = { period: "hari", label: "Jam Booking", from: "09:00", to: "20:00", multiplier: 1 };

describe("the first screen", () => {
  test("shows the shop's stars and figures, and says the stars", () => {
    const { container } = render(<Hero bookable={bookable()} shop={{ ...shop, stars: 4 }} />);
    const stars = [...screen.getByRole("img", { name: "4 dari 5 bintang" }).querySelectorAll("svg")];
    expect(stars.map((star) => star.getAttribute("fill") !== "none")).toEqual([true, true, true, true, false]);
    expect([...container.querySelectorAll("dd")].map((figure) => figure.textContent)).toEqual([
      "8+",
      "Premium",
      "Cepat",
    ]);
  });

  test("leads to no account on Instagram where there is none", () => {
    render(<Hero bookable={bookable()} shop={{ ...shop, instagram: null }} />);
    expect(screen.queryByRole("link", { name: /Instagram/ })).toBeNull();
  });
});

describe("the facts on the first screen", () => {
  const hero = <Hero bookable={bookable()} shop={shop} />;
  beforeEach(() => jest.useFakeTimers({ now: new Date("2026-12-05T11:40:00+07:00") }));
  afterEach(() => jest.useRealTimers());

  test("are price and district in the built page; then whether it is open", () => {
    const built = renderToString(<IndonesianWords>{hero}</IndonesianWords>);
    expect(built).toContain("mulai Rp 75.000");
    expect(built).toContain("Menteng");
    expect(built.replace(/<[^>]*>/g, " ")).not.toMatch(/Buka|Hari ini/i);
    render(hero);
    expect(screen.getByText("Buka, tutup 18:00")).toBeInTheDocument();
  });

  test("lead to a request for each of the next three times", () => {
    render(hero);
    const links = screen.getAllByRole("link", { name: /permintaan booking hari ini$/ });
    expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
      ["12:00", "/?date=2026-12-05&time=12:00#booking"],
      ["12:30", "/?date=2026-12-05&time=12:30#booking"],
      ["13:00", "/?date=2026-12-05&time=13:00#booking"],
    ]);
  });
});

test.each([
  ["Barbershop Mas Bro & Kawan-Kawan", 6.88, 0.67],
  ["Jo", 0.95, 1.4],
])("the name %s is set by its longest word, smaller the longer it is", (shopName, longest, scale) => {
  render(<Hero bookable={bookable()} shop={{ ...shop, name: shopName }} />);
  const { style } = screen.getByRole("heading", { level: 1 });
  // As measured in the font; what is reckoned may be a little more, so that the word has room.
  expect(Number(style.getPropertyValue("--longest-word")) / longest).toBeGreaterThan(1);
  expect(Number(style.getPropertyValue("--longest-word")) / longest).toBeLessThan(1.15);
  expect(Number(style.getPropertyValue("--scale"))).toBeCloseTo(scale, 1);
});

describe("the shop's own words", () => {
  const ownWords = { trade: "Pangkas pria dan anak" };

  test.each([
    ["BARBERSHOP", {}],
    ["PANGKAS RAMBUT PRIA", { english: false }],
    ["Pangkas pria dan anak", { english: false, ownWords }],
  ])("below its name stands %s", (shown, changes) => {
    render(<Hero bookable={bookable()} shop={{ ...shop, ...changes }} />);
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(shown);
  });

  test("stand below the services' heading and in the title", () => {
    const section = (services: string | null) => (
      <ServicesSection
        services={{ services: [] }}
        bands={{ bands: [band], otherDays: null }}
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
});

describe("the poster of haircuts", () => {
  const haircuts = content("haircuts.json").haircuts.map((haircut) => ({ drawing: null, ...haircut, picture: null }));
  const option = (name: string) => screen.getByRole("button", { name });

  test("chooses a haircut at a tap, and gives it back at a second", () => {
    render(<HaircutPoster haircuts={haircuts} />);
    const group = screen.getByRole("group", { name: "Mau model nomor berapa?" });
    expect(within(group).getAllByRole("button", { name: /^Model \d+ / })).toHaveLength(12);
    const pressed = () => within(group).queryAllByRole("button", { pressed: true });
    expect(pressed()).toEqual([]);
    fireEvent.click(option("Model 4 Two block"));
    fireEvent.click(option("Model 3 Mid fade"));
    expect(pressed()).toEqual([option("Model 3 Mid fade")]);
    expect(screen.getByRole("status")).toHaveTextContent("Model 3, Mid fade");
    expect(screen.getByRole("link", { name: "Booking Model 3, Mid fade" })).toHaveAttribute("href", "#booking");
    fireEvent.click(option("Model 3 Mid fade"));
    expect(pressed()).toEqual([]);
    expect(screen.getByRole("status")).toBeEmptyDOMElement();
    expect(screen.queryByRole("link")).toBeNull();
  });

  test("loads its drawings once it is near", () => {
    const poster = <HaircutPoster haircuts={haircuts} />;
    expect(renderToString(<IndonesianWords>{poster}</IndonesianWords>)).not.toContain("haircuts.svg");
    const { container } = render(poster);
    expect(container.querySelectorAll("use")[3]).toHaveAttribute("href", "/haircuts.svg#two-block");
  });

  test("draws every drawing that the owner can choose", () => {
    const drawings: readonly string[] = haircutsSchema.shape.haircuts.element.shape.drawing.unwrap().unwrap().options;
    const sprite = readFileSync(path.join(projectFolder, "static/haircuts.svg"), "utf8");
    expect([...sprite.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id)).toEqual(drawings);
  });
});

test("every icon that the owner can choose for a service is drawn", () => {
  const names: readonly IconName[] = servicesSchema.shape.services.element.shape.icon.options;
  const { container } = render(names.map((name) => <Icon key={name} name={name} />));
  expect(container.querySelectorAll("path[d]")).toHaveLength(names.length);
});

describe("the shop's notice", () => {
  const notice = (timeZone: string) => (
    <Notice shop={{ timeZone, notice: { text: "Libur mendadak hari ini", until: "2026-12-01" } }} />
  );
  const at = (moment: string) => jest.useFakeTimers({ now: new Date(moment) });
  afterEach(() => jest.useRealTimers());

  test("stands until its last day ends on the shop's clock", () => {
    at("2026-12-01T15:59:50Z");
    render(notice("Asia/Makassar"));
    expect(screen.getByRole("region", { name: "Pengumuman" })).toHaveTextContent("Libur mendadak hari ini");
    act(() => jest.advanceTimersByTime(20_000));
    expect(screen.queryByRole("region")).toBeNull();
  });

  test("is hidden after that day in the built page too", () => {
    at("2026-12-01T16:00:00Z");
    expect(renderToString(<IndonesianWords>{notice("Asia/Makassar")}</IndonesianWords>)).toContain('hidden=""');
    expect(render(<Notice shop={{ timeZone: "Asia/Jakarta", notice: null }} />).container).toBeEmptyDOMElement();
  });
});

describe("prices that differ", () => {
  const dearer = [{ ...band, period: "malam", multiplier: 1.1 }];
  const weekend = { name: "Akhir pekan", days: ["saturday", "sunday"], from: null, to: null, bands: dearer };

  test("by date are shown with the year of their dates", () => {
    const feast = { ...weekend, name: "Lebaran", days: null, from: "2027-03-10", to: "2027-03-14" };
    render(<PriceBands shop={hours} bands={{ bands: [band], otherDays: [feast] }} />);
    expect(screen.getByRole("heading", { level: 4 })).toHaveTextContent("Lebaran 10 Mar-14 Mar 2027");
  });

  test("by day alone say nothing of busy hours, or nothing at all", () => {
    const { container, rerender } = render(<PriceBands shop={hours} bands={{ bands: [band], otherDays: [weekend] }} />);
    expect(screen.getByRole("heading", { name: "Harga mengikuti hari" })).toBeInTheDocument();
    expect(container).not.toHaveTextContent(/jam ramai|jam sepi/i);
    rerender(<PriceBands shop={hours} bands={{ bands: [band, { ...band, period: "malam" }], otherDays: [] }} />);
    expect(container).toBeEmptyDOMElement();
  });

  test.each([
    ["note", 3, "06:00-08:30Pagi+10%Di luar jam buka, tunggu konfirmasi WhatsApp"],
    ["hide", 1, "09:00-19:30Jam Bookingharga normal"],
  ])("outside the opening hours are muted or left out: %s", (slotsOutsideHours, count, first) => {
    const bands = [
      { ...band, period: "pagi", label: "Pagi", from: "06:00", to: "08:30", multiplier: 1.1 },
      band,
      { ...band, period: "malam", from: "20:00", to: "22:00" },
    ];
    render(<PriceBands shop={{ ...hours, slotsOutsideHours }} bands={{ bands }} />);
    const parts = screen.getAllByRole("listitem").map(({ textContent }) => textContent);
    expect(parts).toHaveLength(count);
    expect(parts[0]).toBe(first);
  });

  test("by weekday stand on each service's card, those by hour do not", () => {
    const services = { services: content("services.json").services.map(asQueried) };
    const cards = (prices: (typeof band)[]) => (
      <ServicesSection services={services} bands={{ bands: prices, otherDays: [weekend] }} shop={hours} />
    );
    const { rerender } = render(cards([band]));
    const firstCard = () => screen.getByRole("heading", { name: "Potong Rambut Klasik" }).closest("li");
    expect(firstCard()).toHaveTextContent("Akhir pekan Rp 110.000");
    rerender(cards([band, ...dearer]));
    expect(firstCard()).not.toHaveTextContent("Akhir pekan");
  });
});
