import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { type BookingStatus, epochMinute } from "../../src/domain/booking/booking";
import { ticketFragment } from "../../src/domain/links/ticketLink";
import { haircut } from "../support/book";
import { shop } from "../support/booking";
import {
  beforeEachNewDevice,
  button,
  card,
  customersMessage,
  inBook,
  openBookPage,
  openMore,
  paste,
  putInBook,
  said,
  type User,
  warned,
} from "../support/bookPage";
import { chatIn } from "../support/chatOf";

beforeEachNewDevice();

const later = epochMinute(new Date("2026-12-01T11:00:00+07:00"));
const joko = { code: "BTP123456CD", name: "Joko", phone: "0813 0000 1111" };
const waiting = () => screen.getByRole("region", { name: /^Menunggu jawaban/ });
const link = (name: string | RegExp) => within(waiting()).getByRole("link", { name });
const linkText = (changes = {}) => `${shop.ticketPage}#${ticketFragment(haircut(changes))}`;

test("a pasted message stands in the book at once and after the page was closed; what follows it says what it changed", async () => {
  const { user: first, unmount } = await openBookPage();
  await paste(first, customersMessage());
  expect(await said(/^Tercatat: Budi Santoso, Selasa, 1 Des/)).toBeVisible();
  expect(card("Budi Santoso")).toHaveTextContent("17:00-17:45");
  unmount();
  const { user } = await openBookPage();
  expect(card("Budi Santoso")).toHaveTextContent("Menunggu jawaban");
  await paste(user, customersMessage());
  await said(/^Sudah ada di buku, tidak ada yang berubah: Budi Santoso/);
  await paste(user, customersMessage({ time: "18:00", version: later }));
  await said(/^Budi Santoso pindah dari Selasa, 1 Des 17:00 ke Selasa, 1 Des 18:00/);
  await paste(user, customersMessage());
  await said(/^Tiket ini lebih lama/);
  await paste(user, linkText({ time: "18:00", status: "cancelled", version: later + 1 }));
  expect(await said(/sekarang dibatalkan/)).toBeVisible();
  expect(screen.getByText("Batal, ditolak, tidak datang (1)")).toBeVisible();
});

test("a link that says it was accepted, of which the book knows nothing, waits and takes no chair", async () => {
  const { user } = await openBookPage();
  await paste(user, customersMessage({ status: "confirmed", version: later }));
  await said(/^Tercatat: .* Sudah diterima menurut tautan ini: cocokkan/);
  await paste(user, customersMessage(joko));
  await said(/^Tercatat: Joko/);
  expect(waiting()).not.toHaveTextContent("Kursi penuh");
  await user.click(button("Cocok, catat diterima"));
  await said(/^Budi Santoso, .* sekarang diterima/);
  expect(card("Budi Santoso")).toHaveTextContent("Diterima");
  await waitFor(() => expect(waiting()).toHaveTextContent("Kursi penuh di jam itu."));
});

