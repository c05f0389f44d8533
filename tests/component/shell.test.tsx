import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { englishOnlyPages, subpages } from "../../src/domain/links/routes";
import { contentForEnglishReaders } from "../../src/domain/shop/englishContent";
import { Footer } from "../../src/features/shell/Footer";
import { Header } from "../../src/features/shell/Header";
import { NotFound } from "../../src/features/shell/NotFound";
import { statusText } from "../../src/features/shell/OpenStatusLine";
import { Page } from "../../src/features/shell/Page";
import { closeMenu } from "../../src/platform/runtime/starter/menu";
import { content } from "../support/content";
import { pageWords, render, renderInEnglish } from "../support/pageWords";

const shop = {
  breaks: null,
  taglineEnglish: null,
  subpages: englishOnlyPages,
  english: null,
  instagram: null,
  ...content("shop.json"),
  seasonalHours: null,
  secondNumber: null,
  links: null,
};

const none = { closures: [] };

test("the menu on a phone closes after a choice, elsewhere by tap or focus, and on Escape with the focus back on its button", async () => {
  closeMenu();
  const user = userEvent.setup();
  const { container } = render(
    <>
      <Header shop={shop} current="/" translation={null} />
      <button type="button">Isi</button>
    </>,
  );
  const menu = container.querySelector("details") as HTMLDetailsElement;
  const toggle = within(menu).getByText("Menu");
  await user.click(toggle);
  expect(menu).toHaveAttribute("open");
  const links = within(menu).getAllByRole("link");
  expect(links.map((link) => link.textContent)).toEqual(["Layanan", "WhatsApp", "Instagram", "Booking Sekarang"]);
  expect(links.map((link) => link.getAttribute("target"))).toEqual([null, "_blank", "_blank", null]);
  for (const close of [
    () => user.click(within(menu).getByRole("link", { name: "Layanan" })),
    () => user.click(document.body),
    () => {
      links.at(-1)?.focus();
      return user.tab();
    },
    () => user.keyboard("{Escape}"),
  ]) {
    menu.open = true;
    await close();
    expect(menu).not.toHaveAttribute("open");
  }
  expect(menu.querySelector("summary")).toHaveFocus();
});

test.each([
  ["id", "/", "ID", "EN, English", "/en/", "en"],
  ["en", "/en/", "EN", "ID, Bahasa Indonesia", "/", "id"],
] as const)("a page in %s at %s says which it is and leads to the other", (own, path, code, name, href, language) => {
  render(
    <Page words={pageWords[own]} shop={shop} closures={none} current={path} translation={href}>
      Isi
    </Page>,
  );
  const header = within(screen.getByRole("banner"));
  const link = header.getByRole("link", { name });
  expect(link).toHaveAttribute("href", href);
  expect(link).toHaveAttribute("hreflang", language);
  expect(link).toHaveAttribute("lang", language);
  const current = header.getByText(code);
  expect(current).toHaveAttribute("aria-current", "true");
  expect(current.closest("a")).toBeNull();
});

describe("the footer's contact", () => {
  const linksOf = (changes: object) => {
    render(<Footer shop={{ ...shop, ...changes }} closures={none} />);
    const contact = screen.getByRole("region", { name: "Kontak" });
    return within(contact)
      .getAllByRole("link")
      .map((link) => [link.textContent, link.getAttribute("href")]);
  };

  test("is complete without an account on Instagram, and so is the header", () => {
    const texts = linksOf({ instagram: null }).map(([text]) => text);
    expect(texts).toEqual(["0812-0000-0000", "Chat WhatsApp", "Petunjuk arah"]);
    render(<Header shop={{ ...shop, instagram: null }} current="/" translation={null} />);
    expect(screen.queryByRole("link", { name: "Instagram" })).toBeNull();
  });

  const links = { tiktok: "https://www.tiktok.com/@b", facebook: null, youtube: null, googleMaps: "https://g.page/b" };

  test.each([
    ["to call and to chat with, and the shop's pages on other sites", "0813-9876-5432", true, links],
    ["that is not on WhatsApp", "1500 123", false, null],
  ])("has a second number %s below the first", (_name, phone, hasWhatsApp, links) => {
    expect(linksOf({ secondNumber: { phone, hasWhatsApp }, links })).toEqual([
      ["0812-0000-0000", "tel:+6281200000000"],
      [phone, hasWhatsApp ? "tel:+6281398765432" : "tel:1500123"],
      ["Chat WhatsApp", "https://wa.me/6281200000000"],
      ...(hasWhatsApp ? [["Chat WhatsApp 0813-9876-5432", "https://wa.me/6281398765432"]] : []),
      ["Instagram @bintangpangkas.contoh", "https://www.instagram.com/bintangpangkas.contoh/"],
      ...(links
        ? [
            ["TikTok", links.tiktok],
            ["Google Maps", links.googleMaps],
          ]
        : []),
      ["Petunjuk arah", expect.stringContaining("https://www.google.com/maps/dir/")],
    ]);
  });
});

