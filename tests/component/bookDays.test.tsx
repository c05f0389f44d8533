import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { rules, services } from "../support/booking";
import {
  answering,
  beforeEachNewDevice,
  button,
  card,
  inBook,
  keptEntry,
  openBookPage,
  openMore,
  putInBook,
  said,
  setWideScreen,
  type User,
} from "../support/bookPage";
import { chatIn } from "../support/chatOf";

beforeEachNewDevice();

const heading = () => screen.getByRole("navigation", { name: "Hari" });
const sumOf = (term: string) => screen.getByText(term, { selector: "dt" }).nextElementSibling;

/** Sets or clears a mark in what is unfolded of an entry, and folds that again. */
async function mark(user: User, label: string, name: string): Promise<void> {
  await user.click(within(card(name)).getByText(/^Lainnya/));
  const toggle = () => within(card(name)).queryByRole("button", { name: `${label}: ${name}` });
  await waitFor(() => expect(toggle()).toBeVisible());
  const before = toggle()?.ariaPressed;
  await user.click(toggle() as HTMLElement);
  await waitFor(() => expect(toggle()?.ariaPressed).not.toBe(before));
  await user.click(within(card(name)).getByText(/^Lainnya/));
}

test("a mark is one tap, and one back; the card stays under the finger, and the sums follow", async () => {
  await putInBook({ name: "Budi", time: "10:00" }, { name: "Joko", time: "11:00" }, { name: "Agus", time: "11:30" });
  const { user } = await openBookPage({ chairs: 3 });
  const names = () => screen.getAllByRole("article").map((card) => card.getAttribute("aria-labelledby"));
  const before = names();
  expect(sumOf("Kepala")).toHaveTextContent("3 (0 selesai)");
  await mark(user, "Selesai", "Budi");
  await mark(user, "Tidak datang", "Joko");
  expect(names()).toEqual(before);
  expect(sumOf("Kepala")).toHaveTextContent("2 (1 selesai)");
  await user.click(button("Selesai, lunas: Agus"));
  await waitFor(() => expect(sumOf("Lunas")).toHaveTextContent("Rp 115.000"));
  expect(sumOf("Sisa")).toHaveTextContent("Rp 115.000");
  await mark(user, "Tidak datang", "Joko");
  await user.click(button("Selesai, lunas: Agus"));
  await waitFor(() => expect(sumOf("Kepala")).toHaveTextContent("3 (1 selesai)"));
  expect(sumOf("Lunas")).toHaveTextContent("Rp 0");
});

test("tomorrow's customers are reminded one by one and marked so", async () => {
  await putInBook(
    { name: "Budi", date: "2026-12-02", time: "10:00" },
    { name: "Joko", date: "2026-12-02", time: "11:00" },
    { name: "Hari ini", time: "11:00" },
  );
  const { user } = await openBookPage();
  await user.click(button("Ingatkan 2 pelanggan untuk besok"));
  const list = screen.getByRole("region", { name: "Pengingat untuk besok" });
  const [first] = within(list).getAllByRole("link", { name: "Ingatkan" });
  expect(chatIn(first ?? null)).toMatchObject({ number: "6281234567810", ticket: { status: "confirmed" } });
  expect(chatIn(first ?? null).text).toContain("Sekadar mengingatkan booking");
  await user.click(first as HTMLElement);
  expect(await screen.findByRole("button", { name: "Ingatkan 1 pelanggan untuk besok" })).toBeVisible();
  expect(within(list).getByText("Sudah diingatkan")).toBeVisible();
  expect(chatIn(await within(list).findByRole("link", { name: "Buka chat lagi" })).text).toContain("mengingatkan");
  await user.click(button("Belum terkirim", list));
  expect(await screen.findByRole("button", { name: "Ingatkan 2 pelanggan untuk besok" })).toBeVisible();
});

