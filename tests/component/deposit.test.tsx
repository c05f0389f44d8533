import { fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import jsQR from "jsqr";
import type { ComponentProps } from "react";
import type { Booking } from "../../src/domain/booking/booking";
import { describeBooking } from "../../src/domain/booking/description";
import { bookingWords } from "../../src/domain/booking/words.id";
import { readTicketFragment, ticketFragment } from "../../src/domain/links/ticketLink";
import { drawQris } from "../../src/features/ticket/drawQris";
import { drawTicket } from "../../src/features/ticket/drawTicket";
import { ShopAnswers } from "../../src/features/ticket/ShopAnswers";
import { TicketByLink } from "../../src/features/ticket/TicketByLink";
import { TicketView } from "../../src/features/ticket/TicketView";
import { ticketViewWords } from "../../src/features/ticket/words.id";
import { bookable, booking, bookingContent, shop as plainShop, rules, services, ticketPage } from "../support/booking";
import { nameField, openBooking, phoneField, service, slot, submitButton, summary } from "../support/bookingPage";
import { content } from "../support/content";
import { deposit, emvcoExample, qrisWithAmount, shopQris } from "../support/deposit";
import { render } from "../support/pageWords";
import { readChatLink } from "../support/readChatLink";

const terms = { ...deposit, amount: 50_000, percent: null };
const shop = { ...plainShop, deposit: terms };
const asked = booking({ deposit: { amount: 50_000, isReceived: false } });
const instagram = "Mozilla/5.0 (Linux; Android 13; wv) Chrome/120.0.0.0 Mobile Safari/537.36 Instagram 312.0";
const iphone =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Mobile/15E148 Safari/604.1";

afterEach(() => {
  jest.restoreAllMocks();
  window.history.replaceState(null, "", "/");
});

/** What a phone's camera reads from rectangles of these sides on a white ground. */
function scanned(size: number, dark: readonly (readonly [x: number, y: number, side: number])[], scale = 1) {
  const width = size * scale;
  const pixels = new Uint8ClampedArray(width * width * 4).fill(255);
  for (const [x, y, side] of dark) {
    for (let row = y * scale; row < (y + side) * scale; row += 1) {
      for (let column = x * scale; column < (x + side) * scale; column += 1) {
        pixels.fill(0, (row * width + column) * 4, (row * width + column) * 4 + 3);
      }
    }
  }
  return jsQR(pixels, width, width)?.data;
}

/** A canvas that notes what is drawn on it. */
function canvasOf() {
  const texts: string[] = [];
  const rectangles: { x: number; y: number; width: number; height: number; fill: string }[] = [];
  const pen = {
    font: "",
    fillStyle: "",
    textAlign: "",
    beginPath() {},
    arc() {},
    fill() {},
    fillRect: (x: number, y: number, width: number, height: number) =>
      rectangles.push({ x, y, width, height, fill: pen.fillStyle }),
    measureText: (text: string) => ({ width: text.length * 20 }),
    fillText: (text: string) => texts.push(text),
  };
  jest.spyOn(HTMLCanvasElement.prototype, "getContext").mockImplementation((() => pen) as never);
  jest.spyOn(HTMLCanvasElement.prototype, "toBlob").mockImplementation((done) => done(new Blob(["png"])));
  return { texts, rectangles };
}

const section = () => screen.findByRole("region", { name: "Bayar DP lewat QRIS toko" });

/** What the code on the page says. */
async function codeOnPage() {
  const code = within(await section()).getByRole("img", { name: "Kode QRIS toko" });
  const [, , size] = (code.getAttribute("viewBox") ?? "").split(" ").map(Number);
  const squares = [...(code.querySelector("path")?.getAttribute("d") ?? "").matchAll(/M(\d+) (\d+)h1v1h-1z/g)];
  return scanned(
    size ?? 0,
    squares.map(([, x, y]) => [Number(x), Number(y), 1]),
    4,
  );
}

describe("a booking in a shop that asks for a down payment", () => {
  test("says it beside the total, and then on the ticket with the code, the amount and how to pay", async () => {
    canvasOf();
    const { user } = await openBooking({ shop: { deposit: terms } });
    expect(screen.getByText(/DP lewat QRIS, sisanya setelah selesai\.$/)).toBeInTheDocument();
    await user.type(nameField(), "Budi");
    await user.type(phoneField(), "0812 3456 7890");
    await user.click(service("Styling Premium"));
    await user.click(screen.getByRole("gridcell", { name: /\b2 Desember/ }));
    await user.click(slot("14:00"));
    expect(summary()).toHaveTextContent("Rp 150.000");
    expect(summary()).toHaveTextContent("DP Rp 50.000 lewat QRIS");
    await user.click(submitButton());
    expect(await screen.findByRole("article")).toHaveTextContent("DP Rp 50.000, belum dibayar menurut tiket ini");
    const part = await section();
    expect(part).toHaveTextContent("Rp 50.000");
    expect(part).toHaveTextContent("BINTANG PANGKAS");
    expect(part).toHaveTextContent("NMID: ID1021987654321");
    expect(part).toHaveTextContent(terms.terms);
    expect(within(part).getAllByRole("listitem")).toHaveLength(3);
    expect(await codeOnPage()).toBe(shopQris);
  });

  test("says nothing of it where the shop asks for none", async () => {
    const { user, container } = await openBooking();
    expect(screen.getByText(/Bayarnya setelah selesai\.$/)).toBeInTheDocument();
    await user.click(service("Styling Premium"));
    await user.click(slot("14:00"));
    expect(summary()).toHaveTextContent("Rp 150.000");
    expect(container).not.toHaveTextContent(/\bDP\b|QRIS/);
  });
});

describe("on a ticket", () => {
  const open = (made: Booking = asked, asking = shop) => {
    canvasOf();
    const user = userEvent.setup();
    render(<TicketView bookable={bookable()} forShop={bookable()} booking={made} shop={asking} headingId="heading" />);
    return user;
  };

  test.each([
    ["EMVCo's example", emvcoExample, "BEST TRANSPORT"],
    ["a code with an amount", qrisWithAmount, "BINTANG PANGKAS"],
  ])("the code reads back to the letter, and the merchant is who the code names: %s", async (_, qris, merchant) => {
    open(asked, { ...shop, deposit: { ...terms, qris } });
    expect(await codeOnPage()).toBe(qris);
    expect(await section()).toHaveTextContent(merchant);
  });

  test("who cannot pay by QRIS is told to ask in the chat", async () => {
    open();
    expect(await section()).toHaveTextContent("Tidak bisa bayar pakai QRIS? Tanyakan lewat chat.");
  });

  test.each([
    ["only requested", "requested", true],
    ["at an hour that the shop proposes", "proposed", true],
    ["confirmed", "confirmed", false],
  ] as const)("a booking that is %s says accordingly when it is best paid", async (_, status, isAdvised) => {
    open({ ...asked, status });
    const advice = within(await section()).queryByText("Sebaiknya bayar setelah toko mengonfirmasi booking ini.");
    expect(advice !== null).toBe(isAdvised);
  });

  test("the amount is copied as wallets take it, in digits alone", async () => {
    const user = open();
    await user.click(within(await section()).getByRole("button", { name: "Salin nominal" }));
    expect(await navigator.clipboard.readText()).toBe("50000");
    expect(await screen.findByText("Nominal tersalin.")).toBeInTheDocument();
  });

  test("a proof goes to the shop's chat with the booking code and the ticket", async () => {
    open();
    const link = within(await section()).getByRole("link", { name: "Kirim bukti" });
    const { number, text } = readChatLink(link.getAttribute("href") ?? "") ?? {};
    expect(number).toBe(shop.chatNumber);
    expect(text).toMatch(/^BTP123456AB - bukti DP Rp 50\.000\n/);
    expect(readTicketFragment(text?.slice(text.indexOf("#")) ?? "")?.deposit).toEqual(asked.deposit);
  });

  test("the code is saved as a picture named after the merchant", async () => {
    open();
    // A link once the picture is drawn.
    const save = await screen.findByRole("link", { name: "Simpan QR" });
    expect(save).toHaveAttribute("download", "qris-bintang-pangkas.png");
    expect(save.getAttribute("href")).toMatch(/^data:/);
  });

  test.each([
    ["an app's browser", instagram],
    ["an iPhone", iphone],
  ])("in %s, where a download is no photograph, it is shown to be pressed", async (_, userAgent) => {
    jest.spyOn(navigator, "userAgent", "get").mockReturnValue(userAgent);
    const user = open();
    await user.click(within(await section()).getByRole("button", { name: "Simpan QR" }));
    expect(screen.getByText("Tekan lama gambar di bawah, lalu simpan ke galeri.")).toBeInTheDocument();
    expect(await screen.findByRole("img", { name: "Gambar kode QRIS BINTANG PANGKAS" })).toBeInTheDocument();
  });

  test.each([
    ["once the shop says that it came", { deposit: { amount: 50_000, isReceived: true } }],
    ["where the booking is called off", { status: "declined" as const }],
    ["where the ticket asks for none", { deposit: null }],
  ])("there is nothing to pay %s", async (_, changes) => {
    open({ ...asked, ...changes });
    await screen.findByRole("button", { name: "Salin pesan" });
    expect(screen.queryByText(/QRIS/)).not.toBeInTheDocument();
    expect(screen.getByRole("article")).not.toHaveTextContent("belum dibayar");
  });

  test("of a visit that is over nothing is paid in advance", async () => {
    canvasOf();
    window.history.replaceState(null, "", `#${ticketFragment(asked)}`);
    render(
      <TicketByLink
        {...ticketPage({ deposit: terms })}
        shop={shop}
        clock={() => new Date("2026-12-03T12:00:00+07:00")}
      />,
    );
    await screen.findByText("Sudah lewat");
    await screen.findByRole("button", { name: "Salin pesan" });
    expect(screen.queryByText(/QRIS/)).not.toBeInTheDocument();
  });
});

describe("a picture", () => {
  test.each([
    ["the shop's code", shopQris],
    ["EMVCo's example", emvcoExample],
  ])("of %s to keep is large, reads back to the letter and names the merchant", async (_, qris) => {
    const { rectangles, texts } = canvasOf();
    await drawQris(qris, "BINTANG PANGKAS", "ID1020000000001");
    const dark = rectangles.filter(({ fill }) => fill === "#000");
    const [ground] = rectangles;
    expect(ground).toMatchObject({ fill: "#fff", width: 1080 });
    const cell = dark[0]?.width ?? 0;
    expect(cell).toBeGreaterThanOrEqual(12);
    expect(
      scanned(
        1080,
        dark.map(({ x, y, width }) => [x, y, width]),
      ),
    ).toBe(qris);
    // Four light squares around it, which scanners need.
    expect(Math.min(...dark.map(({ x, y }) => Math.min(x, y)))).toBeGreaterThanOrEqual(4 * cell);
    expect(texts).toEqual(["BINTANG PANGKAS", "NMID: ID1020000000001"]);
  });

  test("of the ticket says the down payment", async () => {
    const { texts } = canvasOf();
    await drawTicket(asked, describeBooking(asked, bookingContent(), bookingWords, null).facts, shop, ticketViewWords);
    expect(texts.join(" ")).toContain("DP Rp 50.000, belum dibayar menurut tiket ini");
  });
});

describe("the shop's side", () => {
  const open = (made: Booking, changes: Partial<ComponentProps<typeof ShopAnswers>> = {}) => {
    const view = render(
      <ShopAnswers
        booking={made}
        shop={shop}
        bookable={{ services, barbers: [], rules: rules({ deposit: terms }) }}
        inEnglish={bookable()}
        messages={content("customer-messages.json")}
        now={new Date("2026-11-30T12:00:00+07:00")}
        {...changes}
      />,
    );
    view.container.querySelector("details")?.setAttribute("open", "");
  };
  const messageOf = (name: string | RegExp) =>
    readChatLink(screen.getByRole("link", { name }).getAttribute("href") ?? "")?.text ?? "";

  test.each([
    ["that waits", "requested", "Terima, DP diterima"],
    ["that is confirmed", "confirmed", "DP diterima"],
  ] as const)("of a ticket %s can say that the down payment came", (_, status, name) => {
    open({ ...asked, status });
    const text = messageOf(name);
    expect(text).toContain("DP Rp 50.000 sudah kami terima");
    expect(readTicketFragment(text.slice(text.indexOf("#")))).toMatchObject({
      status: "confirmed",
      deposit: { amount: 50_000, isReceived: true },
    });
    const accepted = messageOf("Terima");
    expect(accepted).toContain("Mohon bayar DP Rp 50.000");
    expect(readTicketFragment(accepted.slice(accepted.indexOf("#")))?.deposit).toEqual(asked.deposit);
  });

  test("an acceptance after 'DP diterima' on the same page does not take it back", () => {
    open(asked);
    const answer = screen.getByRole("link", { name: "Terima, DP diterima" });
    answer.addEventListener("click", (event) => event.preventDefault());
    expect(messageOf("Terima")).toContain("&dp=50000&");
    fireEvent.click(answer);
    expect(messageOf("Terima")).toContain("&dp=diterima50000&");
    expect(messageOf("Tolak")).toContain("Soal DP Rp 50.000 di tiket ini");
    expect(messageOf(/^Usulkan/)).toContain("&dp=diterima50000&");
  });

  test("a reminder after 'DP diterima' on the same page says that it came", () => {
    open({ ...asked, status: "confirmed" });
    const answer = screen.getByRole("link", { name: "DP diterima" });
    answer.addEventListener("click", (event) => event.preventDefault());
    expect(messageOf("Ingatkan untuk besok")).toContain("&dp=50000&");
    fireEvent.click(answer);
    expect(messageOf("Ingatkan untuk besok")).toContain("&dp=diterima50000&");
  });

  test("a double tap opens the chat once", () => {
    open(asked);
    const answer = screen.getByRole("link", { name: "Terima" });
    const opens = (detail: number) => fireEvent.click(answer, { detail });
    expect(opens(1)).toBe(true);
    expect(opens(2)).toBe(false);
  });

  test("of a ticket that says so already asks to compare it, and its other answers keep it", () => {
    open({ ...asked, status: "confirmed", deposit: { amount: 50_000, isReceived: true } });
    expect(screen.getByText(/^DP Rp 50\.000 sudah diterima menurut tautan ini/)).toBeVisible();
    expect(messageOf("Terima, DP belum diterima")).toContain("&dp=50000&");
    expect(messageOf("DP diterima")).toContain("&dp=diterima50000&");
    for (const name of ["Ingatkan untuk besok", /^Usulkan/, "Batalkan"]) {
      expect(messageOf(name)).toContain("&dp=diterima50000&");
    }
  });

  test("of a ticket that says so already offers no acceptance without it once the shop has said that it came", () => {
    open({ ...asked, status: "confirmed", deposit: { amount: 50_000, isReceived: true } });
    const answer = screen.getByRole("link", { name: "DP diterima" });
    answer.addEventListener("click", (event) => event.preventDefault());
    fireEvent.click(answer);
    expect(screen.queryByRole("link", { name: "Terima, DP belum diterima" })).not.toBeInTheDocument();
    expect(messageOf("Terima")).toContain("&dp=diterima50000&");
  });

  test.each([
    ["that waits", "requested", "Terima, DP Rp 50.000 diterima"],
    ["that is confirmed", "confirmed", "DP Rp 50.000 diterima"],
  ] as const)("of a ticket without one %s is told so, and can say that today's came", (_, status, name) => {
    open(booking({ status }));
    expect(screen.getByText("Tiket ini tanpa DP; menurut situs hari ini Rp 50.000.")).toBeVisible();
    expect(messageOf("Terima")).not.toMatch(/DP|dp=/);
    const text = messageOf(name);
    expect(text).toContain("DP Rp 50.000 sudah kami terima");
    expect(text).toContain("&dp=diterima50000&");
    const answer = screen.getByRole("link", { name });
    answer.addEventListener("click", (event) => event.preventDefault());
    fireEvent.click(answer);
    for (const later of ["Terima", /^Usulkan/]) expect(messageOf(later)).toContain("&dp=diterima50000&");
  });

  test.each([
    ["where the price of today is not known", { time: "17:10" }, {}],
    ["of a visit that is past", {}, { now: new Date("2026-12-02T12:00:00+07:00") }],
    ["where the shop asks for none", {}, { bookable: bookable() }],
    ["of a booking that is called off", { status: "declined" as const }, {}],
  ])("of a ticket without one cannot say that it came %s", (_, changes, props) => {
    open(booking(changes), props);
    expect(screen.getByRole("link", { name: "Terima" })).toBeVisible();
    expect(screen.queryByRole("link", { name: /DP/ })).not.toBeInTheDocument();
  });
});
