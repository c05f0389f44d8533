import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { Booking } from "../../src/domain/booking/booking";
import { ticketFragment } from "../../src/domain/links/ticketLink";
import { bookableIn, withEnglishTexts } from "../../src/domain/shop/englishContent";
import { BookingSection } from "../../src/features/booking/BookingSection";
import { TicketByLink } from "../../src/features/ticket/TicketByLink";
import EnglishTicketPage from "../../src/pages/en/ticket";
import { asQueried, booking, shop as indonesianShop } from "../support/booking";
import { newEnvironment } from "../support/bookingPage";
import { chatIn } from "../support/chatOf";
import { content } from "../support/content";
import { deposit } from "../support/deposit";
import { indonesianIn } from "../support/languages";
import { renderInEnglish } from "../support/pageWords";

const files = {
  shop: indonesianShop,
  services: { services: content("services.json").services.map(asQueried) },
  bands: { otherDays: null, ...content("time-slot-bands.json") },
  closures: {
    closures: [{ from: "2026-12-08", to: "2026-12-09", reason: "Libur", reasonEnglish: "Holiday" }],
    hours: [{ date: "2026-12-02", from: "10:00", to: "12:00", reason: "Penuh", reasonEnglish: "Full" }],
  },
  barbers: {
    barbers: [
      {
        id: "rizky",
        name: "Rizky",
        daysOff: ["monday"],
        leave: [{ from: "2026-12-03", to: "2026-12-04", reason: "Pulang kampung", reasonEnglish: "Visiting family" }],
        services: ["classic", "premium"],
        workingHours: [{ days: ["saturday"], open: "13:00", close: "17:00" }],
      },
    ],
  },
};

const english = withEnglishTexts(files);
const shop = { ...english.shop, deposit: null };
const now = "2026-12-01T08:00:00+07:00";

async function openBooking(search = "", timeZone = "Asia/Jakarta", content: typeof files = files) {
  window.history.replaceState(null, "", `/en/${search}`);
  const user = userEvent.setup();
  const view = renderInEnglish(
    <BookingSection
      shop={{ ...shop, timeZone }}
      services={english.services.services}
      bookableIn={bookableIn({ ...content, shop: { ...content.shop, timeZone } })}
      environment={newEnvironment(() => new Date(now))}
    />,
  );
  await screen.findAllByRole("gridcell");
  return { user, ...view };
}

const expectEnglish = (element: Element = document.body) => expect(indonesianIn(element)).toEqual([]);

const fill = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.type(screen.getByLabelText("Name"), "John Smith");
  await user.type(screen.getByLabelText(/^Phone Number/), "+44 7700 900123");
  await user.click(screen.getByRole("checkbox", { name: /Premium Styling/ }));
  await user.click(screen.getByRole("gridcell", { name: /^Choose Saturday, 5 December 2026/ }));
  await user.click(screen.getByRole("radio", { name: /^14:00/ }));
};

const textOf = (name: string | RegExp) => chatIn(screen.getByRole("link", { name })).text;

test("the form is English as it opens, with what is missing, with closed days and with a month of holidays", async () => {
  const { user } = await openBooking();
  expectEnglish();
  expect(screen.getByText("Closed: Holiday (8 December - 9 December)")).toBeInTheDocument();
  expect(screen.getByRole("textbox", { name: "Phone Number" })).toHaveAccessibleDescription(/^With the country code/);
  await user.click(screen.getByRole("button", { name: "Book" }));
  expect(screen.getByText("Enter your name.")).toBeInTheDocument();
  expectEnglish();
  await user.click(screen.getByRole("radio", { name: /^Rizky/ }));
  expectEnglish();
  await user.click(screen.getByRole("button", { name: "Next month" }));
  await screen.findByText("January 2027");
  expectEnglish();
});

test("what a link cannot fill in, and what is no longer possible, is said in English", async () => {
  const { user } = await openBooking("?service=nothing&barber=rizky&date=2026-12-05&time=09:30#booking");
  expect(await screen.findByText(/^Part of the link could not be used/)).toBeInTheDocument();
  await user.click(screen.getByRole("checkbox", { name: /Beard Trim/ }));
  expect(screen.getByText(/^Rizky does not offer Beard Trim/)).toBeInTheDocument();
  await user.click(screen.getByRole("gridcell", { name: /\b2 December 2026/ }));
  expectEnglish();
});

test("the reason for a break without an English text stands in the page as Indonesian", async () => {
  const breaks = [{ day: "friday", from: "12:00", to: "13:00", reason: "Salat Jumat", reasonEnglish: null }];
  const { user } = await openBooking("", "Asia/Jakarta", { ...files, shop: { ...files.shop, breaks } } as typeof files);
  await user.click(screen.getByRole("gridcell", { name: /\b11 December 2026/ }));
  expect(screen.getAllByText("Salat Jumat")[0]).toHaveAttribute("lang", "id");
});

test("the times to choose and the chosen one are said to be the shop's", async () => {
  const { user } = await openBooking("", "Asia/Jayapura");
  expect(screen.getByRole("group", { name: "Choose a Time (WIT)" })).toBeInTheDocument();
  await fill(user);
  expect(screen.getByText(/14:00 WIT Afternoon/)).toBeInTheDocument();
});

const dayBefore = "2026-11-30T12:00:00+07:00";

type Shown = { at?: string; asks?: boolean };

