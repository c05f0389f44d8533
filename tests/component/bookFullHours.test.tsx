import { screen, waitFor } from "@testing-library/react";
import { commitFullHours, storedToken } from "../../src/features/book/commitFullHours";
import { contentWithFullHours } from "../../src/features/booking/contentWithFullHours";
import {
  beforeEachNewDevice,
  button,
  keptSettings,
  openBookPage,
  openMore,
  putInBook,
  said,
} from "../support/bookPage";

jest.mock("../../src/features/book/commitFullHours");

const commit = jest.mocked(commitFullHours);
const token = jest.mocked(storedToken);
const repository = { name: "toko/situs", branch: "main", apiRoot: "https://api.github.com" };
const evening = { date: "2026-12-01", from: "17:00", to: "18:00" };
const closing = "Tutup jam penuh di situs";

beforeEachNewDevice();
beforeEach(async () => {
  token.mockReturnValue("token");
  commit.mockReset().mockResolvedValue(null);
  await putInBook({ name: "Budi" });
});

test("an hour that is free again goes from the file by the next publication", async () => {
  const { user } = await openBookPage({ repository });
  await user.click(button(closing));
  await said(/^Terkirim/);
  expect(JSON.parse(commit.mock.calls[0]?.[2] ?? "")).toEqual({ hours: [evening] });
  await openMore(user, "Budi");
  await user.click(button("Pelanggan batal"));
  await said(/sekarang dibatalkan/);
  await user.click(await screen.findByRole("button", { name: "Buka lagi jam kosong di situs" }));
  await said(/^Terkirim/);
  expect(JSON.parse(commit.mock.calls[1]?.[2] ?? "")).toEqual({ hours: [] });
});

test("a refusal goes with the hours that could not be sent", async () => {
  commit.mockResolvedValue("conflict");
  const { user } = await openBookPage({ repository });
  await user.click(await screen.findByRole("button", { name: closing }));
  const refusal = /^Isi situs sedang diubah di tempat lain/;
  expect(await screen.findByText(refusal)).toBeVisible();
  await openMore(user, "Budi");
  await user.click(button("Pelanggan batal"));
  await waitFor(() => expect(screen.queryByText(/jam penuh di situs/)).not.toBeInTheDocument());
  expect(screen.queryByText(refusal)).not.toBeInTheDocument();
});

test("a page that was built before the last publication says nothing of hours that were sent since", async () => {
  const first = await openBookPage({ repository });
  await first.user.click(button(closing));
  await said(/^Terkirim/);
  first.unmount();
  const second = await openBookPage({ repository });
  await screen.findByRole("article");
  expect(screen.queryByRole("button", { name: closing })).not.toBeInTheDocument();
  second.unmount();
  await openBookPage({ repository, fullHours: [{ ...evening, to: "17:30" }] });
  expect(await screen.findByText("Selasa, 1 Des pukul 17:30-18:00")).toBeVisible();
});

test("without a token the file's text can be copied, and counts as sent once the shop says so", async () => {
  token.mockReturnValue(null);
  const { user } = await openBookPage({ repository });
  await user.click(button("Salin isi full-hours.json"));
  expect(JSON.parse(await navigator.clipboard.readText())).toEqual({ hours: [evening] });
  expect(await keptSettings()).toMatchObject({ sentHours: null });
  await user.click(button("Sudah saya tempel"));
  await waitFor(async () => expect(await keptSettings()).toMatchObject({ sentHours: { hours: [evening] } }));
  await waitFor(() => expect(screen.queryByText("Semua kursi terisi:")).not.toBeInTheDocument());
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
