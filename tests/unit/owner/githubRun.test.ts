import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Diagnostic } from "../../../src/owner/check/diagnostic";
import { annotations, summary, tellGithub } from "../../../src/owner/check/githubRun";

const price: Diagnostic = {
  level: "error",
  file: "services.json",
  place: 'services › "Cukur Jenggot" (no. 3) › basePrice',
  line: 23,
  id: 'Ditemukan "75.000"; seharusnya angka bulat.',
  en: 'Found "75.000"; expected a whole number.',
};
const missing: Diagnostic = { level: "error", file: "about.json", place: "", id: "Tidak ada.", en: "Missing." };
const placeholder: Diagnostic = {
  ...price,
  level: "warning",
  file: "shop.json",
  place: "phone",
  line: 31,
  id: "Contoh.",
  en: "Placeholder.",
};

test("an error becomes an annotation on its line, one without a line stands on its file", () => {
  expect(annotations([price, missing], "content")).toBe(
    '::error file=content/services.json,line=23,title=Belum bisa diterbitkan::services › "Cukur Jenggot" (no. 3) › basePrice: ' +
      'Ditemukan "75.000"; seharusnya angka bulat.%0AFound "75.000"; expected a whole number.\n' +
      "::error file=content/about.json,title=Belum bisa diterbitkan::Tidak ada.%0AMissing.\n",
  );
});

test("a warning is annotated as one, after the errors", () => {
  const lines = annotations([placeholder, price], "content").trimEnd().split("\n");
  expect(lines.map((line) => line.split(" ")[0])).toEqual(["::error", "::warning"]);
});

test("what an owner typed can neither end the annotation nor begin another", () => {
  const sly: Diagnostic = { ...price, file: "a:b,c%.json", id: "+15%\r\n::error::x", en: "y" };
  const text = annotations([sly], "content");
  expect(text.trimEnd()).not.toContain("\n");
  expect(text).toContain("file=content/a%3Ab%2Cc%25.json,line=23");
  expect(text).toContain("+15%25%0D%0A::error::x%0Ay");
});

test("a folder named as on Windows gives a path as in the repository", () => {
  expect(annotations([price], "toko\\isi")).toContain("file=toko/isi/services.json");
});

test("annotations stop at what GitHub shows, the summary goes on", () => {
  const many = Array.from({ length: 25 }, (_, index) => ({ ...price, line: index + 1 }));
  expect(annotations(many, "content").trimEnd().split("\n")).toHaveLength(10);
  expect(summary(many, "content").match(/\*\*SALAH\*\*/g)).toHaveLength(25);
});

test("a summary of thousands of errors stays under the size that GitHub shows, and says how many it leaves out", () => {
  const long = { ...price, id: "x".repeat(900), en: "y".repeat(900) };
  const text = summary(
    Array.from({ length: 5000 }, () => long),
    "content",
  );
  expect(Buffer.byteLength(text)).toBeLessThan(1024 * 1024);
  expect(text).toContain("Dan 4800 lagi.");
});

test("the summary says that the old site stays up, and links each error to its line", () => {
  const text = summary([placeholder, price], "content", {
    GITHUB_SERVER_URL: "https://github.com",
    GITHUB_REPOSITORY: "toko/situs",
    GITHUB_SHA: "abc123",
  });
  expect(text).toContain("Situs lama tetap tampil");
  expect(text).toContain(
    "[content/services.json, baris 23](https://github.com/toko/situs/blob/abc123/content/services.json#L23)",
  );
  expect(text.indexOf("SALAH")).toBeLessThan(text.indexOf("PERIKSA"));
});

test("warnings alone do not say that the site was refused", () => {
  expect(summary([placeholder], "content")).not.toContain("belum diperbarui");
});

test("markup in what an owner typed is shown as typed", () => {
  const text = summary([{ ...price, id: "Ditemukan <b>*tebal*</b> [x](y) `z`\nbaris" }], "content");
  expect(text).not.toMatch(/<b>|\*tebal|\[x\]|`z/);
  expect(text).toContain("baris");
  expect(text).not.toContain("\nbaris");
});

describe("inside a run", () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), "run-"));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const told = (diagnostics: readonly Diagnostic[], actions: string | undefined) => {
    const at = (name: string) => path.join(folder, name);
    let written = "";
    tellGithub(
      diagnostics,
      "content",
      { GITHUB_ACTIONS: actions, GITHUB_STEP_SUMMARY: at("summary"), GITHUB_OUTPUT: at("output") },
      (text) => {
        written += text;
      },
    );
    const read = (name: string) => {
      try {
        return readFileSync(at(name), "utf8");
      } catch {
        return "";
      }
    };
    return { written, summary: read("summary"), output: read("output") };
  };

  test("a refusal stands on the line, in the summary, and is marked as explained", () => {
    const { written, summary, output } = told([price], "true");
    expect(written).toContain("::error file=content/services.json,line=23");
    expect(summary).toContain("Situs belum diperbarui: 1 kesalahan");
    expect(output).toBe("refused=true\n");
  });

  test("a warning is told without a refusal", () => {
    expect(told([placeholder], "true").output).toBe("");
  });

  test("nothing is written without diagnostics, nor outside of GitHub", () => {
    expect(told([], "true")).toEqual({ written: "", summary: "", output: "" });
    expect(told([price], undefined)).toEqual({ written: "", summary: "", output: "" });
  });
});
