import { screen } from "@testing-library/react";
import { barbers } from "../support/barbersAndPhotos";
import { calendar, day, openBooking, service } from "../support/bookingPage";
import { byRole, click, expectText } from "../support/elements";
import { readAloud } from "../support/readAloud";

const choices = () => byRole("group", /Pilih Barber/);
const barber = (name: string) => byRole("radio", new RegExp(name), choices());

/** The form's steps: the number that is seen, and the name that is read aloud. */
const steps = () =>
  screen
    .getAllByRole("group")
    .flatMap((group) => [...group.querySelectorAll("legend")])
    .map((legend) => `${legend.textContent?.match(/^\d/)?.[0]} ${readAloud(legend)}`);

test("only a shop with barbers asks for one, in a step of its own", async () => {
  const { container, unmount } = await openBooking();
  expect(steps()).toEqual(["1 Data Diri", "2 Pilih Layanan", "3 Pilih Tanggal", "4 Pilih Jam"]);
  expect(container).not.toHaveTextContent(/barber[^s]/i);
  unmount();
  await openBooking({ barbers });
  expect(steps()).toEqual(["1 Data Diri", "2 Pilih Layanan", "3 Pilih Barber", "4 Pilih Tanggal", "5 Pilih Jam"]);
  expectText(/Lima langkah/);
  expect(barber("Siapa saja")).toBeChecked();
});

test("a chosen day on which the chosen barber is off goes, with a word", async () => {
  await openBooking({ barbers });
  await click(await day(9));
  await click(barber("Bang Tono"));
  const reason = "Rabu, 9 Desember 2026: Bang Tono libur setiap Rabu.";
  expectText(`${reason} Pilih tanggal lain.`, calendar());
});

test("a barber who does not do an added service gives way, with a word", async () => {
  await openBooking({ barbers: barbers.map((each) => ({ ...each, services: ["beard"] })) });
  await click(barber("Bang Tono"));
  await click(service("Potong Rambut Klasik"));
  expect(barber("Siapa saja")).toBeChecked();
  const reason = "Bang Tono tidak mengerjakan Potong Rambut Klasik.";
  expect(screen.getByText("Sekarang terpilih Siapa saja").parentElement).toHaveTextContent(reason);
  expectText(new RegExp(`^${reason} Sekarang terpilih Siapa saja`), choices());
  expect(barber("Bang Tono")).toBeDisabled();
  expect(barber("Bang Tono")).toHaveAccessibleName(/Tidak mengerjakan Potong Rambut Klasik$/);
});
