import type { Page } from "@playwright/test";
import type { Booking } from "../../src/domain/booking/booking";
import { ticketFragment } from "../../src/domain/codecs/ticketLink";
import { booking } from "./booking";
import { button, fillBooking } from "./test";

/** An address that fills in the whole form but name and phone number. */
export const filledForm = "/?service=father-son&date=2026-12-08&time=17:00#booking";

/** What follows # in the address of a ticket of that time, with whatever a test wants otherwise. */
export const ticketWith = (changes: Partial<Booking>) =>
  ticketFragment(booking({ date: "2026-12-08", name: "Budi", phone: "0812-3456-7890", ...changes }));

/** What follows # in the address of the same booking's ticket. */
export const filledTicket = ticketWith({});

export const submitButton = (page: Page) => button(page, /^(Buat Booking|Book)$/);

export async function typeNameAndPhone(page: Page) {
  await page.getByLabel("Nama").fill("Budi Santoso");
  await page.getByLabel("Nomor Telepon").fill("0812 3456 7890");
}

/** Scrolls to the date's step until its field is loaded; hydration scrolls to the address's own anchor once more. */
export const untilDateField = (page: Page) =>
  page.waitForFunction(() => {
    const step = document.querySelector("#booking-date");
    step?.scrollIntoView({ block: "center", behavior: "instant" });
    return step?.querySelector("[role=gridcell], input[type=date]") !== null;
  });

/** Opens the booking form, its date field loaded. */
export async function openForm(page: Page, address = "/#booking") {
  await page.goto(address);
  await untilDateField(page);
}

/** Fills in the form, submits it and waits for the ticket. */
export async function makeTicket(page: Page, what?: Parameters<typeof fillBooking>[1]) {
  await fillBooking(page, what);
  await submitButton(page).click();
  await page.getByRole("article").waitFor();
}
