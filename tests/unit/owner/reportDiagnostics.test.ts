import type { Diagnostic } from "../../../src/owner/check/diagnostic";
import { summary } from "../../../src/owner/check/reportDiagnostics";

const price: Diagnostic = {
  level: "error",
  file: "services.json",
  place: 'services › "Cukur Jenggot" (no. 3) › basePrice',
  line: 23,
  message: 'Ditemukan "75.000".',
};
const placeholder: Diagnostic = { ...price, level: "warning", file: "shop.json", place: "phone", message: "Contoh." };

test("the summary keeps the old site up, errors first, markup as typed", () => {
  const marked = { ...price, message: "Ditemukan <b>*tebal*</b> [x](y) `z`\nbaris" };
  const text = summary([placeholder, marked], "content");
  expect(text).toContain("Situs lama tetap tampil");
  expect(text.indexOf("SALAH")).toBeLessThan(text.indexOf("PERIKSA"));
  expect(text).not.toMatch(/<b>|\*tebal|\[x\]|`z|\nbaris/);
});
