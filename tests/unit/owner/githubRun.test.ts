import type { Diagnostic } from "../../../src/owner/check/diagnostic";
import { annotations, summary, tellGithub } from "../../../src/owner/check/githubRun";

const price: Diagnostic = {
  level: "error",
  file: "services.json",
  place: 'services › "Cukur Jenggot" (no. 3) › basePrice',
  line: 23,
  message: 'Ditemukan "75.000".',
};
const placeholder: Diagnostic = { ...price, level: "warning", file: "shop.json", place: "phone", message: "Contoh." };

test("a fault is an annotation on its line or its file, which nothing that an owner typed can end", () => {
  const missing: Diagnostic = { level: "error", file: "about.json", place: "", message: "Tidak ada." };
  const sly: Diagnostic = { ...price, file: "a:b,c%.json", message: "+15%\r\n::error::x" };
  expect(annotations([price, missing, sly], "content").trimEnd().split("\n")).toEqual([
    '::error file=content/services.json,line=23,title=Belum bisa diterbitkan::services › "Cukur Jenggot" (no. 3) › basePrice: Ditemukan "75.000".',
    "::error file=content/about.json,title=Belum bisa diterbitkan::Tidak ada.",
    expect.stringMatching(/^::error file=content\/a%3Ab%2Cc%25\.json,line=23.*\+15%25%0D%0A::error::x$/),
  ]);
});

test("the summary says that the old site stays up, links each error to its line and shows markup as typed", () => {
  const marked = { ...price, id: "Ditemukan <b>*tebal*</b> [x](y) `z`\nbaris" };
  const text = summary([placeholder, marked], "content", {
    GITHUB_SERVER_URL: "https://github.com",
    GITHUB_REPOSITORY: "toko/situs",
    GITHUB_SHA: "abc123",
  });
  expect(text).toContain("Situs lama tetap tampil");
  expect(text).toContain(
    "[content/services.json, baris 23](https://github.com/toko/situs/blob/abc123/content/services.json#L23)",
  );
  expect(text.indexOf("SALAH")).toBeLessThan(text.indexOf("PERIKSA"));
  expect(text).not.toMatch(/<b>|\*tebal|\[x\]|`z|\nbaris/);
});

test("outside of a run on GitHub nothing is told", () => {
  const written = jest.spyOn(process.stdout, "write").mockReturnValue(true);
  tellGithub([price], "content", {});
  expect(written).not.toHaveBeenCalled();
  written.mockRestore();
});
