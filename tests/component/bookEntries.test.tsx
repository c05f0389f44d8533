import { screen, waitFor, within } from "@testing-library/react";
import type { BookingStatus } from "../../src/domain/booking/booking";
import { epochMinute } from "../../src/domain/booking/booking";
import { ticketFragment } from "../../src/domain/codecs/ticketLink";
import { haircut } from "../support/book";
import { shop } from "../support/booking";
import {
  answering,
  beforeEachNewDevice,
  card,
  choose,
  customersMessage,
  expectCard,
  expectKept,
  keptEntries,
  openBookAgain,
  openBookOf,
  openBookPage,
  openForm,
  openMore,
  openRequest,
  paste,
  putInBook,
  request,
  said,
  setDate,
  tap,
  tapUntil,
  tick,
  waiting,
  walkIn,
  warned,
  write,
} from "../support/bookPage";
import { chatIn } from "../support/chatOf";
import { button, byRole, expectNo, expectText, field, link, textsOf, untilRole } from "../support/elements";

beforeEachNewDevice();

const later = epochMinute(new Date("2026-12-01T11:00:00+07:00"));
const budi = { code: "BTP123456AB", phone: "0812 3456 7890" };
const joko = { code: "BTP123456CD", name: "Joko", phone: "0813 0000 1111" };
const linkText = (changes = {}) => `${shop.ticketPage}#${ticketFragment(haircut(changes))}`;

test("a pasted message stands in the book at once and after the page was closed; what follows it says what it changed", async () => {
  await openBookPage();
  await paste(customersMessage(), /^Tercatat: Budi Santoso, minta Sel 1 Des/);
  expect(request("Budi Santoso")).toHaveTextContent("17:00 · Budi SantosoPotong Rambut Klasik");
  expectNo("article");
  await openBookAgain();
  expect(request("Budi Santoso")).toBeVisible();
  await paste(customersMessage(), /^Tidak ada yang berubah: Budi Santoso, .* sudah ada di buku/);
  await paste(
    customersMessage({ time: "18:00", version: later }),
    /^Tercatat: Budi Santoso, permintaan diubah ke Sel 1 Des 18:00/,
  );
  await paste(customersMessage(), / 18:00, sudah ada di buku, sama atau lebih baru/);
  await paste(linkText({ time: "18:00", status: "cancelled", version: later + 1 }), /, .*batal/);
});

test("a link that says it was accepted, of which the book knows nothing, waits", async () => {
  await openBookPage();
  await paste(
    customersMessage({ status: "confirmed", version: later, haircut: "3" }),
    /^Tercatat: .* menurut tautan diterima/,
  );
  expect(request("Budi Santoso")).toHaveTextContent(/Potong Rambut Klasik · model 3/);
  await openRequest("Budi Santoso");
  expect(waiting()).toHaveTextContent("Cocokkan dengan chat: menurut tautan diterima Sel 1 Des 17:00.");
});

test("of several messages the whole ones are recorded and can be taken back; a link that was cut is named", async () => {
  await openBookOf({ code: "BTP123456EF", name: "Rina" });
  const cut = linkText(joko).slice(0, -8);
  const other = customersMessage({ code: "BTP123456GH", name: "Siti" });
  await paste([customersMessage(), other, "Batalkan BTP123456EF", cut].join("\n\n"));
  await warned(/^Ada tautan tiket yang terpotong\. Salin seluruh pesannya dari chat/);
  await said("2 tiket dicatat.");
  await tapUntil("Urungkan", "Diurungkan.");
  await expectKept([{ name: "Rina" }]);
});

test("a message is read before its cancellation, whatever their order in the chat, and is one visit with one undo", async () => {
  await openBookOf(budi);
  const called = (version: number, changes = {}) => linkText({ version, ...changes });
  await paste([called(29_934_800, { status: "cancelled" }), called(29_934_790, { time: "18:00" })].join("\n\n"));
  await said(/^Tercatat: Budi Santoso, .*dibatalkan/);
  await expectKept([{ status: "cancelled" }]);
  await tapUntil("Urungkan", "Diurungkan.");
  await expectKept([{ status: "confirmed", time: "17:00" }]);
});

