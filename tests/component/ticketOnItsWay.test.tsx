import { screen } from "@testing-library/react";
import { newBooking } from "../../src/domain/booking/bookingState";
import { emptyDraft } from "../../src/domain/booking/draft";
import { newEnvironment, openBooking, submitButton } from "../support/bookingPage";

// The connection: as long as it is down, neither form of the ticket can be loaded.
const mockLine = { isDown: true };

function mockLoaded(file: string): unknown {
  if (mockLine.isDown) throw new Error("the line is down");
  return jest.requireActual(file);
}

jest.mock("../../src/features/ticket/PlainTicket", () => mockLoaded("../../src/features/ticket/PlainTicket"));
jest.mock("../../src/features/ticket/TicketView", () => mockLoaded("../../src/features/ticket/TicketView"));

const draft = { ...emptyDraft, name: "Budi", phone: "0812", serviceIds: ["beard"], date: "2026-12-08", time: "12:00" };

beforeEach(() => {
  mockLine.isDown = true;
});

async function submitOnADeadLine() {
  const { user } = await openBooking({ environment: newEnvironment(undefined, { ...newBooking, draft }) });
  await user.click(submitButton());
  const told = await screen.findByText(/^Tiket belum bisa dimuat\. Booking BTP\w{8} aman selama halaman ini terbuka/);
  return { user, told };
}

test("a ticket that cannot be loaded at all is told with its code, and a retry brings it", async () => {
  const { user, told } = await submitOnADeadLine();
  expect(told).toHaveAttribute("role", "alert");
  mockLine.isDown = false;
  await user.click(screen.getByRole("button", { name: "Coba lagi" }));
  const ticket = await screen.findByRole("article");
  expect(ticket).toHaveTextContent(told.textContent?.match(/BTP\w{8}/)?.[0] ?? "no code");
  expect(ticket).toHaveTextContent("Selasa, 8 Desember 2026");
});

test("from a ticket that cannot be loaded the way back leads to the form as it was, and to the ticket once the line is up", async () => {
  const { user } = await submitOnADeadLine();
  await user.click(screen.getByRole("button", { name: "Kembali ke formulir" }));
  expect(screen.getByRole("textbox", { name: /^Nama/ })).toHaveValue("Budi");
  mockLine.isDown = false;
  await user.click(screen.getByRole("button", { name: "Lihat tiket" }));
  expect(await screen.findByRole("article")).toHaveTextContent("Selasa, 8 Desember 2026");
});