test("after a day off the customers of the next open day are reminded", async () => {
  await putInBook({ name: "Budi", date: "2026-12-03", time: "10:00" });
  const closures = [{ from: "2026-12-02", to: "2026-12-02", reason: "Libur" }];
  await openBookPage({ changedRules: { closures } });
  expect(button("Ingatkan 1 pelanggan untuk Kamis, 3 Des")).toBeVisible();
});

test("visits that nobody has marked, that are not paid, and proposals are left to do as well", async () => {
  await putInBook(
    { name: "Budi", time: "09:00" },
    { name: "Joko", date: "2026-11-17", time: "10:00" },
    { name: "Agus", status: "proposed" },
    { name: "Rina", date: "2027-06-01" },
    { name: "Tono", time: "08:00", total: 50_000, deposit: { amount: 50_000, isReceived: true } },
  );
  const { user } = await openBookPage({ chairs: null });
  await mark(user, "Selesai", "Tono");
  const jobs = () => screen.getByRole("list", { name: "Yang belum selesai" });
  await waitFor(() => expect(jobs()).toHaveTextContent("2 belum ditandai1 bertanggal jauh1 usulan belum dijawab"));
  await user.click(button("2 belum ditandai"));
  expect(heading()).toHaveTextContent("Selasa, 17 Nov");
  await waitFor(() => expect(card("Joko")).toHaveFocus());
  await mark(user, "Selesai", "Joko");
  expect(jobs()).toHaveTextContent("1 belum ditandai1 belum lunas1 bertanggal jauh1 usulan belum dijawab");
});

test("a job leads to its card, also in a fold and after midnight, where the day is that of the opening hours", async () => {
  const outcomeAt = Date.parse("2026-12-02T01:20:00+07:00");
  const late = { ...rules().openingHours, tuesday: { open: "18:00", close: "02:00" } };
  await putInBook(
    { name: "Budi", date: "2026-12-02", time: "00:30" },
    { name: "Joko", date: "2026-12-02", time: "00:30", outcome: "done", outcomeAt },
  );
  const { user } = await openBookPage({ now: "2026-12-02T09:00:00+07:00", changedRules: { openingHours: late } });
  await user.click(button("1 belum ditandai"));
  expect(heading()).toHaveTextContent("Selasa, 1 Des");
  await waitFor(() => expect(card("Budi")).toHaveFocus());
  await user.click(button("1 belum lunas"));
  await waitFor(() => expect(card("Joko")).toHaveFocus());
  expect(card("Joko")).toBeVisible();
});

test("after midnight a booking by telephone begins with the new date", async () => {
  const late = { ...rules().openingHours, tuesday: { open: "18:00", close: "02:00" } };
  const { user } = await openBookPage({ now: "2026-12-02T00:20:00+07:00", changedRules: { openingHours: late } });
  expect(heading()).toHaveTextContent("Selasa, 1 Des, hari ini");
  await user.click(button("Telepon"));
  expect(within(screen.getByRole("form")).getByLabelText("Tanggal")).toHaveValue("2026-12-02");
});

test("today follows the clock past midnight", async () => {
  let now = "2026-12-01T12:00:00+07:00";
  jest.useFakeTimers({ doNotFake: ["queueMicrotask", "setImmediate"], advanceTimers: true });
  const clockAt = { toString: () => now };
  const { user } = await openBookPage({ now: clockAt as unknown as string });
  await user.click(button("Hari berikutnya"));
  await user.click(button("Ke hari ini"));
  now = "2026-12-02T12:00:00+07:00";
  await act(async () => jest.advanceTimersByTime(61_000));
  expect(heading()).toHaveTextContent("Rabu, 2 Des, hari ini");
  jest.useRealTimers();
});