test("a text without a ticket's link is never read by its words, and stands above the form to write the visit by hand", async () => {
  await openBookPage();
  await paste("Halo, saya Sari, Selasa jam 5 bisa? BTP123456EF");
  await warned("Di teks ini tidak ada tautan tiket.");
  await tap("Catat sendiri");
  expect(screen.getByDisplayValue(/^Halo, saya Sari/)).toBeVisible();
  expect(field("Nama")).toHaveValue("");
  expect(await keptEntries()).toEqual([]);
});

test.each([
  [
    "a service that the shop does not have and a number that is none",
    linkText({ code: "BTP123456EF", serviceIds: ["classic", "massage"], phone: "rumah" }),
    /Nomor “rumah” tidak bisa dihubungi.*tidak ada lagi: massage/,
  ],
  ["another person under a code that is taken", customersMessage({ ...joko, code: budi.code }), /Potong Rambut Klasik/],
  [
    "a number without a country where the customer reads English",
    customersMessage({ ...joko, language: "en", phone: "07700 900123" }),
    /Nomor 07700 900123 tanpa kode negara/,
  ],
])("%s stands in the request, which is recorded beside the accepted visit", async (_, pasted, words) => {
  await openBookOf(budi);
  await paste(pasted, /^Tercatat: /);
  await tap(/^17:00/, waiting());
  expect(waiting()).toHaveTextContent(words);
  expect((await keptEntries()).map(({ status }) => status).sort()).toEqual(["confirmed", "requested"]);
});

describe("a request", () => {
  test("to move an accepted visit leaves that its chair, and keeps it in one tap", async () => {
    await openBookOf(budi);
    await paste(
      customersMessage({ time: "17:30", version: later }),
      /^Tercatat: Budi Santoso, minta diubah ke Sel 1 Des 17:30/,
    );
    await openRequest("Budi Santoso");
    expect(waiting()).toHaveTextContent("Sel 1 Des 17:00 sudah diterima: kursinya tetap sampai dijawab.");
    expect(textsOf(within(waiting()).getAllByRole("link", { name: /17:00|Tolak/ }))).toEqual(["Tetap 17:00"]);
    expectCard("Budi Santoso", /Diterima.*Ada permintaan yang menunggu jawaban/);
    const { ticket, text } = chatIn(link("Tetap 17:00"));
    expect(ticket).toMatchObject({ status: "confirmed", time: "17:00" });
    expect(text).toMatch(/perubahan itu belum bisa/);
    await tapUntil("Terima", /^Tercatat: Budi Santoso, diterima Sel 1 Des 17:30/);
    await tapUntil("Urungkan", "Diurungkan.");
    await openRequest("Budi Santoso");
    await tapUntil("Tetap 17:00", "Tercatat: Budi Santoso, tetap Sel 1 Des 17:00.");
    await openMore("Budi Santoso");
    expectCard(
      "Budi Santoso",
      /minta diubah ke Sel 1 Des 17:30.*diterima Sel 1 Des 17:30.*diurungkan.*tetap Sel 1 Des 17:00/,
    );
  });

  test("that does not fit names who is there, and proposes the next free start, to which the customer may agree", async () => {
    await openBookOf({}, { name: "Rina", time: "13:00" });
    await paste(customersMessage(joko));
    await waitFor(() => expect(request("Joko")).toHaveTextContent("Kursi penuh"));
    await openRequest("Joko");
    await screen.findByText("Kursi penuh di jam itu. Sudah ada Budi Santoso 17:00–17:45.");
    const proposal = "Usulkan Selasa, 1 Desember 2026 pukul 18:00 WIB";
    expect(chatIn(link(proposal))).toMatchObject({ ticket: { status: "proposed", time: "18:00" } });
    await tapUntil(proposal, "Tercatat: Joko, diusulkan Sel 1 Des 18:00.");
    expectCard("Joko", "Jam diusulkan");
    await paste(
      customersMessage({ ...joko, time: "18:00", status: "proposed", version: later + 999 }),
      /^Tercatat: Joko, pelanggan setuju Sel 1 Des 18:00/,
    );
    expect(chatIn(link("Terima")).ticket).toMatchObject({ status: "confirmed", time: "18:00" });
  });

  test("is offered any hour of any day, with its price, those without a chair or on a closed day marked", async () => {
    await putInBook({ name: "Budi", date: "2026-12-03", time: "10:00" });
    await openBookPage({ changedRules: { closures: [{ from: "2026-12-04", to: "2026-12-04", reason: "Renovasi" }] } });
    await paste(customersMessage(joko), /^Tercatat: Joko/);
    await openRequest("Joko");
    await tap("Jam lain…");
    const proposeOn = (date: string) => setDate("Hari", date, byRole("group", "Usulkan jam lain"));
    proposeOn("2026-12-04");
    const dayField = within(byRole("group", "Usulkan jam lain")).getByLabelText("Hari");
    expect(dayField).toHaveAccessibleDescription("Toko tutup hari itu: Renovasi.");
    proposeOn("2026-12-03");
    for (const name of [/^10:00.*\(kursi penuh\)$/, /^20:30.*\(di luar jam buka\)$/])
      expect(byRole("option", name)).toBeInTheDocument();
    await choose("Jam", "12:00");
    expectText("Estimasi total di jam itu Rp 90.000, semula Rp 115.000.");
    await choose("Jam", "11:00");
    await tapUntil(/^Usulkan .* pukul 11:00/, "Tercatat: Joko, diusulkan Kam 3 Des 11:00.");
  });
});

