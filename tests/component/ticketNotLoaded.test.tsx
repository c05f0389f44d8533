import { screen } from "@testing-library/react";
import { filled, openBooking, submitForm } from "../support/bookingPage";
import { chatIn } from "../support/chatOf";
import { byRole, link, press, untilRole } from "../support/elements";

// The connection: as long as it is down, the ticket cannot be loaded.
const mockLine = { isDown: true };
beforeEach(() => {
  mockLine.isDown = true;
});

jest.mock("../../src/features/ticket/TicketView", () => {
  if (mockLine.isDown) throw new Error("the line is down");
  return jest.requireActual("../../src/features/ticket/TicketView");
});

const told = () => screen.findByText(/^Tampilan tiket belum bisa dimuat\. Booking BTP\w{8} tidak hilang: kirim isinya/);

test("a ticket that cannot be loaded is told, can be sent, and tried again", async () => {
  await openBooking({ environment: filled() });
  await submitForm();
  const alert = await told();
  expect(alert).toHaveAttribute("role", "alert");
  expect(byRole("heading", "Booking Confirmation Ticket")).toHaveFocus();
  const code = alert.textContent?.match(/BTP\w{8}/)?.[0] ?? "no code";
  expect(chatIn(link("Kirim lewat WhatsApp 0812-0000-0000")).ticket).toMatchObject({ code, date: "2026-12-08" });

  mockLine.isDown = false;
  await press("Coba lagi");
  expect(await untilRole("article")).toHaveTextContent(code);
});
