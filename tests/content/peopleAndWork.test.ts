import sharp from "sharp";
import { checkContent } from "../../src/owner/check/checkContent";
import { type ContentCopy, contentCopy } from "../support/brokenContent";
import { fillWithPeopleAndWork, namePeopleAndWork } from "../support/peopleAndWork";

let content: ContentCopy;

beforeAll(async () => {
  content = contentCopy();
  await fillWithPeopleAndWork(content);
});
beforeEach(() => namePeopleAndWork(content));
afterAll(() => content.dispose());

const found = async () =>
  (await checkContent(content.folder))
    .filter(({ file }) => ["barbers.json", "gallery.json"].includes(file))
    .map(({ level, place, id }) => `${level} ${place}: ${id}`);

test("five barbers and thirty photographs pass the check", async () => {
  expect(await found()).toEqual([]);
});

test.each([
  [
    "gallery.json",
    ["photos", 4, "service"],
    "coloring",
    "error",
    "yang tidak ada di services.json; seharusnya salah satu dari: classic, premium, beard, father-son",
  ],
  ["gallery.json", ["photos", 4, "image"], "images/gallery/tidak-ada.jpg", "error", "berkas itu tidak ada"],
  ["gallery.json", ["photos", 4, "image"], null, "error", "berkas JPEG, PNG, atau WebP"],
  ["gallery.json", ["photos", 4, "caption"], "", "error", "Masih kosong"],
  ["barbers.json", ["barbers", 1, "id"], "rizky", "error", "untuk kedua kalinya"],
  ["barbers.json", ["barbers", 1, "portrait"], "images/barbers/tono.jpg", "error", "berkas itu tidak ada"],
  ["barbers.json", ["barbers", 1, "daysOff"], ["senin"], "error", "salah satu dari: monday, tuesday"],
  ["barbers.json", ["barbers", 2, "leave", 0, "to"], "2026-12-01", "error", 'sebelum "from" "2026-12-24"'],
  ["barbers.json", ["barbers", 2, "leave", 0, "to"], "2026-02-30", "error", "tanggal yang ada di kalender"],
  [
    "barbers.json",
    ["barbers", 0, "daysOff"],
    ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"],
    "warning",
    "libur setiap hari",
  ],
] as const)("%s %j may not be %j", async (file, place, value, level, words) => {
  content.set(file, place, value);
  const said = await found();
  expect(said).toHaveLength(1);
  expect(said[0]).toMatch(new RegExp(`^${level} `));
  expect(said[0]).toContain(words);
});

test("a barber without portrait and without leave is complete", async () => {
  content.set("barbers.json", ["barbers", 0, "portrait"], undefined);
  content.set("barbers.json", ["barbers", 2, "leave"], []);
  expect(await found()).toEqual([]);
});

test.each([
  [384, 480, []],
  [384, 479, ["error", "minimal 384 x 480 piksel"]],
  [383, 480, ["error", "minimal 384 x 480 piksel"]],
  [1600, 1000, ["warning", "tempatnya tegak, jadi banyak yang terpotong", "kira-kira 384 banding 480"]],
] as const)("a portrait of %i x %i pixels in its upright mirror: %j", async (width, height, words) => {
  const portrait = sharp({ create: { width, height, channels: 3, background: "#7a5230" } });
  content.write("images/barbers/baru.jpg", await portrait.jpeg().toBuffer());
  content.set("barbers.json", ["barbers", 1, "portrait"], "images/barbers/baru.jpg");
  const said = await found();
  expect(said).toHaveLength(Math.min(words.length, 1));
  for (const word of words) expect(said[0]).toContain(word);
});
