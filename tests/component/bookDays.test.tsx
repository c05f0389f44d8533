import { screen, waitFor, within } from "@testing-library/react";
import { pendingChange, tuesdayNight } from "../support/book";
import { barber, services } from "../support/booking";
import {
  answering,
  beforeEachNewDevice,
  card,
  choose,
  expectKept,
  keptEntries,
  openBookAgain,
  openBookOf,
  openBookPage,
  openMore,
  putInBook,
  setDate,
  shownDay,
  startBooking,
  tap,
  tapUntil,
  waiting,
} from "../support/bookPage";
import { chatIn } from "../support/chatOf";
import { byRole, expectNo, link, textsOf, untilRole } from "../support/elements";
import { setMedia } from "../support/setMedia";

beforeEachNewDevice();

const twoChairsEach = services.map((service) => ({ ...service, chairs: service.id === "father-son" ? 2 : 1 }));

test("a mark is one tap, and one back; the card stays under the finger, and the sums follow", async () => {
  await putInBook(
    { name: "Budi", time: "10:00", isLeastTotal: true },
    { name: "Joko", time: "11:00" },
    { name: "Agus", time: "11:30", deposit: { amount: 50_000, isReceived: true } },
  );
  await openBookPage({ chairs: 3 });
  const order = () => screen.getAllByRole("article").map((each) => each.getAttribute("aria-labelledby"));
  const before = order();
  const showSums = (sums: RegExp) =>
    waitFor(() => expect(screen.getByText("Kepala").closest("dl")).toHaveTextContent(sums));
  await openMore("Budi");
  await openMore("Joko");
  await tap("Selesai: Budi");
  await tap("Tidak datang: Joko");
  await tap("Selesai, lunas: Agus");
  await showSums(
    /^Kepala2 \(2 selesai\)Perkiraanmulai dari Rp 230.000SelesaiRp 230.000DibayarRp 65.000DP diterimaRp 50.000SisaRp 115.000$/,
  );
  expect(order()).toEqual(before);
  await tap("Tidak datang: Joko");
  await tap("Selesai, lunas: Agus");
  await showSums(/^Kepala3 \(1 selesai\).*DibayarRp 0DP diterimaRp 50.000SisaRp 295.000$/);
});

test("the customers of the next day with visits are reminded one by one and marked so", async () => {
  await openBookOf(
    { name: "Budi", date: "2026-12-03", time: "10:00" },
    { name: "Joko", date: "2026-12-03", time: "11:00" },
    { name: "Lusa", date: "2026-12-04", time: "11:00" },
    { name: "Hari ini", time: "11:00" },
  );
  await tap("2 perlu diingatkan");
  await waitFor(() => expect(card("Budi")).toHaveFocus());
  const chat = chatIn(link("Ingatkan", card("Budi")));
  expect(chat).toMatchObject({ number: "6281234567810", ticket: { status: "confirmed" } });
  expect(chat.text).toContain("Sekadar mengingatkan booking");
  await tap("Ingatkan", card("Budi"));
  await untilRole("button", "1 perlu diingatkan");
  await openMore("Budi");
  await tap("Sudah diingatkan: Budi");
  await untilRole("button", "2 perlu diingatkan");
});

test("nobody is reminded of a visit that is more than three days ahead", async () => {
  await openBookOf({ name: "Budi", date: "2026-12-05" });
  expectNo("button", /diingatkan/);
});

test("what is left to do leads to its part of the page, or to the card of a visit, on its day and also in a fold", async () => {
  await openBookOf(
    { name: "Budi", time: "09:00" },
    { name: "Joko", date: "2026-11-17" },
    { name: "Agus", status: "proposed" },
    { name: "Susi", date: "2026-12-03" },
    { name: "Wati", date: "2026-12-03" },
    { name: "Ucok", time: "08:00", outcome: "done", outcomeAt: 1 },
    { name: "Tono", time: "07:00", outcome: "done", total: 50_000, deposit: { amount: 50_000, isReceived: true } },
  );
  await tap("jam penuh");
  expect(byRole("heading", "Jam penuh")).toHaveFocus();
  for (const [job, day, name] of [
    ["1 bentrok", "Kamis, 3 Des", "Wati"],
    ["2 belum ditandai", "Selasa, 17 Nov", "Joko"],
    ["1 belum lunas", "Selasa, 1 Des, hari ini", "Ucok"],
    ["1 usulan belum dijawab", "Selasa, 1 Des, hari ini", "Agus"],
  ] as const) {
    await tap(job);
    expect(shownDay()).toHaveTextContent(day);
    await waitFor(() => expect(card(name)).toHaveFocus());
    expect(card(name)).toBeVisible();
  }
});

test("after midnight the day is that of the opening hours, for a booking by telephone too", async () => {
  await putInBook({ name: "Budi", date: "2026-12-02", time: "00:10" });
  await openBookPage({ now: "2026-12-02T01:00:00+07:00", changedRules: tuesdayNight("18:00", "02:00") });
  expect(shownDay()).toHaveTextContent("Selasa, 1 Des, hari ini");
  await tap("Hari berikutnya");
  await tap("1 belum ditandai");
  expect(shownDay()).toHaveTextContent("Selasa, 1 Des, hari ini");
  await waitFor(() => expect(card("Budi")).toHaveFocus());
  await startBooking();
  expect(screen.getByLabelText("Tanggal")).toHaveValue("2026-12-01");
  await choose("Jam", "01:30");
  await tapUntil("Catat booking", /^Tercatat: /);
  expect(await keptEntries()).toContainEqual(expect.objectContaining({ date: "2026-12-02", time: "01:30" }));
});

const yesterday = "2026-11-30";
const askedYesterday = pendingChange({ date: yesterday, time: "17:00" });

