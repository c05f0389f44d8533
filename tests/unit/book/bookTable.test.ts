import { bookTable } from "../../../src/book/rules/bookTable";
import type { Entry } from "../../../src/book/rules/entry";
import { entry } from "../../support/book";

const tableOf = (...entries: Entry[]) => bookTable(entries, (id) => (id === "classic" ? "Classic Cut" : id));

test("a table has a head and a line for each entry, each text on one line and as it was written", () => {
  const [head, line] = tableOf(
    entry({ name: "=1+1", notes: "a\nb", haircut: "3", outcome: "done", paid: 115_000, phone: "+65 6123 4567" }),
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
    "Dibayar (Rp): 115000",
    "Sisa (Rp): 0",
    "DP diterima (Rp): 0",
    "DP belum masuk (Rp): 0",
  ]);
});

test("amounts can be summed: deposits, paid and left are the totals of all who come", () => {
  const deposit = { amount: 50_000, isReceived: true };
  const owed = { amount: 20_000, isReceived: false };
  const all = [
    { deposit },
    { deposit, paid: 65_000 },
    { deposit: owed },
    { outcome: "noShow", deposit: owed } as const,
  ];
  const [head = [], ...lines] = tableOf(...all.map(entry));
  const sum = (name: string) => lines.reduce((total, line) => total + Number(line[head.indexOf(`${name} (Rp)`)]), 0);
  expect(["Dibayar", "Sisa", "DP diterima", "DP belum masuk"].map(sum)).toEqual([65_000, 180_000, 100_000, 20_000]);
});
