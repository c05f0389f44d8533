import { screen } from "@testing-library/react";
import { commitFullHours, storedToken } from "../../src/book/store/commitFullHours";
import { contentWithFullHours } from "../../src/features/booking/bookableContent";
import { beforeEachNewDevice, gone, openBookPage, openMore, putInBook, said, tap, tapUntil } from "../support/bookPage";

jest.mock("../../src/book/store/commitFullHours");

const commit = jest.mocked(commitFullHours);
const token = jest.mocked(storedToken);
const repository = { name: "toko/situs", branch: "main", apiRoot: "https://api.github.com" };
const evening = { date: "2026-12-01", from: "17:00", to: "18:00" };
const closing = "Perbarui jam penuh di situs";
const sentTexts = () => commit.mock.calls.map(([, , text]) => JSON.parse(text));

beforeEachNewDevice();
beforeEach(async () => {
  token.mockReturnValue("token");
  commit.mockReset().mockResolvedValue(null);
  await putInBook({ name: "Budi" });
});

async function cancelVisit(): Promise<void> {
  await openMore("Budi");
  await tap("Pelanggan batal");
}

test("an hour that is free again goes from the file by the next publication", async () => {
  await openBookPage({ repository });
  await tapUntil(closing, /^Terkirim/);
  await cancelVisit();
  await said(/, .*batal/);
  await screen.findByText("Kosong lagi, buka di situs:");
  await tapUntil(closing, /^Terkirim/);
  expect(sentTexts()).toEqual([{ hours: [evening] }, { hours: [] }]);
});

test("a refusal goes with the hours that could not be sent", async () => {
  commit.mockResolvedValue("conflict");
  await openBookPage({ repository });
  await tap(closing);
  await screen.findByText(/^Isi situs sedang diubah di tempat lain/);
  await cancelVisit();
  await gone(/jam penuh di situs|^Isi situs/);
});

test("visitors read them as closed hours beside the owner's, and nothing where the file is missing", () => {
  const owners = { date: "2026-12-02", from: "10:00", to: "12:00", reason: "Rapat" };
  const hoursWith = (fullHours: object | null) => {
    const closures = { closures: [], hours: [owners] };
    const data = { shop: {}, services: {}, bands: {}, barbers: {}, closures, fullHours };
    return contentWithFullHours(data as unknown as Queries.BookableContentFragment).closures.hours;
  };
  const full = { ...evening, reason: "Penuh", reasonEnglish: "Full", isFull: true };
  expect(hoursWith({ hours: [evening] })).toEqual([owners, full]);
  expect(hoursWith(null)).toEqual([owners]);
});