/** The English page of tickets, with what stands in its address behind #. */
const openPage = (fragment: string, { at = dayBefore, asks = false }: Shown = {}) => {
  window.history.replaceState(null, "", `/en/ticket/#${fragment}`);
  const offered = bookableIn({ ...files, shop: { ...files.shop, deposit: asks ? deposit : null } });
  return renderInEnglish(
    <TicketByLink
      shop={{ ...shop, deposit: asks ? { ...deposit, terms: "Returned if you cancel 3 hours ahead." } : null }}
      bookableIn={offered}
      messages={content("customer-messages.json")}
      clock={() => new Date(at)}
    />,
  );
};

const openTicket = async (changes: Partial<Booking>, shown?: Shown) => {
  const view = openPage(ticketFragment(booking({ language: "en", ...changes })), shown);
  await screen.findByRole("article");
  return view;
};

test("an answer that the shop has not written in English goes out wholly in Indonesian from the English page too", async () => {
  jest.useFakeTimers({ now: new Date(dayBefore), advanceTimers: true });
  window.history.replaceState(null, "", `/en/ticket/#${ticketFragment(booking({ language: "en" }))}`);
  const data = {
    ...files,
    shop: { notice: null, secondNumber: null, links: null, subpages: [], ...files.shop },
    fullHours: null,
    messages: { ...content("customer-messages.json"), refusalEnglish: null },
    site: { siteMetadata: {} },
  };
  const props = { data } as unknown as Parameters<typeof EnglishTicketPage>[0];
  render(<EnglishTicketPage {...props} />);
  const fold = (await screen.findByText("Untuk toko: jawab booking ini")).closest("details") as HTMLDetailsElement;
  fold.open = true;
  fireEvent(fold, new Event("toggle"));
  const messageOf = async (name: string) => chatIn(await screen.findByRole("link", { name })).text;
  expect(await messageOf("Terima")).toMatch(/^Hello /);
  expect(await messageOf("Tolak")).toMatch(/^Halo .* Maaf,/);
  jest.useRealTimers();
});

// Each row is whole: Jest takes a parameter without a value for the callback that ends the test.
test.each<[string, Partial<Booking>, string]>([
  ["requested", {}, dayBefore],
  ["confirmed", { status: "confirmed" }, dayBefore],
  ["proposed", { status: "proposed" }, dayBefore],
  ["cancelled", { status: "cancelled" }, dayBefore],
  ["of a visit that is over", {}, "2026-12-03T12:00:00+07:00"],
  ["on closed days", { date: "2026-12-08" }, dayBefore],
  ["in a full hour", { date: "2026-12-02", time: "10:30" }, dayBefore],
  ["with a barber on leave", { date: "2026-12-03", barberId: "rizky" }, dayBefore],
  ["with a service that has gone", { serviceIds: ["father-son", "kids"] }, dayBefore],
  ["at another price", { total: 1000 }, dayBefore],
  ["at no booking time", { time: "17:10" }, dayBefore],
])("a ticket %s is English but for the shop's part", async (_name, changes, at) => {
  const { container } = await openTicket(changes, { at });
  await screen.findByRole("button", { name: "Copy message" });
  expectEnglish(container);
});

test("a ticket that was cut off is English, and so is an address without one", async () => {
  const { container, unmount } = openPage("kode=BTP123456AB&bahasa=en&nama=John");
  await screen.findByText(/^This ticket's address is incomplete/);
  expectEnglish(container);
  expect(textOf(/^Ask on WhatsApp/)).toMatch(/^Pelanggan berbahasa Inggris\. Tautan tiket saya tidak terbaca utuh\./);
  unmount();
  const { container: empty } = openPage("");
  await screen.findByRole("link", { name: "Book Now" });
  expectEnglish(empty);
});

test("a deposit is asked for in English, also where its code cannot be drawn as a picture", async () => {
  jest.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null);
  const { container } = await openTicket(
    { status: "confirmed", deposit: { amount: 50_000, isReceived: false } },
    { asks: true },
  );
  await screen.findByText("Pay the deposit with the shop's QRIS code");
  fireEvent.click(screen.getByRole("button", { name: "Save code" }));
  await screen.findByText(/^This browser cannot make the picture/);
  expectEnglish(container);
});

test("the shop answers in the language of the ticket, with its own English words", async () => {
  const { container } = await openTicket({ date: "2026-12-08" });
  const details = container.querySelector("section details") as HTMLDetailsElement;
  details.open = true;
  fireEvent(details, new Event("toggle"));
  await screen.findByRole("link", { name: "Terima" });
  const text = textOf("Terima");
  expect(text).toContain("Hello Budi Santoso, thank you for booking");
  expect(text).toContain("Father & Son, Tuesday, 8 December 2026 at 17:00 WIB");
  expect(text).toContain("/en/ticket/#");
  expect(text).toContain("status=diterima");
  expect(textOf(/^Usulkan/)).toContain(
    "we cannot take you on Tuesday, 8 December 2026 at 17:00 WIB. The shop is closed on that day: Holiday.",
  );
});

test.each([
  ["en", "07700 900123", 1],
  ["en", "+44 7700 900123", 0],
  ["id", "0812-3456-7890", 0],
] as const)(
  "of a ticket in %s the shop is told whether %s may be a number of another country",
  async (language, phone, warnings) => {
    await openTicket({ phone, language });
    await screen.findByRole("link", { name: "Terima" });
    expect(screen.queryAllByText(/tanpa kode negara.*jawab di chat yang masuk dari pelanggan/)).toHaveLength(warnings);
  },
);
