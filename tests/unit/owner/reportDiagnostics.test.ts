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

test("the summary keeps the old site up, errors first, with links to their lines, markup as typed", () => {
  Object.assign(process.env, {
    GITHUB_SERVER_URL: "https://github.com",
    GITHUB_REPOSITORY: "toko/situs",
    GITHUB_SHA: "abc123",
  });
  const text = summary([placeholder, { ...price, message: "Ditemukan <b>*tebal*</b> [x](y) `z`\nbaris" }], "content");
  expect(text).toContain("Situs lama tetap tampil");
  expect(text.indexOf("SALAH")).toBeLessThan(text.indexOf("PERIKSA"));
  expect(text).toContain(
    "[content/services.json, baris 23](https://github.com/toko/situs/blob/abc123/content/services.json#L23)",
  );
  expect(text).not.toMatch(/<b>|\*tebal|\[x\]|`z|\nbaris/);
});
