import { readFileSync } from "node:fs";
import path from "node:path";
import { readBookFile } from "../../../src/domain/book/bookFile";
import { entriesOf } from "../../../src/domain/book/entry";
import { upgraded } from "../../../src/domain/book/upgrade";

const file = readFileSync(path.join("tests/support/formerBook/file.json"), "utf8");

test("a file that the site's third version wrote is read with all that stands in it", () => {
  const read = readBookFile(file);
  if (typeof read === "string") throw new Error(read);
  expect(read.shop).toBe("Bintang Pangkas");
  expect(
    entriesOf(read.records)
      .map(({ name, phone, date, time, status, outcome, isPaid, sharesCode }) =>
        [name, phone, date, time, status, outcome, isPaid, sharesCode].join("|"),
      )
      .sort(),
  ).toEqual([
    "Budi Santoso|0812 3456 7890|2026-12-01|17:00|confirmed||false|true",
    "Joko|0813 0000 1111|2026-12-01|18:00|requested||false|true",
    "Pak Sarno|0816 7777 8888|2026-12-01|15:00|confirmed||false|false",
    "Rina|+61 412 345 678|2026-12-01|12:00|confirmed|done|true|false",
    "Tono|0814 0000 2222|2026-12-03|19:30|requested||false|false",
    "||2026-12-01|12:00|confirmed|done|false|false",
  ]);
  const rina = entriesOf(read.records).find(({ name }) => name === "Rina");
  expect(rina).toMatchObject({ language: "en", deposit: { amount: 50_000, isReceived: false } });
});

test("what was erased under a code stays erased", () => {
  expect(upgraded({ code: "BTP123456GH", slips: [], marks: [], erasedAt: 5 })).toEqual([
    { id: "BTP123456GH", versions: [], ticks: [], erasedAt: 5 },
  ]);
});

test("a correction of name and number stays with the booking that it corrects", () => {
  const slip = {
    ...({ status: "confirmed", name: "Budi", phone: "0812 3456 7890", address: "", notes: "" } as const),
    ...({ source: "ticket", version: 0, date: "2026-12-01", time: "17:00", serviceIds: ["classic"] } as const),
    ...{ barberId: null, duration: 45, total: null, isLeastTotal: false, recordedAt: 1 },
  };
  const rudi = {
    ...slip,
    source: "shop",
    version: 1,
    name: "Rudi",
    phone: "0813",
    corrects: { name: "Budi", phone: "" },
  } as const;
  const ruben = { ...rudi, version: 2, name: "Ruben", phone: "0814", corrects: { name: "Rudi", phone: "0813" } };
  const records = upgraded({ code: "BTP123456AB", slips: [slip, rudi, ruben], marks: [], erasedAt: 0 });
  expect(entriesOf(records)).toMatchObject([{ name: "Ruben", id: "BTP123456AB 6281234567890" }]);
});
