import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { englishOnlyPages, subpages } from "../../src/domain/routes";
import { contentForEnglishReaders } from "../../src/domain/shop/englishContent";
import { Footer } from "../../src/features/frame/Footer";
import { Header } from "../../src/features/frame/Header";
import { NotFound } from "../../src/features/frame/NotFound";
import { statusText } from "../../src/features/frame/OpenStatusLine";
import { Page } from "../../src/features/frame/Page";
import { addMenuListeners } from "../../src/runtime/starter/menu";
import { menuAttribute } from "../../src/runtime/starter/startPlan";
import { content } from "../support/content";
import { arriveBy, byRole, expectNo, link, linksOf, textsOf } from "../support/elements";
import { pageWords, render, renderInEnglish } from "../support/pageWords";

const shop = { ...content("shop.json"), subpages: englishOnlyPages };

const none = { closures: [] };

test("the phone's menu closes by choice, tap, focus, Back, button and Escape", async () => {
  addMenuListeners();
  const user = userEvent.setup();
  const { container } = render(
    <>
      <Header shop={shop} current="/" />
      <button type="button">Isi</button>
    </>,
  );
  const menu = container.querySelector("details") as HTMLDetailsElement;
  const links = within(menu).getAllByRole("link", { hidden: true });
  expect(textsOf(links)).toEqual(["Layanan", "WhatsApp", "Instagram", "Booking Sekarang"]);
  const isAtMenu = () => Boolean(window.history.state?.[menuAttribute]);
  for (const close of [
    () => user.click(link("Layanan", menu)),
    () => user.click(document.body),
    () => {
      links.at(-1)?.focus();
      return user.tab();
    },
    () => act(() => window.history.back()),
    () => user.click(within(menu).getByText("Menu")),
    () => user.keyboard("{Escape}"),
  ]) {
    await user.click(within(menu).getByText("Menu"));
    await waitFor(() => expect(isAtMenu()).toBe(true));
    await close();
    await waitFor(() => expect(menu).not.toHaveAttribute("open"));
    // No entry of the menu is left, on which Back would do nothing.
    await waitFor(() => expect(isAtMenu()).toBe(false));
  }
  expect(menu.querySelector("summary")).toHaveFocus();
});

test.each([
  ["id", "/tiket/", "/en/ticket/", "/en/ticket/"],
  ["en", "/en/ticket/", "/tiket/", "/tiket/"],
  ["id", "/404/", undefined, "/en/"],
  ["en", "/about/", undefined, "/"],
] as const)("a page in %s at %s leads to the other language, at its home at least", (own, path, translation, href) => {
  const page = (english: boolean) => (
    <Page words={pageWords[own]} shop={{ ...shop, english }} closures={none} current={path} translation={translation}>
      Isi
    </Page>
  );
  const { rerender } = render(page(true));
  const header = byRole("banner");
  const [code, name, language] = own === "id" ? ["ID", "EN, English", "en"] : ["EN", "ID, Bahasa Indonesia", "id"];
  expect(link(name, header)).toHaveAttribute("href", href);
  expect(link(name, header)).toHaveAttribute("lang", language);
  expect(within(header).getByText(code)).toHaveAttribute("aria-current", "true");
  rerender(page(false));
  expectNo("link", name, header);
});

test("'Langsung ke konten' moves the focus and keeps the fragment", async () => {
  arriveBy("#kode=BTP123456AB");
  render(
    <Page words={pageWords.id} shop={shop} closures={none} current="/tiket/">
      Isi
    </Page>,
  );
  await userEvent.click(link("Langsung ke konten"));
  expect(byRole("main")).toHaveFocus();
  expect(window.location.hash).toBe("#kode=BTP123456AB");
});

