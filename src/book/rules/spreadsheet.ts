import { strToU8, zipSync } from "fflate";

type Cell = string | number;

/**
 * Writes a table as an .xlsx file, which spreadsheets open in columns in every language. A text in it is never computed, and
 * keeps its leading zeros; a number can be summed. The file is a ZIP archive of XML parts (ECMA-376).
 */
export function spreadsheet(rows: readonly (readonly Cell[])[]) {
  const sheet = `<worksheet xmlns="${main}"><sheetData>${rows.map((row) => `<row>${row.map(cellXml).join("")}</row>`).join("")}</sheetData></worksheet>`;
  // The earliest date of an archive: the file is the same whenever it is written.
  return zipSync({ ...frame, "xl/worksheets/sheet1.xml": strToU8(sheet) }, { mtime: new Date(1980, 0) });
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
const frame = {
  "[Content_Types].xml": strToU8(
    `<Types xmlns="${formats}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${contentType}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${contentType}.worksheet+xml"/></Types>`,
  ),
  "_rels/.rels": strToU8(linksTo("officeDocument", "xl/workbook.xml")),
  "xl/workbook.xml": strToU8(
    `<workbook xmlns="${main}" xmlns:r="${links}"><sheets><sheet name="Buku" sheetId="1" r:id="r1"/></sheets></workbook>`,
  ),
  "xl/_rels/workbook.xml.rels": strToU8(linksTo("worksheet", "worksheets/sheet1.xml")),
};
