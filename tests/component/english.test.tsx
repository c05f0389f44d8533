import { fireEvent, screen } from "@testing-library/react";
import type { Booking } from "../../src/domain/booking/booking";
import { ticketFragment } from "../../src/domain/codecs/ticketLink";
import { offeringIn, withEnglishTexts } from "../../src/domain/shop/englishContent";
import { TicketByLink } from "../../src/features/ticket/TicketByLink";
import { booking, shop as indonesianShop } from "../support/booking";
import { offeringFiles, openBooking } from "../support/bookingPage";
import { chatIn } from "../support/chatOf";
import { deposit } from "../support/deposit";
import { arriveBy, button, byRole, click, expectText, field, link, press, untilRole } from "../support/elements";
import { indonesianIn } from "../support/languages";
import { renderInEnglish } from "../support/pageWords";

const closures = [{ from: "2026-12-08", to: "2026-12-09", reason: "Libur", reasonEnglish: "Holiday" }];
const hours = [{ date: "2026-12-02", from: "10:00", to: "12:00", reason: "Penuh", reasonEnglish: "Full" }];
const barbers = [
  {
    id: "rizky",
    name: "Rizky",
    daysOff: ["monday"],
    leave: [{ from: "2026-12-03", to: "2026-12-04", reason: "Pulang kampung", reasonEnglish: "Visiting family" }],
    services: ["classic", "premium"],
    workingHours: [{ days: ["saturday"], open: "13:00", close: "17:00" }],
  },
];

const expectEnglish = (element = document.body) => expect(indonesianIn(element.outerHTML)).toEqual([]);

describe("the form", () => {
  const open = (shop = {}) => openBooking({ language: "en", closures, hours, barbers, shop });

  test("is English as it opens, with gaps, and with closed days", async () => {
    await open({ timeZone: "Asia/Jayapura" });
    expectEnglish();
    expect(byRole("group", "Choose a Time (WIT)")).toBeInTheDocument();
    expectText("Closed: Holiday (8 December–9 December)");
    expect(field("Phone Number")).toHaveAccessibleDescription(/^With the country code/);
    await press("Book");
    expectText("Enter your name.");
    await click(byRole("radio", /^Rizky/));
    expectEnglish();
    await press("Next month");
    await screen.findByText("January 2027");
    expectEnglish();
  });

  test("says in English what a link or the shop cannot do", async () => {
    arriveBy("/en/?service=nothing&barber=rizky&date=2026-12-05&time=09:30#booking");
    await open();
    await screen.findByText(/^Part of the link could not be used/);
    await click(byRole("checkbox", /Beard Trim/));
    expectText(/^Rizky does not offer Beard Trim/);
    await click(byRole("gridcell", /\b2 December 2026/));
    expectEnglish();
  });

  test("marks the reason for a break without an English text as Indonesian", async () => {
    await open({ breaks: [{ day: "friday", from: "12:00", to: "13:00", reason: "Salat Jumat", reasonEnglish: null }] });
    await click(byRole("gridcell", /\b11 December 2026/));
    expect(screen.getAllByText("Salat Jumat")[0]).toHaveAttribute("lang", "id");
  });
});

describe("a ticket", () => {
  const dayBefore = "2026-11-30T12:00:00+07:00";

  /** Opens the English page of tickets in a shop that asks for a deposit, with what stands in its address behind #. */
  function openPage(fragment: string, at = dayBefore) {
    arriveBy(`/en/ticket/#${fragment}`);
    const shop = { ...indonesianShop, deposit: { ...deposit, termsEnglish: "Returned if you cancel 3 hours ahead." } };
    return renderInEnglish(
      <TicketByLink
        shop={withEnglishTexts(shop)}
        offeringIn={offeringIn(offeringFiles({ shop, closures, hours, barbers }))}
        clock={() => new Date(at)}
      />,
    );
  }

  async function openTicket(changes: Partial<Booking>, at?: string) {
    const view = openPage(ticketFragment(booking({ language: "en", ...changes })), at);
    await untilRole("button", "Copy message");
    return view;
  }

  // Each row is whole: Jest takes a parameter without a value for the callback that ends the test.
  test.each([
    ["confirmed, with a barber on leave", { status: "confirmed", date: "2026-12-03", barberId: "rizky" }, dayBefore],
    ["proposed in a full hour", { status: "proposed", date: "2026-12-02", time: "10:30" }, dayBefore],
    ["cancelled", { status: "cancelled" }, dayBefore],
    ["of a visit that is over", {}, "2026-12-03T12:00:00+07:00"],
    [
      "on closed days, with a service that has gone, at another price",
      { date: "2026-12-08", serviceIds: ["father-son", "kids"], total: 1000 },
      dayBefore,
    ],
  ] as const)("%s is English but for the shop's part", async (_name, changes, at) => {
    const { container } = await openTicket(changes, at);
    expectEnglish(container);
  });

  test("that was cut off, or is none, is English", async () => {
    const { container, unmount } = openPage("kode=BTP123456AB&bahasa=en&nama=John");
    await screen.findByText(/^This link was cut off/);
    expectEnglish(container);
    expect(chatIn(link(/^Ask on WhatsApp/)).text).toMatch(
      /^Pelanggan berbahasa Inggris\. Tautan tiket saya tidak terbuka/,
    );
    unmount();
    const { container: empty } = openPage("");
    await untilRole("link", "Book Now");
    expectEnglish(empty);
  });

  test("asks for a deposit in English, also without a picture", async () => {
    jest.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null);
    const { container } = await openTicket({
      status: "confirmed",
      deposit: { amount: 50_000, isReceived: false },
    });
    await screen.findByText("Pay the deposit with the shop's QRIS code");
    fireEvent.click(button("Save code"));
    await screen.findByText(/^This browser cannot make the picture/);
    expectEnglish(container);
  });
});