describe("an English page", () => {
  const open = (changes: object) => {
    jest.useFakeTimers({ now: new Date("2026-12-01T10:00:00+07:00") });
    const own = { ...shop, secondNumber: { phone: "(021) 555 0123", hasWhatsApp: true }, ...changes };
    const content = contentForEnglishReaders({ shop: own });
    return render(
      <Page words={pageWords.en} shop={content.shop} closures={none} current="/about/">
        About us
      </Page>,
    );
  };
  afterEach(() => jest.useRealTimers());

  test("gives the shop's numbers as they are dialled from abroad", () => {
    const { container } = open({});
    expect(screen.getByRole("link", { name: "+62 812-0000-0000" })).toHaveAttribute("href", "tel:+6281200000000");
    expect(screen.getByRole("link", { name: "+62 21 555 0123" })).toHaveAttribute("href", "tel:+62215550123");
    expect(container).not.toHaveTextContent(/\b0812|\(021\)/);
  });

  test("names the seasons in the shop's English, or in its own language marked as such", () => {
    const season = { from: "2027-02-08", to: "2027-03-09", days: null, open: "13:00", close: "24:00" };
    const ramadan = { ...season, name: "Bulan puasa", nameEnglish: "Ramadan" };
    const school = { ...season, name: "Libur sekolah", from: "2027-07-01", to: "2027-07-10", nameEnglish: null };
    open({ seasonalHours: [ramadan, school] });
    const hours = within(screen.getByRole("region", { name: /^Opening Hours/ }));
    expect(hours.getByText("Ramadan").parentElement).toHaveTextContent("Ramadan, 8 Feb-9 Mar 2027");
    expect(hours.queryByText(/Bulan puasa/)).not.toBeInTheDocument();
    expect(hours.getByText("Libur sekolah")).toHaveAttribute("lang", "id");
  });

  test("says that its hours are the shop's", async () => {
    open({ timeZone: "Asia/Jayapura" });
    const hours = screen.getByRole("region", { name: "Opening Hours (WIT)" });
    expect(within(hours).getByText(/^(Open now, closes|Closed, opens).* at \d\d:00 WIT$/)).toBeVisible();
  });
});

test.each(["id", "en"] as const)(
  "the footer and the header in %s lead to no page that the shop does not have",
  (language) => {
    const own = { ...shop, subpages: subpages({}, { products: [] }) };
    const renderPart = language === "id" ? render : renderInEnglish;
    renderPart(<Footer shop={own} closures={none} />);
    const pages = () => screen.getAllByRole("link").map((link) => link.getAttribute("href") ?? "");
    expect(pages().filter((href) => href.startsWith("/"))).toEqual([
      language === "id" ? "/en/" : "/",
      "/services/",
      "/about/",
    ]);
    renderInEnglish(<Header shop={own} current="/about/" translation={null} />);
    expect(pages()).toContain("/about/");
    expect(pages()).not.toContain("/products/");
  },
);

test("the page for unknown addresses leads home, to the page in English where there is one", () => {
  const { rerender } = render(<NotFound shop={shop} />);
  expect(screen.getByRole("link", { name: /beranda/ })).toHaveAttribute("href", "/");
  expect(screen.getByRole("link", { name: "Home in English" })).toHaveAttribute("href", "/en/");
  rerender(<NotFound shop={{ ...shop, english: false }} />);
  expect(screen.queryByRole("link", { name: /English/ })).not.toBeInTheDocument();
  expect(screen.getByRole("heading")).toHaveTextContent("Waduh! Halaman tidak ditemukan");
});

test.each([
  [{ isOpen: true, closes: null } as const, "Buka sekarang", "Open now"],
  [{ isOpen: true, closes: "20:00" } as const, "Buka sekarang, tutup pukul 20:00", "Open now, closes at 20:00 WIB"],
  [
    { isOpen: false, opens: { daysAhead: 1, weekday: "sunday", time: "10:00" } } as const,
    "Tutup, buka besok pukul 10:00",
    "Closed, opens tomorrow at 10:00 WIB",
  ],
  [
    { isOpen: false, opens: { daysAhead: 3, weekday: "friday", time: "09:00" } } as const,
    "Tutup, buka Jumat pukul 09:00",
    "Closed, opens Friday at 09:00 WIB",
  ],
  [{ isOpen: false, opens: null } as const, "Sedang tutup", "Closed"],
])("the opening status %j reads well in both languages", (status, indonesian, english) => {
  expect(statusText(status, pageWords.id.shell.openStatus, "WIB")).toBe(indonesian);
  expect(statusText(status, pageWords.en.shell.openStatus, "WIB")).toBe(english);
});
