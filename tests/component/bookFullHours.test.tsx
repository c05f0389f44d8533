import { screen } from "@testing-library/react";
import { commitFullHours, storedToken } from "../../src/book/fullHours/commitFullHours";
import { contentWithFullHours } from "../../src/features/content/pageContent";
import { contentFiles } from "../../src/owner/schema/contentFiles";
import { beforeEachNewDevice, gone, openBookPage, openMore, putInBook, said, tap, tapUntil } from "../support/bookPage";

jest.mock("../../src/book/fullHours/commitFullHours");

const commit = jest.mocked(commitFullHours);
const token = jest.mocked(storedToken);
const repository = { name: "toko/situs", branch: "main", apiRoot: "https://api.github.com" };
const evening = { date: "2026-12-01", from: "17:00", to: "18:00" };
const closing = "Perbarui jam penuh di situs";
/** The hours that another book has put into the file since the page was built. */
let stored: (typeof evening)[] = [];
let sent: unknown[] = [];

beforeEachNewDevice();
beforeEach(async () => {
  token.mockReturnValue("token");
  stored = [];
  sent = [];
  commit.mockReset().mockImplementation(async (_repository, _token, textFrom) => {
    sent.push(contentFiles["full-hours.json"].parse(JSON.parse(textFrom(stored))));
    return null;
  });
  await putInBook({ name: "Budi" });
});

async function cancelVisit() {
  await openMore("Budi");
  await tap("Pelanggan batal");
}

const others = { date: "2026-12-01", from: "13:00", to: "14:00" };

test("an hour that is free again goes from the file, those that another book has published meanwhile stay", async () => {
  stored = [others];
  await openBookPage({ repository });
  await tapUntil(closing, /^Terkirim/);
  stored = [others, evening];
  await cancelVisit();
  await said(/, .*batal/);
  await screen.findByText("Kosong lagi, buka di situs:");
  await tapUntil(closing, /^Terkirim/);
  expect(sent).toEqual([{ hours: [others, evening] }, { hours: [others] }]);
  expect(commit).toHaveBeenCalledWith(repository, "token", expect.anything());
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
