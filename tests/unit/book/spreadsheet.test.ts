import { strFromU8, unzipSync } from "fflate";
import { spreadsheet } from "../../../src/book/rules/spreadsheet";

test("a table is a sheet whose numbers can be summed and whose texts are neither computed nor markup", () => {
  const files = unzipSync(
    spreadsheet([
      ["Telepon", "Total (Rp)"],
      ["=1+1 <&> “é”", 115_000],
    ]),
  );
  expect(Object.keys(files).sort()).toEqual([
    "[Content_Types].xml",
    "_rels/.rels",
    "xl/_rels/workbook.xml.rels",
    "xl/workbook.xml",
    "xl/worksheets/sheet1.xml",
  ]);
  const text = (words: string) => `<c t="inlineStr"><is><t xml:space="preserve">${words}</t></is></c>`;
  expect(strFromU8(files["xl/worksheets/sheet1.xml"] ?? new Uint8Array())).toContain(
    `<row>${text("Telepon")}${text("Total (Rp)")}</row><row>${text("=1+1 &#60;&#38;&#62; “é”")}<c><v>115000</v></c></row>`,
  );
});
