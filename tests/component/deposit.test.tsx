import { screen } from "@testing-library/react";
import type { Booking } from "../../src/domain/booking/booking";
import { ticketFragment } from "../../src/domain/codecs/ticketLink";
import { booking, shop as plainShop } from "../support/booking";
import { filled, openBooking, stub, submitForm, untilOnStub } from "../support/bookingPage";
import { stubCanvas } from "../support/canvas";
import { chatIn } from "../support/chatOf";
import { deposit as terms } from "../support/deposit";
import { expectNoText, link, press, untilRole } from "../support/elements";
import { openTicket, openTicketPage } from "../support/ticketPage";

const shop = { ...plainShop, deposit: terms };
const asked = booking({ deposit: { amount: 50_000, isReceived: false } });
const iphone =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Mobile/15E148 Safari/604.1";

const section = () => untilRole("region", "Bayar DP lewat QRIS toko");

test("a booking says its deposit; the ticket has the code and how to pay", async () => {
  const environment = filled({ serviceIds: ["premium"] });
  await openBooking({ shop: { deposit: terms }, environment });
  expect(screen.getByText(/DP lewat QRIS\./)).toHaveTextContent(/DP kembali penuh kalau/);

  await untilOnStub(/Styling Premium/);
  expect(stub()).not.toHaveTextContent("DP");
  await submitForm();
  expect(await untilRole("article")).toHaveTextContent("DP Rp 50.000, belum dibayar menurut tiket ini");
  const part = await section();
  for (const words of ["Rp 50.000", "BINTANG PANGKAS", "NMID: ID1021987654321", terms.terms])
    expect(part).toHaveTextContent(words);
  const proof = chatIn(link("Kirim bukti", part));
  expect(proof).toMatchObject({
    number: shop.chatNumber,
    text: expect.stringMatching(/^BTP\w{8} - bukti DP Rp 50\.000\n/),
  });
});

describe("on a ticket", () => {
  const open = (made: Booking = asked) => {
    const { marks } = stubCanvas();
    openTicket(made, { shop });
    return marks;
  };

  test.each([
    ["requested", false, "DP Rp 50.000 lewat QRIS setelah dikonfirmasi"],
    ["confirmed", true, "Bayar DP lewat QRIS toko"],
  ] as const)("that is %s its part is open: %s", async (status, isOpen, line) => {
    open({ ...asked, status });
    const details = (await section()).querySelector("details");
    expect(details?.open).toBe(isOpen);
    expect(details?.querySelector("summary")).toHaveTextContent(line);
  });

  test("that is confirmed the first button leads to its part, also where that was folded", async () => {
    open({ ...asked, status: "confirmed" });
    const part = await section();
    const [fold] = part.getElementsByTagName("details");
    fold?.removeAttribute("open");
    await press("Bayar DP Rp 50.000");
    expect(fold?.open).toBe(true);
    expect(part).toHaveFocus();
    expect(link("Chat toko via WhatsApp")).toBeInTheDocument();
  });

  test("the amount is copied in digits, and the code saved with its merchant", async () => {
    const marks = open();
    const part = await section();
    await press("Salin nominal", part);
    expect(await navigator.clipboard.readText()).toBe("50000");
    const save = jest.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation();
    await press("Simpan QR", part);
    expect(save.mock.contexts).toEqual([expect.objectContaining({ download: "qris-bintang-pangkas.png" })]);
    expect(marks.map(({ text }) => text)).toEqual(["BINTANG PANGKAS", "NMID: ID1021987654321"]);
  });

  test("an iPhone shows the picture to be pressed", async () => {
    jest.spyOn(navigator, "userAgent", "get").mockReturnValue(iphone);
    open();
    await press("Simpan QR", await section());
    await untilRole("img", "Gambar kode QRIS BINTANG PANGKAS");
    expect(screen.getByText(/^Tekan lama gambar ini/)).toBeInTheDocument();
  });

  test("of a visit that is over nothing is paid in advance", async () => {
    openTicketPage(ticketFragment(asked), { shop, clock: () => new Date("2026-12-03T12:00:00+07:00") });
    await screen.findByText("Sudah lewat");
    expectNoText(/QRIS/);
    expectNoText("Bayar DP");
  });
});
