import { act, screen, waitFor } from "@testing-library/react";
import { emptyRecord } from "../../src/domain/book/record";
import { openBook } from "../../src/features/book/bookStore";
import { commitContent, storedToken } from "../../src/platform/runtime/bookCommit";
import { slip } from "../support/book";
import {
  beforeEachNewPhone,
  button,
  keptSettings,
  messageOf,
  openBookPage,
  openMore,
  paste,
  path,
  said,
  type User,
} from "../support/bookPage";

jest.mock("../../src/platform/runtime/bookCommit");

const commit = jest.mocked(commitContent);
const token = jest.mocked(storedToken);
const repository = { name: "toko/situs", branch: "main", apiRoot: "https://api.github.com" };
const evening = { date: "2026-12-01", from: "17:00", to: "18:00", reason: "Penuh" };

/** The file on the host. */
let file: { hours: object[] };

/** What the host makes of a commit, and what it answers. */
const answering = (result: Awaited<ReturnType<typeof commitContent>>, takesIt = true) =>
  commit.mockImplementation(async ({ edit }) => {
    const text = await edit(JSON.stringify(file));
    if (takesIt) file = JSON.parse(text) as typeof file;
    return result;
  });

const hoursIn = () => file.hours.map((hours) => ({ ...hours, reasonEnglish: undefined }));

const classic = (code: string, time: string) => ({
  ...emptyRecord(code),
  slips: [slip({ status: "confirmed", time, duration: 60 })],
});

beforeEachNewPhone();
beforeEach(async () => {
  file = { hours: [] };
  token.mockReturnValue("token");
  answering({ kind: "done" });
  const store = await openBook(path);
  await store.add([classic("BTP100010AB", "17:00")]);
  store.close();
});

const callOff = async (user: User) => {
  await openMore(user, "Budi Santoso");
  await user.click(button("Batalkan"));
};

test("an hour whose publication was never answered can be opened again", async () => {
  answering({ kind: "refused", why: "offline" });
  const { user } = await openBookPage({ repository });
  await user.click(button("Umumkan 1 jam penuh"));
  expect(await said(/^Jawaban GitHub tidak sampai, jadi belum pasti diumumkan/)).toBeVisible();
  expect(button("Umumkan 1 jam penuh")).toBeVisible();
  expect(hoursIn()).toHaveLength(1);
  await callOff(user);
  answering({ kind: "done" });
  await user.click(await screen.findByRole("button", { name: "Umumkan 1 jam kosong lagi" }));
  expect(await said(/^Diumumkan/)).toBeVisible();
  expect(hoursIn()).toEqual([]);
  expect(await keptSettings()).toMatchObject({ announced: [], unsettled: [] });
});

test("hours are known for the book's own before they are sent, also where the page is closed meanwhile", async () => {
  commit.mockImplementation(async ({ edit }) => {
    await edit(JSON.stringify(file));
    return new Promise(() => {});
  });
  const { user, unmount } = await openBookPage({ repository });
  await user.click(button("Umumkan 1 jam penuh"));
  await waitFor(async () => expect((await keptSettings()).unsettled).toHaveLength(1));
  unmount();
  await openBookPage({ repository });
  expect(await screen.findByRole("button", { name: "Umumkan 1 jam penuh" })).toBeVisible();
});

test("what was surely not published is not taken for the book's own", async () => {
  answering({ kind: "refused", why: "permission" }, false);
  const { user } = await openBookPage({ repository });
  await user.click(button("Umumkan 1 jam penuh"));
  expect(await said(/^Token ini tidak boleh mengubah/)).toBeVisible();
  expect(await keptSettings()).toMatchObject({ announced: [], unsettled: [] });
});

test("a page that was built before the last publication says nothing of hours that did not change", async () => {
  const { user, unmount } = await openBookPage({ repository });
  await user.click(button("Umumkan 1 jam penuh"));
  await said(/^Diumumkan/);
  const built = (await keptSettings()).announced;
  await paste(user, messageOf({ code: "BTP123456CD", name: "Joko", phone: "0813 0000 1111", time: "18:00" }));
  await user.click(await screen.findByRole("link", { name: "Terima" }));
  await user.click(await screen.findByRole("button", { name: /^Umumkan .* jam penuh$/ }));
  await said(/^Diumumkan/);
  expect(screen.queryByRole("button", { name: /^Umumkan/ })).not.toBeInTheDocument();
  unmount();
  await openBookPage({ repository, changedRules: { closedHours: built } });
  await screen.findAllByRole("article");
  expect(screen.queryByRole("button", { name: /^Umumkan/ })).not.toBeInTheDocument();
});

test("without a token the lines count as published once the shop says so, and can be opened again", async () => {
  token.mockReturnValue(null);
  const { user } = await openBookPage({ repository });
  await user.click(button("Salin baris jam penuh"));
  expect(JSON.parse(await navigator.clipboard.readText())).toMatchObject({ reason: "Penuh", reasonEnglish: "Full" });
  expect((await keptSettings()).announced).toEqual([]);
  await user.click(button("Sudah saya tempel"));
  await waitFor(() => expect(screen.queryByText("Semua kursi terisi:")).not.toBeInTheDocument());
  await waitFor(async () => expect((await keptSettings()).announced).toHaveLength(1));
  await callOff(user);
  await user.click(await screen.findByRole("button", { name: "Sudah saya hapus" }));
  await waitFor(async () => expect((await keptSettings()).announced).toEqual([]));
});

test("a token that was entered meanwhile counts as soon as the page has the focus", async () => {
  token.mockReturnValue(null);
  await openBookPage({ repository });
  expect(screen.queryByRole("button", { name: /^Umumkan/ })).not.toBeInTheDocument();
  token.mockReturnValue("token");
  act(() => void window.dispatchEvent(new Event("focus")));
  expect(button("Umumkan 1 jam penuh")).toBeVisible();
});

test("before the book is erased it says which hours stay closed on the site", async () => {
  const store = await openBook(path);
  await store.setSettings({ ...(await store.settings()), announced: [evening] });
  store.close();
  const { user } = await openBookPage({ repository });
  await user.click(screen.getByText("Simpan, pindahkan, hapus"));
  await user.click(button("Hapus seluruh buku"));
  expect(screen.getByText(/tetap tertutup di situs: Selasa, 1 Des pukul 17:00-18:00/)).toBeVisible();
});
