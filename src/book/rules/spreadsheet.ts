type Cell = string | number;

/**
 * Writes a table as an .xlsx file, which spreadsheets open in columns in every language. A text in it is never computed, and
 * keeps its leading zeros; a number can be summed. The file is a ZIP archive (APPNOTE 6.3) of XML parts (ECMA-376), stored
 * uncompressed.
 */
export function spreadsheet(rows: readonly (readonly Cell[])[]): Uint8Array<ArrayBuffer> {
  const sheet = `<worksheet xmlns="${main}"><sheetData>${rows.map((row) => `<row>${row.map(cellXml).join("")}</row>`).join("")}</sheetData></worksheet>`;
  return zip([...frame, ["xl/worksheets/sheet1.xml", sheet]]);
}

const cellXml = (cell: Cell) =>
  typeof cell === "number"
    ? `<c><v>${cell}</v></c>`
    : `<c t="inlineStr"><is><t xml:space="preserve">${cell.replace(/[&<>]/g, (mark) => `&#${mark.charCodeAt(0)};`)}</t></is></c>`;

const formats = "http://schemas.openxmlformats.org";
const main = `${formats}/spreadsheetml/2006/main`;
const links = `${formats}/officeDocument/2006/relationships`;
const contentType = "application/vnd.openxmlformats-officedocument.spreadsheetml";

export const spreadsheetType = `${contentType}.sheet`;

const linksTo = (kind: string, target: string) =>
  `<Relationships xmlns="${formats}/package/2006/relationships"><Relationship Id="r1" Type="${links}/${kind}" Target="${target}"/></Relationships>`;

/** The parts of a workbook around its only sheet. */
const frame: [name: string, text: string][] = [
  [
    "[Content_Types].xml",
    `<Types xmlns="${formats}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${contentType}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${contentType}.worksheet+xml"/></Types>`,
  ],
  ["_rels/.rels", linksTo("officeDocument", "xl/workbook.xml")],
  [
    "xl/workbook.xml",
    `<workbook xmlns="${main}" xmlns:r="${links}"><sheets><sheet name="Buku" sheetId="1" r:id="r1"/></sheets></workbook>`,
  ],
  ["xl/_rels/workbook.xml.rels", linksTo("worksheet", "worksheets/sheet1.xml")],
];

/** Archives files uncompressed: for each a header with its text, then the directory of all. Dates are 1 January 1980. */
function zip(files: readonly [name: string, text: string][]) {
  const parts: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let offset = 0;
  for (const [name, text] of files) {
    const [path, content] = [bytes(name), bytes(text)];
    // Version 2.0, names in UTF-8, stored, time and date, checksum, sizes, length of the name.
    const common = little([20, 2], [0x0800, 2], [0, 2], [0, 2], [0x21, 2], [crc32(content), 4]);
    const sizes = little([content.length, 4], [content.length, 4], [path.length, 2], [0, 2]);
    const header = joined([little([0x04034b50, 4]), common, sizes, path, content]);
    parts.push(header);
    directory.push(
      joined([little([0x02014b50, 4], [20, 2]), common, sizes, little([0, 4], [0, 2], [0, 4], [offset, 4]), path]),
    );
    offset += header.length;
  }
  const entries = joined(directory);
  const count = files.length;
  const end = little([0x06054b50, 4], [0, 4], [count, 2], [count, 2], [entries.length, 4], [offset, 4], [0, 2]);
  return joined([...parts, entries, end]);
}

const bytes = (text: string) => new TextEncoder().encode(text);

/** Numbers with their lengths in bytes, the lowest byte first. */
const little = (...numbers: [number: number, length: number][]): Uint8Array =>
  Uint8Array.from(
    numbers.flatMap(([number, length]) => Array.from({ length }, (_, index) => (number >>> (8 * index)) & 0xff)),
  );

function joined(parts: readonly Uint8Array[]) {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let offset = 0;
  for (const part of parts) {
    whole.set(part, offset);
    offset += part.length;
  }
  return whole;
}

/** The checksum of a ZIP archive's files (CRC-32 of ISO 3309). */
function crc32(content: Uint8Array) {
  let crc = -1;
  for (const byte of content) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}
