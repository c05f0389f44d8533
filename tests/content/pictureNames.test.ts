import fc from "fast-check";
import { pictureRemedy } from "../../src/owner/check/unknownFiles";
import { isPicturePath } from "../../src/owner/schema/fields";

/** What a remedy proposes. */
const proposalIn = (remedy: string) => /"(.*?)"/.exec(remedy)?.[1];

const whatsApp = "WhatsApp Image 2026-11-28 at 09.15.22.jpeg";

test.each([
  [`images/gallery/${whatsApp}`, "images/gallery/whatsapp-image-2026-11-28-at-09.15.22.jpeg"],
  ["images/Café.jpg", "images/cafe.jpg"],
  ["images/Toko – depan.jpg", "images/toko-depan.jpg"],
  ["images/💈.jpg", "images/foto.jpg"],
  ["images/foto (1)[2]#3%'&+.JPG", "images/foto-1-2-3.jpg"],
  ["images/Karya Saya/a.jpg", "images/karya-saya/a.jpg"],
])("for the name %s, which no picture may have, another is proposed", (file, name) =>
  expect(proposalIn(pictureRemedy(file, [file]))).toBe(name),
);

test("a picture's proposed name is its own, or nobody else's", () => {
  expect(proposalIn(pictureRemedy("image/a b.jpg", ["images/A b.jpg", "images/x/a b.png"]))).toBe("images/a-b.jpg");
  expect(proposalIn(pictureRemedy("foto.png", ["images/ x/foto.jpg", "images/foto.jpg"]))).toBe("images/foto.jpg");
  expect(pictureRemedy("a b.jpg", ["images/a b.jpg", "images/A-b.jpg"])).toBe("");
});

test("no proposed name is refused, whatever the file is called", () => {
  const name = fc.string({ unit: "grapheme", minLength: 1, maxLength: 30 }).filter((text) => !/["\\/]/.test(text));
  fc.assert(
    fc.property(name, name, (folder, file) => {
      const path = `images/${folder}/${file}.jpg`;
      const proposed = proposalIn(pictureRemedy(path, [path]));
      if (proposed !== undefined) expect(isPicturePath(proposed)).toBe(true);
    }),
  );
});
