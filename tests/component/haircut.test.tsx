import { act, screen } from "@testing-library/react";
import { chosenHaircut } from "../../src/features/haircuts/chosenHaircut";
import { calendar, filled, nameField, openBooking, phoneField, submitForm, untilOnStub } from "../support/bookingPage";
import { chatIn } from "../support/chatOf";
import { arriveBy, button, expectNoText, link, press } from "../support/elements";

afterEach(() => act(() => chosenHaircut.set("")));

const line = () => button("hapus").parentElement;

test("a haircut chosen on the poster is on the stub and a line of the form, and can be given back", async () => {
  chosenHaircut.set("3");
  await openBooking();
  expect(line()).toHaveTextContent("Model 3, Mid fade");
  await untilOnStub("3, Mid fade");
  act(() => chosenHaircut.set("4"));
  expect(line()).toHaveTextContent("Model 4, Two block");
  await press("hapus");
  expectNoText(/^Model \d/);
  expect(calendar()).toHaveFocus();
  expect(chosenHaircut.get()).toBe("");
});

test("a link chooses it for form and poster; ticket and message name it", async () => {
  arriveBy("/?model=3&service=premium&date=2026-12-08&time=12:00#booking");
  const { user } = await openBooking();
  expect(chosenHaircut.get()).toBe("3");
  await user.type(nameField(), "Budi");
  await user.type(phoneField(), "0812 3456 7890");
  await submitForm();
  await screen.findByText("3, Mid fade");
  const { text, ticket } = chatIn(link("Konfirmasi via WhatsApp"));
  expect(text).toContain("\nNomor model: 3, Mid fade\n");
  expect(ticket?.haircut).toBe("3");
  expect(chosenHaircut.get()).toBe("");
});

test("a tap on the poster beside a ticket counts more than what the form held before", async () => {
  chosenHaircut.set("4");
  await openBooking({ environment: filled({ haircut: "3" }) });
  expect(line()).toHaveTextContent("Model 4, Two block");
  expect(chosenHaircut.get()).toBe("4");
});

test("one that has gone says so", async () => {
  arriveBy("/?model=99#booking");
  await openBooking();
  expect(line()).toHaveTextContent("Model 99 (tidak ada lagi di poster)");
});