test("what is left to do stands beside the heading, and leads there", async () => {
  await putInBook(
    { name: "Budi", date: "2026-12-02", time: "10:00" },
    { name: "Joko", status: "requested" },
    { name: "Agus", time: "13:00" },
  );
  const { user } = await openBookPage();
  const jobs = () => screen.getByRole("list", { name: "Yang belum selesai" });
  await within(jobs()).findByRole("button", { name: "2 jam penuh" });
  expect(jobs()).toHaveTextContent("1 menunggu1 perlu diingatkan2 jam penuh");
  await user.click(within(jobs()).getByRole("button", { name: "1 perlu diingatkan" }));
  expect(button("Ingatkan 1 pelanggan untuk besok")).toHaveFocus();
  await user.click(within(jobs()).getByRole("button", { name: "2 jam penuh" }));
  expect(screen.getByRole("heading", { name: "Jam penuh" })).toHaveFocus();
  await user.click(within(jobs()).getByRole("button", { name: "1 menunggu" }));
  expect(screen.getByRole("heading", { name: "Menunggu jawaban (1)" })).toHaveFocus();
});

test("a request of yesterday stands on top as unanswered, and is closed without a word", async () => {
  await putInBook({ name: "Budi", status: "requested" }, { name: "Joko", date: "2026-11-30", status: "requested" });
  const { user } = await openBookPage();
  const waiting = screen.getByRole("region", { name: "Menunggu jawaban (2)" });
  const [first] = within(waiting).getAllByRole("listitem");
  expect(first).toHaveTextContent("Senin, 30 Nov 17:00 · Joko · tidak dijawab");
  expect(within(first as HTMLElement).queryByRole("link", { name: "Terima" })).not.toBeInTheDocument();
  await user.click(button("Tutup tanpa kabar", first));
  expect(await said(/Joko.*sekarang ditolak/)).toBeVisible();
  expect(await screen.findByRole("region", { name: "Menunggu jawaban (1)" })).toBeVisible();
});

test("a proposal of yesterday that the customer agreed to is over once it is closed without a word", async () => {
  const budi = keptEntry({ name: "Budi", date: "2026-11-30", status: "proposed" });
  await inBook((store) => store.put([{ ...budi, asked: { ...budi, status: "requested" } }]));
  const { user } = await openBookPage();
  await user.click(button("Tutup tanpa kabar"));
  await said(/^Budi, .*sekarang ditolak/);
  expect(await inBook((store) => store.all())).toMatchObject([{ status: "declined", asked: null }]);
});

test("a request of yesterday to change an accepted visit is closed without calling the visit off", async () => {
  const budi = keptEntry({ name: "Budi", date: "2026-12-04" });
  await inBook((store) => store.put([{ ...budi, asked: { ...budi, status: "requested", date: "2026-11-30" } }]));
  const { user } = await openBookPage();
  await user.click(button("Tutup tanpa kabar"));
  await said(/^Budi, .*4 Des 17:00: tetap\./);
  expect(await inBook((store) => store.all())).toMatchObject([
    { status: "confirmed", date: "2026-12-04", asked: null },
  ]);
});

test("other days are reached by button and by date; one typed digit by digit keeps the focus and turns to no year before 2000", async () => {
  await putInBook({ name: "Besok", date: "2026-12-02" }, { name: "Lama", date: "2026-10-20" });
  const { user } = await openBookPage();
  await user.click(button("Hari berikutnya"));
  expect(heading()).toHaveTextContent("Rabu, 2 Des, besok");
  expect(card("Besok")).toBeVisible();
  await user.click(button("Ke hari ini"));
  const field = screen.getByLabelText("Pilih tanggal");
  field.focus();
  fireEvent.change(field, { target: { value: "0002-10-20" } });
  expect(heading()).toHaveTextContent("Selasa, 1 Des, hari ini");
  fireEvent.change(field, { target: { value: "2026-10-20" } });
  expect(await screen.findByRole("article", { name: "Lama" })).toBeVisible();
  expect(field).toHaveFocus();
});