test("a walk-in waits for the next free chair, at a time and price that are said before, or sits down at once as a clash", async () => {
  await putInBook({ name: "Budi", time: "16:20" });
  await openBookPage({ now: "2026-12-01T16:50:00+07:00" });
  await tap("Datang langsung");
  await tick("Potong Rambut Klasik");
  expectText("Total Rp 100.000, mulai pukul 17:05 Rp 115.000");
  await tapUntil("Tunggu 15 menit, duduk 17:05", "Tercatat: Datang langsung, duduk Sel 1 Des 17:05.");
  expectCard("Potong Rambut Klasik", "Rp 115.000");
  await walkIn("Duduk sekarang juga (bentrok)");
  await said("Tercatat: Datang langsung, duduk Sel 1 Des 16:50.");
  expectText("Bentrok: tidak ada kursi di jam ini.");
});

test("a deposit stands beside its booking until the shop says that it came, and that can be taken back", async () => {
  await openBookPage();
  await paste(customersMessage({ deposit: { amount: 50_000, isReceived: true } }), /^Tercatat/);
  await openRequest("Budi Santoso");
  expect(request("Budi Santoso")).toHaveTextContent(/DP Rp 50\.000 belum masuk.*Masih ada kursi\./);
  expect(chatIn(link("Terima, DP diterima"))).toMatchObject({
    number: "6281234567890",
    ticket: { status: "confirmed", deposit: { amount: 50_000, isReceived: true } },
  });
  await tapUntil("Terima, DP diterima", /, diterima/);
  expectCard("Budi Santoso", "DP Rp 50.000 diterima, sisa Rp 65.000");
  await openMore("Budi Santoso");
  expectNo("link", "DP diterima");
  await tap("Tidak datang: Budi Santoso");
  await waitFor(() => expect(card("Budi Santoso")).not.toHaveTextContent("sisa"));
  await tap("Tidak datang: Budi Santoso");
  await tapUntil("DP belum masuk", "Tercatat: Budi Santoso, DP belum masuk.");
  await tapUntil("DP diterima", /, .*DP diterima/, card("Budi Santoso"));
  await tap("Urungkan");
  await waitFor(() => expectCard("Budi Santoso", "DP Rp 50.000 belum masuk"));
});