test.each([
  ["a request", { status: "requested", date: yesterday }, /, ditolak/, { status: "declined" }],
  [
    "a proposal that the customer agreed to",
    { status: "proposed", date: yesterday, pendingChange: askedYesterday },
    /, ditolak/,
    { status: "declined", pendingChange: null },
  ],
  [
    "a change of an accepted visit, which stays,",
    { date: "2026-12-04", pendingChange: askedYesterday },
    /tetap Jum 4 Des 17:00/,
    { status: "confirmed", date: "2026-12-04", pendingChange: null },
  ],
] as const)(
  "%s that was not answered yesterday stands on top, and is closed without a word",
  async (_, entry, words, kept) => {
    await openBookOf({ ...entry, name: "Joko" }, { name: "Budi", status: "requested" });
    const [first] = within(waiting()).getAllByRole("listitem");
    expect(first).toHaveTextContent(/^Sen 30 Nov 17:00 · .* Tidak dijawab/);
    expectNo("link", "Terima", first);
    await tap(/^Sen 30 Nov/, first);
    await tapUntil("Tutup tanpa kabar", words, first);
    expect((await keptEntries()).find(({ name }) => name === "Joko")).toMatchObject(kept);
  },
);

test("other days are reached by button and by date; one typed digit by digit turns to no year before 2000", async () => {
  await openBookOf({ name: "Besok", date: "2026-12-02" }, { name: "Lama", date: "2026-10-20" });
  await tap("Hari berikutnya");
  expect(shownDay()).toHaveTextContent("Rabu, 2 Des, besok");
  expect(card("Besok")).toBeVisible();
  await tap("Ke hari ini");
  setDate("Pilih tanggal", "0002-10-20");
  expect(shownDay()).toHaveTextContent("Selasa, 1 Des, hari ini");
  setDate("Pilih tanggal", "2026-10-20");
  await untilRole("article", "Lama");
});

test("chairs stand beside each other in a wide window, each with its free hours; a narrower list says how many are free", async () => {
  await putInBook(
    { name: "Rudi", serviceIds: ["father-son"], chairCount: 2, time: "14:00" },
    ...[{ name: "Budi" }, { name: "Joko" }, { name: "Agus" }, { name: "Ringgo", status: "requested" as const }],
    { name: "Susi", status: "proposed", pendingChange: pendingChange({ time: "19:00" }) },
  );
  setMedia(() => true);
  await openBookPage({ chairs: 2, services: twoChairsEach });
  const columns = ["Kursi 1", "Kursi 2", "Tanpa kursi"].map((name) => byRole("region", name));
  expect(columns.map((column) => within(column).getAllByRole("article").length)).toEqual([2, 1, 2]);
  expect(columns[1]).toHaveTextContent(/Rudi.*, bersama Kursi 1/);
  expect(columns.map((column) => textsOf(within(column).queryAllByText(/^Kosong/)))).toEqual([
    ...Array.from({ length: 2 }, () => ["Kosong 12:00–14:00", "Kosong 14:45–17:00", "Kosong 17:45–20:00"]),
    [],
  ]);
  // Who did not come leaves the chair and stays in sight, so that the mark can be taken back.
  await openMore("Budi");
  await tap("Tidak datang: Budi");
  await waitFor(() => expect(byRole("region", "Tanpa kursi")).toHaveTextContent("Budi"));
  setMedia(() => false);
  await openBookAgain({ chairs: 2, services: twoChairsEach });
  expect(textsOf(screen.getAllByText(/kosong \d|^Penuh/i))).toEqual([
    "2 kursi kosong 12:00–14:00",
    "Penuh 14:00–14:45",
    "2 kursi kosong 14:45–17:00",
    "Penuh 17:00–17:45",
    "2 kursi kosong 17:45–20:00",
  ]);
});

test("a chair is free from where its visit was marked as done early, on rows of its own", async () => {
  await putInBook({ name: "Budi", time: "11:30" });
  setMedia(() => true);
  await openBookPage({ chairs: 2 });
  await tap("Selesai, lunas: Budi");
  const chair = byRole("region", "Kursi 1");
  await waitFor(() => expect(within(chair).getByText(/^Kosong/)).toHaveTextContent("Kosong 12:00–20:00"));
  const [[, ofVisit], [ofFree]] = within(chair)
    .getAllByRole("listitem")
    .map(({ style }) => style.gridRow.split(" / ").map(Number)) as [[number, number], [number, number]];
  expect(ofFree).toBeGreaterThanOrEqual(ofVisit);
});

test("who sits at one hour stands in the order of the chairs, and those without one behind", async () => {
  await putInBook(
    { name: "Agus" },
    { name: "Budi", barberId: "rizky" },
    { name: "Cahyo", barberId: "tono" },
    { name: "Dedi", time: "16:00" },
  );
  await openBookPage({ chairs: null, barbers: ["Rizky", "Tono"].map((name) => barber(name.toLowerCase(), { name })) });
  expect(textsOf(document.querySelectorAll("article h3"))).toEqual(["Dedi", "Budi", "Cahyo", "Agus"]);
  expect(byRole("list", "Kursi sekarang")).toHaveTextContent("RizkyKosongs.d. 16:00lalu 16:00 Dedi");
});

test("an entry is erased after a question alone, and does not come back", async () => {
  await openBookOf({ name: "Budi" }, { name: "Joko", time: "19:00" });
  await openMore("Budi");
  answering(false);
  await tap("Hapus", card("Budi"));
  expect(await keptEntries()).toHaveLength(2);
  answering(true);
  await tap("Hapus", card("Budi"));
  await waitFor(() => expectNo("article", "Budi"));
  await expectKept([{ name: "Joko" }]);
});