test("of several messages the whole ones are recorded and can be taken back; those without a whole link are named", async () => {
  await putInBook({ code: "BTP123456EF", name: "Rina" });
  const { user } = await openBookPage();
  const withoutHour = linkText(joko).replace(/([#&]jam=)[^&]*/, "");
  const other = customersMessage({ code: "BTP123456GH", name: "Siti" });
  await paste(
    user,
    `${customersMessage()}\n\n${other}\n\nBatalkan BTP123456EF\n\nBatalkan BTP123456EF\n\n${withoutHour}`,
  );
  await warned(/Pesan BTP123456CD tidak membawa tautan tiket yang utuh, jadi tidak dicatat\. Pesan BTP123456EF/);
  expect(
    screen.getAllByText(/Kode itu sudah ada/).map(({ textContent }) => textContent?.match(/Kode itu/g)?.length),
  ).toEqual([1]);
  await warned(/Kode itu sudah ada di buku: Rina, .* Kalau memang batal, batalkan di kartunya\. Salin seluruh pesan/);
  await said(/^Tercatat: Budi Santoso, /);
  await user.click(button("Urungkan"));
  await said("Diurungkan.");
  expect((await inBook((store) => store.all())).map(({ name }) => name)).toEqual(["Rina"]);
});

test("a number without a country is doubted where the customer reads English", async () => {
  const { user } = await openBookPage();
  await paste(user, customersMessage({ language: "en", phone: "07700 900123" }));
  await said(/^Tercatat: .* Nomor 07700 900123 tanpa kode negara/);
  await paste(user, customersMessage({ code: "BTP123456CD", name: "Joko", language: "en", phone: "+44 7700 900123" }));
  await said(/^Tercatat: Joko, [^+]*$/);
});

test("the deposit of a visit beside which a change waits is noted by the answer to it", async () => {
  const deposit = { amount: 50_000, isReceived: false };
  await putInBook({ code: "BTP123456AB", name: "Budi", phone: "0812 3456 7890", deposit });
  const { user } = await openBookPage();
  await openMore(user, "Budi");
  expect(screen.getByRole("link", { name: /^DP diterima/ })).toBeVisible();
  await paste(user, customersMessage({ name: "Budi", time: "19:00", version: later, deposit }));
  await said(/minta pindah/);
  expect(screen.queryByRole("link", { name: /^DP diterima/ })).not.toBeInTheDocument();
  expect(screen.getByRole("link", { name: /^Terima, DP diterima/ })).toBeVisible();
});

test.each([
  [
    "a foreign address, a service that the shop does not have and a number that is none",
    linkText({ code: "BTP123456EF", serviceIds: ["classic", "massage"], phone: "rumah" }).replace(
      "bintangpangkas",
      "lain",
    ),
    /beralamat lain.example, bukan alamat situs ini: .* “massage” tidak ada .* Nomor “rumah” tidak bisa/,
    ["Diterima", "Menunggu jawaban"],
  ],
  [
    "another person under a code that is taken",
    customersMessage({ ...joko, code: "BTP123456AB", time: "19:00" }),
    /^Kode BTP123456AB sudah dipakai orang lain/,
    ["Diterima", "Menunggu jawaban"],
  ],
])("%s is named", async (_, pasted, words, states) => {
  await putInBook({ code: "BTP123456AB", name: "Budi", phone: "0812 3456 7890" });
  const { user } = await openBookPage();
  await paste(user, pasted);
  expect(await said(words)).toBeVisible();
  const cards = screen.getAllByRole("article", { hidden: true });
  expect(cards.map(({ textContent }) => states.find((state) => textContent?.includes(state)))).toEqual(states);
});

test("a text without a ticket says what is missing, and of a code in it whose it is", async () => {
  await putInBook({ code: "BTP123456EF", name: "Rina" });
  const { user } = await openBookPage();
  await paste(user, "Halo, besok bisa?");
  await warned(/^Di teks ini tidak ada tautan tiket yang utuh\. Salin seluruh pesan dari chat/);
  await user.click(button("Tempel tiket"));
  await paste(user, "Jadi ya, BTP123456EF");
  await warned("Kode itu sudah ada di buku: Rina");
});

describe("a request", () => {
  test("that fits is accepted in one tap, which can be taken back", async () => {
    const { user } = await openBookPage({ chairs: 2 });
    await paste(user, `${customersMessage()}\n\n${customersMessage({ ...joko, time: "18:00" })}`);
    await said(/^Tercatat: Budi Santoso/);
    const items = () => within(waiting()).getAllByRole("listitem");
    const budis = within(items()[0] as HTMLElement);
    expect(await budis.findByText("Masih ada kursi.")).toBeVisible();
    const accept = budis.getByRole("link", { name: "Terima" });
    expect(chatIn(accept)).toMatchObject({
      number: "6281234567890",
      ticket: { code: "BTP123456AB", status: "confirmed", time: "17:00" },
    });
    await user.click(accept);
    await said(/sekarang diterima/);
    expect(card("Budi Santoso")).toHaveTextContent("Diterima");
    expect(items()).toHaveLength(1);
    expect(items()[0]).toHaveTextContent("Joko");
    await user.click(button("Urungkan"));
    await waitFor(() => expect(card("Budi Santoso")).toHaveTextContent("Menunggu jawaban"));
    expect(items()).toHaveLength(2);
  });

  test("to move an accepted visit to a taken hour is not answered by a proposal of the accepted one", async () => {
    await putInBook({ code: "BTP123456AB", name: "Budi Santoso", phone: "0812 3456 7890" }, { ...joko, time: "18:00" });
    const { user } = await openBookPage();
    await paste(user, customersMessage({ time: "18:00", version: later }));
    await said(/minta pindah/);
    const answers = within(waiting()).getAllByRole("link");
    expect(answers.map(({ textContent }) => textContent).join()).toMatch(/Tetap 17:00,(?!.*17:00).*Usulkan .* 19:00/);
  });

  test("to move an accepted visit leaves that its chair, and keeps it in one tap", async () => {
    await putInBook({ code: "BTP123456AB", name: "Budi Santoso", phone: "0812 3456 7890" });
    const { user } = await openBookPage();
    await paste(user, customersMessage({ time: "18:00", version: later }));
    await said(/^Budi Santoso minta pindah dari Selasa, 1 Des 17:00 ke Selasa, 1 Des 18:00/);
    expect(waiting()).toHaveTextContent("Semula Selasa, 1 Des 17:00, sudah diterima.");
    expect(within(waiting()).queryByRole("link", { name: "Tolak" })).not.toBeInTheDocument();
    expect(card("Budi Santoso")).toHaveTextContent("Diterima");
    expect(card("Budi Santoso")).toHaveTextContent("Ada permintaan yang menunggu jawaban.");
    expect(chatIn(link("Tetap 17:00"))).toMatchObject({
      ticket: { status: "confirmed", time: "17:00" },
      text: expect.stringMatching(
        /perubahan itu belum bisa. Booking BTP123456AB tetap [^.]* pukul 17:00 WIB. Kalau tidak cocok, balas pesan ini.\n/,
      ),
    });
    await user.click(link("Terima"));
    await said(/^Budi Santoso pindah dari Selasa, 1 Des 17:00 ke Selasa, 1 Des 18:00/);
    await user.click(button("Urungkan"));
    await said("Diurungkan.");
    await user.click(link("Tetap 17:00"));
    await said("Budi Santoso, Selasa, 1 Des 17:00: tetap.");
    await openMore(user, "Budi Santoso");
    expect(card("Budi Santoso")).toHaveTextContent(
      /minta Sel 1 Des 18:00.*diterima Sel 1 Des 18:00.*diurungkan.*tetap Sel 1 Des 17:00/,
    );
    expect(screen.getAllByRole("article", { name: "Budi Santoso" })).toHaveLength(1);
  });

  test("that does not fit names who is there, and proposes the next free start", async () => {
    await putInBook({ name: "Budi Santoso" });
    const { user } = await openBookPage();
    await paste(user, customersMessage(joko));
    expect(await screen.findByText("Kursi penuh di jam itu. Sudah ada Budi Santoso 17:00-17:45.")).toBeVisible();
    const proposal = within(waiting()).getByRole("link", { name: "Usulkan Selasa, 1 Desember 2026 pukul 18:00 WIB" });
    expect(chatIn(proposal)).toMatchObject({ ticket: { status: "proposed", time: "18:00" } });
    await user.click(proposal);
    expect(await said("Diusulkan ke Joko: Selasa, 1 Des 18:00.")).toBeVisible();
    expect(card("Joko")).toHaveTextContent("Jam diusulkan");
    // The customer agrees.
    await paste(user, customersMessage({ ...joko, time: "18:00", status: "proposed", version: later + 999 }));
    await said(/^Joko setuju Selasa, 1 Des 18:00/);
    expect(screen.queryByText(/usulan belum dijawab/)).toBeNull();
    expect(chatIn(link("Terima")).ticket).toMatchObject({ status: "confirmed", time: "18:00" });
    await user.click(link("Terima"));
    await said(/^Joko, .* sekarang diterima/);
    await user.click(button("Urungkan"));
    await waitFor(() => expect(card("Joko")).toHaveTextContent("Jam diusulkan"));
  });

  test("is offered any hour of any day, those without a chair marked, within the book", async () => {
    await putInBook({ name: "Budi", date: "2026-12-03", time: "10:00" });
    const { user } = await openBookPage();
    await paste(user, customersMessage(joko));
    await said(/^Tercatat: Joko/);
    await user.click(button("Jam lain…"));
    const other = screen.getByRole("group", { name: "Usulkan jam lain" });
    fireEvent.change(within(other).getByLabelText("Hari"), { target: { value: "2026-12-03" } });
    expect(within(other).getByRole("option", { name: /^10:00.*\(kursi penuh\)$/ })).toBeInTheDocument();
    expect(within(other).getByRole("option", { name: /^20:30.*\(di luar jam buka\)$/ })).toBeInTheDocument();
    await user.selectOptions(within(other).getByLabelText("Jam"), "11:00");
    await user.click(within(other).getByRole("link", { name: /^Usulkan .* pukul 11:00/ }));
    await said("Diusulkan ke Joko: Kamis, 3 Des 11:00.");
  });
});

describe("walk-ins", () => {
  const walkIn = async (user: User, last: string) => {
    await user.click(button("Datang langsung"));
    await user.click(screen.getByRole("checkbox", { name: /^Potong Rambut Klasik/ }));
    await user.click(button(last));
  };
  const all = () => screen.findAllByRole("article", { name: "Potong Rambut Klasik" });

  test("within one minute are each their own, and taking one back leaves the others", async () => {
    const { user } = await openBookPage({ chairs: 4 });
    for (let count = 1; count <= 3; count += 1) {
      await walkIn(user, "Duduk sekarang");
      await waitFor(async () => expect(await all()).toHaveLength(count));
    }
    await user.click(button("Urungkan"));
    await screen.findByText("Diurungkan.");
    await waitFor(async () => expect(await all()).toHaveLength(2));
  });

  test("pay the price of the hour at which they sit down, which is said before", async () => {
    await putInBook({ name: "Budi", time: "16:20" });
    const { user } = await openBookPage({ now: "2026-12-01T16:50:00+07:00" });
    await user.click(button("Datang langsung"));
    await user.click(screen.getByRole("checkbox", { name: /^Potong Rambut Klasik/ }));
    expect(screen.getByText("Total Rp 100.000, mulai pukul 17:05 Rp 115.000")).toBeVisible();
    await user.click(button("Tunggu 15 menit, duduk 17:05"));
    await said("Tercatat: Datang langsung, Selasa, 1 Des 17:05.");
    expect(card("Potong Rambut Klasik")).toHaveTextContent("Rp 115.000");
  });

  test("wait for the next free chair, at a time that they are told, or sit down at once as a clash", async () => {
    await putInBook({ name: "Budi", time: "11:35" });
    const { user } = await openBookPage();
    await walkIn(user, "Tunggu 20 menit, duduk 12:20");
    expect(await said("Tercatat: Datang langsung, Selasa, 1 Des 12:20.")).toBeVisible();
    await walkIn(user, "Duduk sekarang juga (bentrok)");
    await said("Tercatat: Datang langsung, Selasa, 1 Des 12:00.");
    expect(screen.getByText("Bentrok: tidak ada kursi di jam ini.")).toBeVisible();
  });
});

test("a deposit stands beside its booking until the shop says that it came, and that can be taken back", async () => {
  const { user } = await openBookPage();
  await paste(user, customersMessage({ deposit: { amount: 50_000, isReceived: true } }));
  await said(/^Tercatat/);
  expect(card("Budi Santoso")).toHaveTextContent("Menunggu jawaban · DP Rp 50.000 belum masuk");
  const received = link("Terima, DP diterima");
  expect(chatIn(received).ticket).toMatchObject({
    status: "confirmed",
    deposit: { amount: 50_000, isReceived: true },
  });
  await user.click(received);
  await said(/sekarang diterima/);
  expect(card("Budi Santoso")).toHaveTextContent("DP Rp 50.000 diterima, sisa Rp 65.000");
  await openMore(user, "Budi Santoso");
  await user.click(button("DP belum masuk"));
  await said("Budi Santoso: DP dicatat belum masuk.");
  await user.click(within(card("Budi Santoso")).getByRole("link", { name: "DP diterima" }));
  await said(/^Isi booking diperbarui/);
  await user.click(button("Urungkan"));
  await waitFor(() => expect(card("Budi Santoso")).toHaveTextContent("DP Rp 50.000 belum masuk"));
});

test("a change at the same hour that is accepted is said to be accepted, not kept as it was", async () => {
  const { user } = await openBookPage();
  await paste(user, customersMessage());
  await said(/^Tercatat/);
  await user.click(link("Terima"));
  await said(/sekarang diterima/);
  await paste(user, customersMessage({ version: 29_000_000, serviceIds: ["premium"], total: 172_500 }));
  await said(/minta isi bookingnya diubah/);
  await user.click(link("Terima"));
  await said(/^Isi booking diperbarui: Budi Santoso/);
  await openMore(user, "Budi Santoso");
  expect(card("Budi Santoso")).toHaveTextContent(/minta Sel 1 Des 17:00.*diterima Sel 1 Des 17:00Chat/);
});

test("a proposal whose notes are corrected is not said to be proposed anew", async () => {
  await putInBook({ name: "Budi", status: "proposed" });
  const { user } = await openBookPage();
  await openMore(user, "Budi");
  await user.click(button("Ubah"));
  await user.click(screen.getByRole("textbox", { name: "Catatan (boleh kosong)" }));
  await user.paste("Poni");
  await user.click(button("Simpan perubahan"));
  await said(/^Isi booking diperbarui: Budi/);
});

describe("the customer is told in the chat, in one tap,", () => {
  const news = () => screen.findByRole("link", { name: "Kabari pelanggan" });
  const openAccepted = async (status: BookingStatus = "confirmed") => {
    await putInBook({ name: "Budi", phone: "0812 3456 7890", status });
    const { user } = await openBookPage();
    await openMore(user, "Budi");
    return user;
  };
  const openAgain = async () => {
    cleanup();
    const { user } = await openBookPage();
    await user.click(screen.getByText("Batal, ditolak, tidak datang (1)"));
    await openMore(user, "Budi");
    return user;
  };

  test("that the shop has moved his visit: from when to when, and a new price where it asks for one", async () => {
    let user = await openAccepted();
    await user.click(button("Ubah"));
    await user.selectOptions(screen.getByRole("combobox", { name: "Jam" }), "15:00");
    expect(screen.getByText(/^Harga di jam itu Rp [\d.]+; total tetap seperti disepakati\./)).toBeVisible();
    await user.clear(screen.getByRole("textbox", { name: "Total (Rp)" }));
    await user.click(button("Simpan perubahan"));
    const { number, text, ticket } = chatIn(await news());
    expect(number).toBe("6281234567890");
    expect(ticket).toMatchObject({ status: "confirmed", time: "15:00" });
    expect(text).toMatch(/semula .*1 Desember 2026 pukul 17:00 WIB, sekarang .*1 Desember 2026 pukul 15:00 WIB/);
    const price = " Estimasi total di jam itu Rp 100.000, semula Rp 115.000.";
    expect(text).toContain(price);
    cleanup();
    ({ user } = await openBookPage());
    await openMore(user, "Budi");
    expect(chatIn(screen.getByRole("link", { name: "Kabari lagi" })).text).toBe(text.replace(price, ""));
  });

  test.each<[BookingStatus, string]>([
    ["confirmed", "terpaksa kami batalkan"],
    ["proposed", "belum bisa kami terima"],
  ])(
    "that the shop has called a %s visit off, also after the page was loaded again, and that it is on again",
    async (status, called) => {
      let user = await openAccepted(status);
      await user.click(button("Toko batalkan"));
      const sent = chatIn(await news()).text;
      expect(sent).toContain(called);
      user = await openAgain();
      expect(chatIn(screen.getByRole("link", { name: "Kabari lagi" })).text).toBe(sent);
      await user.click(button("Jadi datang"));
      await said(/sekarang diterima/);
      expect(chatIn(await news()).ticket).toMatchObject({ status: "confirmed" });
    },
  );

  test("of another proposal, also after something else was recorded, until the chat is opened", async () => {
    await putInBook({ name: "Budi", phone: "0812 3456 7890", status: "proposed" });
    const { user } = await openBookPage();
    await openMore(user, "Budi");
    await user.click(button("Ubah"));
    await user.selectOptions(screen.getByRole("combobox", { name: "Jam" }), "15:00");
    await user.click(button("Simpan perubahan"));
    expect(chatIn(await news()).ticket).toMatchObject({ status: "proposed", time: "15:00" });
    await paste(user, customersMessage(joko));
    await said(/^Tercatat: Joko/);
    await user.click(await news());
    await waitFor(() => expect(screen.queryByRole("link", { name: "Kabari pelanggan" })).toBeNull());
    expect(screen.getByText(/^Tercatat: Joko/)).toBeVisible();
    // What the same message says later: which hour was not possible, and which one the shop proposes.
    expect(chatIn(screen.getByRole("link", { name: "Kabari lagi" })).text).toMatch(/17:00 WIB.*belum bisa.*15:00 WIB/s);
  });

  test("but not of a change of notes, nor of a move or anything else once he has called it off himself", async () => {
    const user = await openAccepted();
    await user.click(button("Ubah"));
    await user.click(screen.getByRole("textbox", { name: "Catatan (boleh kosong)" }));
    await user.paste("Poni");
    await user.click(button("Simpan perubahan"));
    await said(/^Isi booking diperbarui/);
    expect(screen.queryByRole("link", { name: "Kabari pelanggan" })).toBeNull();
    await user.click(button("Ubah"));
    await user.selectOptions(screen.getByRole("combobox", { name: "Jam" }), "15:00");
    await user.click(button("Simpan perubahan"));
    await news();
    await user.click(button("Pelanggan batal"));
    await said(/sekarang dibatalkan/);
    expect(screen.queryByRole("link", { name: "Kabari pelanggan" })).toBeNull();
    await openAgain();
    expect(screen.queryByRole("link", { name: "Kabari lagi" })).toBeNull();
    await user.click(button("Ubah"));
    await user.selectOptions(screen.getByRole("combobox", { name: "Jam" }), "16:00");
    await user.click(button("Simpan perubahan"));
    await said(/pindah dari .* 15:00 ke .* 16:00/);
    expect(screen.queryByRole("link", { name: "Kabari pelanggan" })).toBeNull();
    expect(screen.getByText(/diubah: catatan$/)).toBeVisible();
    expect(screen.getByText(/pelanggan batal, dicatat toko$/)).toBeVisible();
  });
});