test("chairs stand beside each other from the width of a tablet on", async () => {
  setWideScreen(true);
  const other = keptEntry({ time: "19:00", status: "requested" });
  await putInBook(
    ...[{ name: "Budi" }, { name: "Joko" }, { name: "Agus" }, { name: "Ringgo", status: "requested" as const }],
    { name: "Susi", status: "proposed", asked: other },
  );
  const { user } = await openBookPage({ chairs: 2 });
  const columns = ["Kursi 1", "Kursi 2", "Bentrok", "Menunggu"].map((name) => screen.getByRole("region", { name }));
  expect(columns.map((column) => within(column).getAllByRole("article").length)).toEqual([1, 1, 1, 2]);
  expect(columns.map((column) => column.textContent?.match(/Kosong [\d:-]+/g))).toEqual([
    ["Kosong 12:00-17:00", "Kosong 17:45-20:00"],
    ["Kosong 12:00-17:00", "Kosong 17:45-20:00"],
    null,
    null,
  ]);
  // Who did not come leaves the chair and stays in sight, so that the mark can be taken back.
  await mark(user, "Tidak datang", "Budi");
  const column = await screen.findByRole("region", { name: "Tidak datang" });
  const more = within(column).getByText(/^Lainnya/);
  if (!more.closest("details")?.open) await user.click(more);
  await user.click(await within(column).findByRole("button", { name: "Tidak datang: Budi" }));
  await waitFor(() => expect(screen.queryByRole("region", { name: "Tidak datang" })).toBeNull());
});

test("who takes two chairs stands in both columns, and a job leads to the first", async () => {
  setWideScreen(true);
  await putInBook({ name: "Budi", serviceIds: ["father-son"] });
  const offered = services.map((service) => ({ ...service, chairs: service.id === "father-son" ? 2 : 1 }));
  const { user } = await openBookPage({ chairs: 2, offered, now: "2026-12-01T20:00:00+07:00" });
  const cards = screen.getAllByRole("article", { name: "Budi" });
  expect(cards).toHaveLength(2);
  await user.click(button("1 belum ditandai"));
  expect(cards[0]).toHaveFocus();
});

test("the printed day ends with sums to check the till against", async () => {
  await putInBook(
    { name: "Budi", deposit: { amount: 50_000, isReceived: true } },
    { name: "Joko", time: "19:00", total: null },
  );
  const { container } = await openBookPage({ chairs: 2 });
  expect(container).toHaveTextContent(
    "Kepala: 2 (0 selesai) · Perkiraan: mulai dari Rp 115.000 · Selesai: Rp 0 · Lunas: Rp 0 · DP diterima: Rp 50.000 · Sisa: Rp 65.000",
  );
});

test("how many chairs are free stands between the day's cards", async () => {
  await putInBook({ name: "Budi", serviceIds: ["father-son"] });
  const offered = services.map((service) => ({ ...service, chairs: service.id === "father-son" ? 2 : 1 }));
  await openBookPage({ chairs: 2, offered });
  expect(screen.getAllByText(/kosong \d|^Penuh/i).map(({ textContent }) => textContent)).toEqual([
    "2 kursi kosong 12:00-17:00",
    "Penuh 17:00-17:45",
    "2 kursi kosong 17:45-20:00",
  ]);
});

test("two who clash on another day are a job today", async () => {
  await putInBook({ name: "Budi", date: "2026-12-03" }, { name: "Joko", date: "2026-12-03" });
  const { user } = await openBookPage();
  await user.click(button("1 bentrok"));
  expect(screen.getByRole("heading", { name: "Kamis, 3 Des" })).toBeVisible();
});

test("an entry is erased after a question alone, and does not come back", async () => {
  await putInBook({ name: "Budi" }, { name: "Joko", time: "19:00" });
  const { user, unmount } = await openBookPage();
  await openMore(user, "Budi");
  const question = answering(false);
  await user.click(button("Hapus", card("Budi")));
  expect(question).toHaveBeenCalledWith(expect.stringMatching(/^Hapus Budi dari buku\?/));
  expect(card("Budi")).toBeVisible();
  answering(true);
  await user.click(button("Hapus", card("Budi")));
  await waitFor(() => expect(screen.queryByRole("article", { name: "Budi" })).not.toBeInTheDocument());
  unmount();
  await openBookPage();
  expect(screen.queryByRole("article", { name: "Budi" })).not.toBeInTheDocument();
  expect(card("Joko")).toBeVisible();
});