test("the footer has every number and page of the shop", () => {
  const links = { tiktok: "https://www.tiktok.com/@b", facebook: null, youtube: null, googleMaps: "https://g.page/b" };
  const footer = (changes: object) => <Footer shop={{ ...shop, ...changes }} closures={none} />;
  const shown = () => linksOf(within(byRole("region", "Kontak")).getAllByRole("link"));
  const { rerender } = render(footer({ secondNumber: { phone: "0813-9876-5432", hasWhatsApp: true }, links }));
  const direction = ["Petunjuk arah", expect.stringContaining("https://www.google.com/maps/dir/")];
  expect(shown()).toEqual([
    ["0812-0000-0000", "tel:+6281200000000"],
    ["0813-9876-5432", "tel:+6281398765432"],
    ["Chat WhatsApp", "https://wa.me/6281200000000"],
    ["Chat WhatsApp 0813-9876-5432", "https://wa.me/6281398765432"],
    ["Instagram @bintangpangkas.contoh", "https://www.instagram.com/bintangpangkas.contoh/"],
    ["TikTok", links.tiktok],
    ["Google Maps", links.googleMaps],
    direction,
  ]);
  rerender(footer({ instagram: null, secondNumber: { phone: "1500 123", hasWhatsApp: false } }));
  expect(shown()).toEqual([
    ["0812-0000-0000", "tel:+6281200000000"],
    ["1500 123", "tel:1500123"],
    ["Chat WhatsApp", "https://wa.me/6281200000000"],
    direction,
  ]);
});

test("an English page has numbers as dialled from abroad, marked seasons, and names its clock", () => {
  jest.useFakeTimers({ now: new Date("2026-12-01T10:00:00+07:00") });
  const season = { from: "2027-02-08", to: "2027-03-09", days: null, open: "13:00", close: "24:00" };
  const english = contentForEnglishReaders({
    shop: {
      ...shop,
      timeZone: "Asia/Jayapura",
      secondNumber: { phone: "(021) 555 0123", hasWhatsApp: true },
      seasonalHours: [
        { ...season, name: "Bulan puasa", nameEnglish: "Ramadan" },
        { ...season, name: "Libur sekolah", from: "2027-07-01", to: "2027-07-10", nameEnglish: null },
      ],
    },
  });
  const { container } = render(
    <Page words={pageWords.en} shop={english.shop} closures={none} current="/about/">
      About us
    </Page>,
  );
  expect(link("+62 812-0000-0000")).toHaveAttribute("href", "tel:+6281200000000");
  expect(link("+62 21 555 0123")).toHaveAttribute("href", "tel:+62215550123");
  expect(container).not.toHaveTextContent(/\b0812|\(021\)/);
  const hours = within(byRole("region", "Opening Hours (WIT)"));
  expect(hours.getByText("Ramadan").parentElement).toHaveTextContent("Ramadan, 8 Feb–9 Mar 2027");
  expect(hours.getByText("Libur sekolah")).toHaveAttribute("lang", "id");
  expect(hours.getByText(/^(Open until|Closed, opens).* \d\d:00 WIT$/)).toBeVisible();
});

test("no link leads to a page that the shop does not have", () => {
  const own = { ...shop, subpages: subpages({}, { products: [] }) };
  renderInEnglish(
    <>
      <Header shop={own} current="/about/" />
      <Footer shop={own} closures={none} />
    </>,
  );
  const pages = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
  expect(pages).toContain("/about/");
  expect(pages).not.toContain("/products/");
});

test("the page for unknown addresses leads home in both languages", () => {
  const { rerender } = render(<NotFound shop={shop} />);
  expect(link(/beranda/)).toHaveAttribute("href", "/");
  expect(link("Home in English")).toHaveAttribute("href", "/en/");
  rerender(<NotFound shop={{ ...shop, english: false }} />);
  expectNo("link", /English/);
  expect(byRole("heading")).toHaveTextContent("Waduh! Halaman tidak ditemukan");
});

test.each([
  [{ isOpen: true, closes: "20:00" }, "Buka, tutup 20:00", "Open until 20:00 WIB"],
  [
    { isOpen: false, opens: { daysAhead: 1, weekday: "sunday", time: "10:00" } },
    "Tutup, buka besok 10:00",
    "Closed, opens tomorrow 10:00 WIB",
  ],
  [
    { isOpen: false, opens: { daysAhead: 3, weekday: "friday", time: "09:00" } },
    "Tutup, buka Jumat 09:00",
    "Closed, opens Friday 09:00 WIB",
  ],
  [{ isOpen: false, opens: null }, "Sedang tutup", "Closed"],
] as const)("the opening status %j reads well in both languages", (status, indonesian, english) => {
  expect(statusText(status, pageWords.id.frame.openStatus, "WIB")).toBe(indonesian);
  expect(statusText(status, pageWords.en.frame.openStatus, "WIB")).toBe(english);
});
