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
    .map(({ level, id }) => `${level}: ${id}`);

test("five barbers and thirty photographs pass the check, also without a portrait", async () => {
  expect(await found()).toEqual([]);
  content.set("barbers.json", ["barbers", 0, "portrait"], undefined);
  expect(await found()).toEqual([]);
});

test.each([
  ["gallery.json", ["photos", 4, "service"], "coloring"],
  ["gallery.json", ["photos", 4, "image"], "images/gallery/tidak-ada.jpg"],
  ["barbers.json", ["barbers", 1, "id"], "rizky"],
  ["barbers.json", ["barbers", 2, "leave", 0, "to"], "2026-12-01"],
] as const)("%s %j may not be %j", async (file, place, value) => {
  content.set(file, place, value);
  expect(await found()).toEqual([expect.stringMatching(/^error/)]);
});

test.each([
  [384, 480, []],
  [384, 479, ["error.*minimal 384 x 480 piksel"]],
  [1600, 1000, ["warning.*tempatnya tegak, jadi banyak yang terpotong"]],
] as const)("a portrait of %i x %i pixels in its upright mirror: %j", async (width, height, words) => {
  const portrait = sharp({ create: { width, height, channels: 3, background: "#7a5230" } });
  content.write("images/barbers/baru.jpg", await portrait.jpeg().toBuffer());
  content.set("barbers.json", ["barbers", 1, "portrait"], "images/barbers/baru.jpg");
  expect(await found()).toEqual(words.map((word) => expect.stringMatching(word)));
});
