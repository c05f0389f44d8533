import { crc32 } from "node:zlib";
import { spreadsheet } from "../../../src/book/rules/spreadsheet";

/** The files of a ZIP archive that is stored uncompressed, read by its directory. */
function filesOf(archive: Buffer) {
  const end = archive.length - 22;
  let at = archive.readUInt32LE(end + 16);
  const files = new Map<string, string>();
  for (let left = archive.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [checksum, size, nameLength] = [
      archive.readUInt32LE(at + 16),
      archive.readUInt32LE(at + 24),
      archive[at + 28] ?? 0,
    ];
    const header = archive.readUInt32LE(at + 42);
    const start = header + 30 + nameLength;
    const content = archive.subarray(start, start + size);
    expect(crc32(content)).toBe(checksum);
    expect(archive.readUInt32LE(header)).toBe(0x04034b50);
    files.set(archive.toString("utf8", at + 46, at + 46 + nameLength), content.toString());
    at += 46 + nameLength;
  }
  expect(at).toBe(end);
  return files;
}

test("a table is a sheet whose numbers can be summed and whose texts are neither computed nor markup", () => {
  const files = filesOf(
    Buffer.from(
      spreadsheet([
        ["Telepon", "Total (Rp)"],
        ["=1+1 <&> “é”", 115_000],
      ]),
    ),
  );
  expect([...files.keys()].sort()).toEqual([
    "[Content_Types].xml",
    "_rels/.rels",
    "xl/_rels/workbook.xml.rels",
    "xl/workbook.xml",
    "xl/worksheets/sheet1.xml",
  ]);
  const text = (words: string) => `<c t="inlineStr"><is><t xml:space="preserve">${words}</t></is></c>`;
  expect(files.get("xl/worksheets/sheet1.xml")).toContain(
    `<row>${text("Telepon")}${text("Total (Rp)")}</row><row>${text("=1+1 &#60;&#38;&#62; “é”")}<c><v>115000</v></c></row>`,
  );
});
