import { screen, within } from "@testing-library/react";
import { epochMinute } from "../../src/domain/booking/booking";
import { ticketFragment } from "../../src/domain/links/ticketLink";
import { shop } from "../support/booking";
import {
  beforeEachNewPhone,
  button,
  chatOf,
  entry,
  haircut,
  messageOf,
  openBookPage,
  openMore,
  paste,
  said,
  warned,
} from "../support/bookPage";

beforeEachNewPhone();

const later = epochMinute(new Date("2026-12-01T11:00:00+07:00"));
const waiting = () => screen.getByRole("region", { name: /^Menunggu jawaban/ });
const link = (name: string | RegExp) => within(waiting()).getByRole("link", { name });

test("a pasted message stands in the book at once, and after the page was closed", async () => {
  const { user, unmount } = await openBookPage();
  await paste(user, messageOf());
  expect(await said(/^Tercatat: Budi Santoso, Selasa, 1 Des/)).toBeVisible();
  expect(entry("Budi Santoso")).toHaveTextContent("17:00-17:45");
  unmount();
  await openBookPage();
  expect(entry("Budi Santoso")).toHaveTextContent("Menunggu jawaban");
});

test("the same again, a move, and a cancellation each say what they changed", async () => {
  const { user } = await openBookPage();
  await paste(user, messageOf());
  await said(/^Tercatat/);
  await paste(user, messageOf());
  expect(await said(/^Sudah ada di buku, tidak ada yang berubah: Budi Santoso/)).toBeVisible();
  await paste(user, messageOf({ time: "18:00", version: later }));
  expect(await said(/^Budi Santoso pindah dari Selasa, 1 Des 17:00 ke Selasa, 1 Des 18:00/)).toBeVisible();
  expect(entry("Budi Santoso")).toHaveTextContent("18:00-18:45");
  await paste(user, messageOf());
  expect(await said(/^Tiket ini lebih lama/)).toBeVisible();
  await paste(
    user,
    `${shop.ticketPage}#${ticketFragment(haircut({ time: "18:00", status: "cancelled", version: later + 1 }))}`,
  );
  expect(await said(/sekarang dibatalkan/)).toBeVisible();
  expect(screen.queryByRole("region", { name: /^Menunggu jawaban/ })).not.toBeInTheDocument();
  expect(screen.getByText("Batal, ditolak, tidak datang (1)")).toBeVisible();
});

test("a link that says it was accepted, of which the book knows nothing, waits on top and takes no chair", async () => {
  const { user } = await openBookPage();
  await paste(user, messageOf({ status: "confirmed", version: later }));
  expect(await said(/^Tercatat: .* Sudah diterima menurut tautan ini: cocokkan/)).toBeVisible();
  expect(waiting()).toHaveTextContent("Sudah diterima menurut tautan ini");
  await paste(user, messageOf({ code: "BTP123456CD", name: "Joko", phone: "0813 0000 1111" }));
  await said(/^Tercatat: Joko/);
  expect(waiting()).not.toHaveTextContent("Tidak muat");
  await user.click(button("Cocok, catat diterima"));
  expect(await said(/^Budi Santoso, .* sekarang diterima/)).toBeVisible();
  expect(entry("Budi Santoso")).toHaveTextContent("Diterima");
  expect(waiting()).toHaveTextContent("Tidak muat di jam itu.");
});

test("a request whose hour has passed says so and offers the next hours", async () => {
  const { user } = await openBookPage();
  await paste(user, messageOf({ time: "11:00" }));
  await said(/^Tercatat/);
  expect(waiting()).toHaveTextContent("Jamnya sudah lewat.");
  expect(waiting()).not.toHaveTextContent("Muat di jam itu");
  expect(chatOf(link("Usulkan 12:30")).ticket).toMatchObject({ status: "proposed", time: "12:30" });
});

