import { checkContent } from "../../src/owner/check/checkContent";
import { type ContentCopy, contentCopy } from "../support/brokenContent";

const file = "customer-messages.json";
let content: ContentCopy;

beforeEach(() => {
  content = contentCopy();
});
afterEach(() => content.dispose());

const found = async () =>
  (await checkContent(content.folder))
    .filter((fault) => fault.file === file)
    .map(({ level, place, id }) => `${level} ${place}: ${id}`);

test.each([
  ["greeting", "Halo {nma},", "tanda kurung kurawal hanya untuk {nama} {kode}"],
  ["greeting", "Halo {Nama},", "tanda kurung kurawal hanya untuk"],
  ["confirmation", "Booking {kode diterima.", "tanda kurung kurawal hanya untuk"],
  ["confirmation", "Bagaimana kalau {usulan}?", "tanda kurung kurawal hanya untuk"],
  ["proposal", "Maaf, {jam} sudah terisi.", "{usulan} harus ada"],
  ["reminder", "", "Masih kosong"],
] as const)("%s may not be %j", async (field, text, words) => {
  content.set(file, [field], text);
  const faults = await found();
  expect(faults).toHaveLength(1);
  expect(faults[0]).toMatch(/^error /);
  expect(faults[0]).toContain(words);
});

test("a message may say as much or as little of the ticket as the owner likes", async () => {
  content.set(file, ["refusal"], "Maaf, kami penuh.");
  content.set(file, ["reminder"], "{nama} {kode} {tanggal} {jam} {layanan} {total} {toko}");
  expect(await found()).toEqual([]);
});
