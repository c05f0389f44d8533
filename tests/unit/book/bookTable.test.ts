import { bookTable } from "../../../src/book/rules/bookTable";
import { entry } from "../../support/book";

const tableOf = (...entries: ReturnType<typeof entry>[]) =>
  bookTable(entries, (id) => (id === "classic" ? "Classic Cut" : id));

test("a table has a head and a line for each entry, each text on one line and as it was written", () => {
  const [head, line] = tableOf(
    entry({
      name: "=1+1",
      notes: "a\nb",
      haircut: "3",
      outcome: "done",
      paid: 65_000,
      phone: "+65 6123 4567",
      deposit: { amount: 50_000, isReceived: true },
    }),
  );
  expect(head?.map((name, index) => `${name}: ${line?.[index]}`)).toEqual([
    "Kode: BTP123456AB",
    "Tanggal: 2026-12-01",
    "Jam: 17:00",
    "Durasi (menit): 45",
    "Nama: =1+1",
    "Telepon: +65 6123 4567",
    "Alamat: ",
    "Nomor model: 3",
    "Catatan: a b",
    "Layanan: Classic Cut",
    "Barber: ",
    "Total (Rp): 115000",
    "Status: Diterima",
    "Hasil: Selesai",
    "Lunas: ya",
    "Dibayar (Rp): 65000",
    "Sisa (Rp): 0",
    "DP diterima (Rp): 50000",
    "DP belum masuk (Rp): 0",
  ]);
});

test("what is left and a deposit that is owed are those of who is expected", () => {
  const deposit = { amount: 20_000, isReceived: false };
  const [, ...lines] = tableOf(entry({ deposit }), entry({ deposit, outcome: "noShow" }));
  expect(lines.map((line) => line.slice(-3))).toEqual([
    [115_000, 0, 20_000],
    [0, 0, 0],
  ]);
});