test("a link of another address and a service that the shop does not have are named", async () => {
  const { user } = await openBookPage();
  const link = `#${ticketFragment(haircut({ serviceIds: ["classic", "massage"] }))}`;
  await paste(user, `https://lain.example/tiket/${link}`);
  expect(
    await said(/Tautannya beralamat lain.example, bukan alamat situs ini: .* Layanan “massage” tidak ada di toko ini/),
  ).toBeVisible();
  await paste(user, window.location.origin + link.replace("BTP123456AB", "BTP123456CD").replace(",massage", ""));
  expect(await said(/^Tercatat: Budi Santoso, Selasa, 1 Des 17:00\.$/)).toBeVisible();
});

test("two tickets in one paste are both recorded", async () => {
  const { user } = await openBookPage();
  await paste(user, `${messageOf()}\n\n${messageOf({ code: "BTP123456CD", name: "Joko", time: "19:00" })}`);
  expect(await said(/Budi Santoso.*Tercatat: Joko/)).toBeVisible();
  expect(entry("Joko")).toHaveTextContent("19:00-19:45");
});

test("of a damaged ticket the form shows what could be read", async () => {
  const { user } = await openBookPage();
  const whole = `${shop.ticketPage}#${ticketFragment(haircut())}`;
  await paste(user, whole.replace(/([#&]jam=)[^&]*/, ""));
  await warned(/^Tiket ini terpotong: jam tidak terbaca/);
  await user.click(button("Catat sendiri"));
  expect(screen.getByRole("textbox", { name: "Nama" })).toHaveValue("Budi Santoso");
  expect(screen.getByRole("checkbox", { name: /Potong Rambut Klasik/ })).toBeChecked();
});

test("a text without a ticket says what is missing, and a known code whose it is", async () => {
  const { user } = await openBookPage();
  await paste(user, "Halo, besok bisa?");
  await warned("tidak ada tautan tiket");
  await user.click(button("Tempel tiket"));
  await paste(user, messageOf());
  await said(/^Tercatat/);
  await paste(user, "Jadi ya, BTP123456AB");
  await warned("Kode BTP123456AB sudah ada di buku: Budi Santoso");
});

test("two people under one code are two entries with a warning", async () => {
  const { user } = await openBookPage();
  await paste(user, messageOf());
  await said(/^Tercatat/);
  await paste(user, messageOf({ name: "Joko", phone: "0813 0000 1111", time: "19:00" }));
  expect(await said(/^Kode BTP123456AB sudah dipakai orang lain/)).toBeVisible();
  for (const name of ["Budi Santoso", "Joko"]) {
    expect(entry(name)).toHaveTextContent("Kode BTP123456AB dipakai lebih dari satu orang.");
  }
});

describe("a request", () => {
  test("that fits is accepted in one tap, and the chat carries the answer", async () => {
    const { user } = await openBookPage();
    await paste(user, messageOf());
    expect(await screen.findByText("Muat di jam itu.")).toBeVisible();
    const chat = chatOf(link("Terima"));
    expect(chat.number).toBe("6281234567890");
    expect(chat.ticket).toMatchObject({ code: "BTP123456AB", status: "confirmed", time: "17:00" });
    await user.click(link("Terima"));
    expect(await said(/sekarang diterima/)).toBeVisible();
    expect(entry("Budi Santoso")).toHaveTextContent("Diterima");
  });

  test("that does not fit names who is there, and proposes the nearest starts", async () => {
    const { user } = await openBookPage();
    await paste(user, messageOf());
    await screen.findByText("Muat di jam itu.");
    await user.click(link("Terima"));
    await said(/sekarang diterima/);
    await paste(user, messageOf({ code: "BTP123456CD", name: "Joko", phone: "0813 0000 1111" }));
    const clash = await screen.findByRole("group", { name: "Tidak muat di jam itu." });
    expect(clash).toHaveTextContent("Sudah ada Budi Santoso 17:00-17:45.");
    const proposals = within(waiting()).getAllByRole("link", { name: /^Usulkan / });
    const times = proposals.map((one) => one.textContent?.replace("Usulkan ", ""));
    expect(times).toEqual(expect.arrayContaining(["16:00", "18:00"]));
    for (const [index, one] of proposals.entries()) {
      expect(chatOf(one)).toMatchObject({
        number: "6281300001111",
        ticket: { status: "proposed", code: "BTP123456CD" },
      });
      expect(times[index]).toContain(chatOf(one).ticket?.time);
    }
    await user.click(link("Usulkan 18:00"));
    expect(await said(/^Joko pindah dari .*17:00 ke .*18:00/)).toBeVisible();
    expect(entry("Joko")).toHaveTextContent("18:00-18:45");
    expect(entry("Joko")).toHaveTextContent("Jam diusulkan");
  });

  test("brings no warning where the shop does not say how many chairs it has", async () => {
    const { user } = await openBookPage({ chairs: null });
    await paste(user, `${messageOf()}\n\n${messageOf({ code: "BTP123456CD", name: "Joko", phone: "0813 0000 1111" })}`);
    await said(/Tercatat: Joko/);
    expect(document.body).not.toHaveTextContent(/muat di jam|penuh di jam|Bentrok|kursi penuh/i);
    await user.click(button("Telepon"));
    expect(document.body).not.toHaveTextContent("(kursi penuh)");
  });
});

test("a walk-in is seated in two taps, and taken back in one", async () => {
  const { user } = await openBookPage();
  await user.click(button("Datang langsung"));
  await user.click(button(/^Potong Rambut Klasik/));
  expect(await said(/^Tercatat: datang langsung, Potong Rambut Klasik, 12:00-12:45/)).toBeVisible();
  expect(entry("Datang langsung")).toHaveTextContent("Diterima");
  await user.click(button("Datang langsung"));
  expect(button(/^Potong Rambut Klasik/)).toHaveTextContent("kursi penuh sekarang");
  await user.click(button("Datang langsung"));
  await user.click(button("Urungkan"));
  expect(await screen.findByText("Belum ada booking.")).toBeVisible();
});

describe("a booking by telephone", () => {
  test("says what is missing, and leads to the first", async () => {
    const { user } = await openBookPage();
    await user.click(button("Telepon"));
    await user.click(button("Catat booking"));
    expect(screen.getByRole("group", { name: "Layanan" })).toHaveFocus();
    expect(document.body).toHaveTextContent("Pilih layanannya.");
    await user.click(screen.getByRole("checkbox", { name: /Potong Rambut Klasik/ }));
    await user.click(button("Catat booking"));
    expect(screen.getByRole("combobox", { name: "Jam" })).toHaveFocus();
    expect(screen.getByRole("combobox", { name: "Jam" })).toHaveAccessibleDescription("Pilih jamnya.");
  });

  test("sees which hours are full, and may be written there nevertheless", async () => {
    const { user } = await openBookPage();
    for (const name of ["Andi", "Bayu"]) {
      await user.click(button("Telepon"));
      await user.type(screen.getByRole("textbox", { name: "Nama" }), name);
      await user.click(screen.getByRole("checkbox", { name: /Potong Rambut Klasik/ }));
      await user.selectOptions(screen.getByRole("combobox", { name: "Jam" }), "17:00");
      if (name === "Bayu") {
        expect(screen.getByRole("option", { name: "17:00 (kursi penuh)" })).toBeInTheDocument();
        expect(document.body).toHaveTextContent("Semua kursi penuh di jam itu. Tetap bisa dicatat");
      }
      await user.click(button("Catat booking"));
      await said(new RegExp(`^Tercatat: ${name}`));
    }
    expect(screen.getAllByText("Bentrok: tidak ada kursi di jam ini.")).toHaveLength(1);
  });

  test("that ends after the shop has closed is said to", async () => {
    const { user } = await openBookPage();
    await user.click(button("Telepon"));
    await user.click(screen.getByRole("checkbox", { name: /Potong Rambut Klasik/ }));
    await user.selectOptions(screen.getByRole("combobox", { name: "Jam" }), "17:00");
    expect(document.body).not.toHaveTextContent("setelah toko tutup");
    await user.type(screen.getByRole("textbox", { name: "Lama (menit)" }), "300");
    expect(screen.getByText(/setelah toko tutup\. Tetap bisa dicatat/)).toBeVisible();
  });

  test("is corrected under the same code", async () => {
    const { user } = await openBookPage();
    await paste(user, messageOf());
    await said(/^Tercatat/);
    await openMore(user, "Budi Santoso");
    await user.click(button("Ubah"));
    await user.selectOptions(screen.getByRole("combobox", { name: "Jam" }), "19:00");
    await user.click(button("Simpan perubahan"));
    expect(await said(/^Budi Santoso pindah dari .*17:00 ke .*19:00/)).toBeVisible();
    expect(entry("Budi Santoso")).toHaveTextContent("19:00-19:45");
    expect(entry("Budi Santoso")).toHaveTextContent("Menunggu jawaban");
    expect(entry("Budi Santoso")).toHaveTextContent("BTP123456AB");
  });

  test("of a customer who reads English is answered in English after a correction too", async () => {
    const { user } = await openBookPage();
    await paste(user, messageOf({ language: "en" }));
    await said(/^Tercatat/);
    await openMore(user, "Budi Santoso");
    await user.click(button("Ubah"));
    await user.selectOptions(screen.getByRole("combobox", { name: "Jam" }), "19:00");
    await user.click(button("Simpan perubahan"));
    await said(/^Budi Santoso pindah dari/);
    expect(chatOf(link("Terima")).ticket).toMatchObject({ time: "19:00", language: "en" });
  });
});

test("what comes after an erasure is there, also on a phone whose clock has been set back", async () => {
  const first = await openBookPage();
  await paste(first.user, messageOf());
  await said(/^Tercatat/);
  first.unmount();
  const { user } = await openBookPage({ now: "2026-11-30T09:00:00+07:00" });
  await user.click(screen.getByRole("button", { name: "Hari berikutnya" }));
  const budi = () => entry("Budi Santoso");
  await openMore(user, "Budi Santoso");
  await user.click(within(budi()).getByRole("button", { name: "Hapus" }));
  await user.click(screen.getByRole("button", { name: "Ya, hapus" }));
  expect(await said("Budi Santoso dihapus dari buku.")).toBeVisible();
  await paste(user, messageOf());
  expect(await said(/^Tercatat: Budi Santoso/)).toBeVisible();
  expect(budi()).toHaveTextContent("17:00-17:45");
});

test("a down payment stands beside its booking until the shop says that it came, in one tap, and from then on", async () => {
  const { user } = await openBookPage();
  await paste(user, messageOf({ deposit: { amount: 50_000, isReceived: false } }));
  await said(/^Tercatat/);
  expect(entry("Budi Santoso")).toHaveTextContent("Menunggu jawaban · DP Rp 50.000 belum masuk");
  const received = link("Terima, DP diterima");
  expect(chatOf(received).ticket).toMatchObject({ status: "confirmed", deposit: { amount: 50_000, isReceived: true } });
  await user.click(received);
  expect(await said(/sekarang diterima/)).toBeVisible();
  expect(entry("Budi Santoso")).toHaveTextContent("Diterima · DP Rp 50.000 diterima");
  // A correction by the shop says nothing of it, and takes nothing away.
  await openMore(user, "Budi Santoso");
  expect(within(entry("Budi Santoso")).queryByRole("link", { name: "DP diterima" })).not.toBeInTheDocument();
  await user.click(button("Ubah"));
  await user.selectOptions(screen.getByLabelText("Jam"), "18:00");
  await user.click(button("Simpan perubahan"));
  expect(await said(/pindah dari/)).toBeVisible();
  expect(entry("Budi Santoso")).toHaveTextContent("DP Rp 50.000 diterima");
  await user.click(button("DP belum masuk"));
  expect(await said("Budi Santoso: DP dicatat belum masuk.")).toBeVisible();
  expect(entry("Budi Santoso")).toHaveTextContent("DP Rp 50.000 belum masuk");
  // Within the same minute.
  await user.click(within(entry("Budi Santoso")).getByRole("link", { name: "DP diterima" }));
  expect(await said(/^Isi booking diperbarui/)).toBeVisible();
  expect(entry("Budi Santoso")).toHaveTextContent("DP Rp 50.000 diterima");
});

test("a booking that was accepted before its down payment came has that answer among its own", async () => {
  const { user } = await openBookPage();
  await paste(user, messageOf({ status: "confirmed", version: later, deposit: { amount: 50_000, isReceived: false } }));
  await said(/^Tercatat/);
  await user.click(button("Cocok, catat diterima"));
  await said(/sekarang diterima/);
  await openMore(user, "Budi Santoso");
  await user.click(within(entry("Budi Santoso")).getByRole("link", { name: "DP diterima" }));
  expect(await said(/^Isi booking diperbarui: Budi Santoso/)).toBeVisible();
  expect(entry("Budi Santoso")).toHaveTextContent("DP Rp 50.000 diterima");
});

test("a down payment that only the ticket says was received is owed until the shop says so", async () => {
  const { user } = await openBookPage();
  await paste(user, messageOf({ deposit: { amount: 50_000, isReceived: true } }));
  await said(/^Tercatat/);
  expect(waiting()).toHaveTextContent("DP Rp 50.000 belum masuk");
});

describe("the customer is told in the chat, in one tap,", () => {
  const accepted = messageOf({ status: "confirmed", version: later });
  const news = () => screen.findByRole("link", { name: "Kabari pelanggan" });
  const openAccepted = async () => {
    const view = await openBookPage();
    await paste(view.user, accepted);
    await said(/^Tercatat/);
    await view.user.click(button("Cocok, catat diterima"));
    await said(/sekarang diterima/);
    await openMore(view.user, "Budi Santoso");
    return view.user;
  };

  test("that the shop has moved his accepted visit", async () => {
    const user = await openAccepted();
    await user.click(button("Ubah"));
    await user.selectOptions(screen.getByRole("combobox", { name: "Jam" }), "19:00");
    await user.click(button("Simpan perubahan"));
    expect(chatOf(await news())).toMatchObject({
      number: "6281234567890",
      ticket: { status: "confirmed", time: "19:00" },
    });
  });

  test("that it was called off, and that it is on again", async () => {
    const user = await openAccepted();
    await user.click(button("Batalkan"));
    await said(/sekarang dibatalkan/);
    const calledOff = chatOf(await news());
    expect(calledOff.ticket).toMatchObject({ status: "cancelled", time: "17:00" });
    expect(calledOff.text).toContain("pukul 17:00 WIB yang sudah kami terima terpaksa kami batalkan.");
    expect(calledOff.text).not.toContain("belum bisa kami terima");
    await user.click(screen.getByText("Batal, ditolak, tidak datang (1)"));
    await openMore(user, "Budi Santoso");
    await user.click(button("Jadi datang"));
    await said(/sekarang diterima/);
    expect(chatOf(await news()).ticket).toMatchObject({ status: "confirmed" });
  });

  test("that a request which was never accepted is refused", async () => {
    const { user } = await openBookPage();
    await paste(user, messageOf());
    await said(/^Tercatat/);
    await openMore(user, "Budi Santoso");
    await user.click(button("Batalkan"));
    expect(chatOf(await news()).text).toContain("belum bisa kami terima");
  });

  test("but not of a change of notes", async () => {
    const user = await openAccepted();
    await user.click(button("Ubah"));
    await user.type(screen.getByRole("textbox", { name: "Catatan (boleh kosong)" }), "Poni");
    await user.click(button("Simpan perubahan"));
    await said(/^Isi booking diperbarui/);
    expect(screen.queryByRole("link", { name: "Kabari pelanggan" })).not.toBeInTheDocument();
  });
});

test("where what is done will be said is there before it is, so that a screen reader hears it", async () => {
  await openBookPage();
  expect(screen.getAllByRole("status").some((region) => region.textContent === "")).toBe(true);
});