describe("the customer is told in the chat, in one tap,", () => {
  const news = () => untilRole("link", "Kabari");
  const openWith = async (status: BookingStatus) => {
    await openBookOf({ ...budi, status });
    await openMore("Budi Santoso");
  };
  const correct = async (change: () => Promise<void>) => {
    await tap("Ubah");
    await change();
    await tap("Simpan perubahan");
  };

  test("that the shop has moved his visit: from when to when, and a new price where it asks for one", async () => {
    await openWith("confirmed");
    await correct(async () => {
      await choose("Jam", "15:00");
      expectText(/^Harga di jam itu Rp [\d.]+; total tetap seperti disepakati\./);
      await write("Total (Rp)", "");
    });
    const { text, ticket } = chatIn(await news());
    expect(ticket).toMatchObject({ status: "confirmed", time: "15:00" });
    expect(text).toMatch(/semula .*1 Desember 2026 pukul 17:00 WIB, sekarang .*1 Desember 2026 pukul 15:00 WIB/);
    const price = " Estimasi total di jam itu Rp 100.000, semula Rp 115.000.";
    expect(text).toContain(price);
    await openBookAgain();
    await openMore("Budi Santoso");
    expect(chatIn(link("Kabari lagi")).text).toBe(text.replace(price, ""));
  });

  test.each([
    ["confirmed", "terpaksa kami batalkan"],
    ["proposed", "belum bisa kami terima"],
  ] as const)(
    "that the shop has called a %s visit off, also after the page was loaded again, and that it is on again",
    async (status, called) => {
      await openWith(status);
      await tap("Toko batalkan");
      const sent = chatIn(await news()).text;
      expect(sent).toContain(called);
      await openBookAgain();
      await openMore("Budi Santoso");
      expect(chatIn(link("Kabari lagi")).text).toBe(sent);
      await tapUntil("Jadi datang", /, diterima/);
      expect(chatIn(await news()).ticket).toMatchObject({ status: "confirmed" });
    },
  );

  test("of another proposal, until the chat is opened", async () => {
    await openWith("proposed");
    await correct(() => choose("Jam", "15:00"));
    expect(chatIn(await news()).ticket).toMatchObject({ status: "proposed", time: "15:00" });
    await tap("Kabari");
    await waitFor(() => expectNo("link", "Kabari"));
    // What the same message says later: which hour was not possible, and which one the shop proposes.
    expect(chatIn(link("Kabari lagi")).text).toMatch(/17:00 WIB.*belum bisa.*15:00 WIB/s);
  });

  test("but not of a change of notes, nor of a move or anything else once he has called it off himself", async () => {
    await openWith("confirmed");
    await correct(() => write("Catatan", "Poni"));
    await said(/, diubah/);
    expectNo("link", "Kabari");
    await correct(() => choose("Jam", "15:00"));
    await news();
    await tapUntil("Pelanggan batal", /, .*batal/);
    expectNo("link", /^Kabari/);
    await openBookAgain();
    await openForm("Budi Santoso");
    await choose("Jam", "16:00");
    await tapUntil("Simpan perubahan", /dipindah ke .* 16:00/);
    expectNo("link", /^Kabari/);
    expectCard("Budi Santoso", /diubah: catatan.*pelanggan batal, dicatat toko/);
  });
});

test("the focus goes to what stands next when Batal, Terima, Urungkan, Tutup or Hapus takes away what had it", async () => {
  await openBookOf({ ...budi, time: "11:00" }, { ...joko, status: "requested", time: "18:00" });
  await tap("Telepon");
  await tap("Batal");
  await waitFor(() => expect(within(waiting()).getByRole("heading")).toHaveFocus());
  await tapUntil("Terima", /^Tercatat: Joko/);
  // Nothing waits any more.
  expect(button("Tempel tiket")).toHaveFocus();
  await tapUntil("Urungkan", "Diurungkan.");
  expect(button("Tutup")).toHaveFocus();
  await tap("Tutup");
  await waitFor(() => expect(button("Tempel tiket")).toHaveFocus());
  await tapUntil("Terima", /^Tercatat: Joko/);
  await openMore("Budi Santoso");
  answering(true);
  await tapUntil("Hapus", /dihapus dari buku/, card("Budi Santoso"));
  expect(card("Joko")).toHaveFocus();
});
