import sharp from "sharp";
import type { ContentCopy } from "./contentCopy";

const usual = { services: null, workingHours: null };

/** Barbers with a portrait and without, with days off and without, one on leave over the turn of the year. */
export const barbers = [
  {
    ...usual,
    id: "rizky",
    name: "Rizky",
    line: "Fade dan garis tegas; sepuluh tahun di kursi ini.",
    portrait: "images/barbers/rizky.jpg",
    daysOff: ["monday"],
    leave: [],
  },
  {
    ...usual,
    id: "bang-tono",
    name: "Bang Tono",
    line: "Gunting dan sisir, seperti dahulu.",
    portrait: null,
    daysOff: ["wednesday", "thursday"],
    leave: [],
  },
  {
    ...usual,
    id: "ucok",
    name: "Ucok Simanjuntak",
    line: "Jenggot, kumis, dan handuk panas.",
    portrait: "images/barbers/ucok.jpg",
    daysOff: [],
    leave: [{ from: "2026-12-24", to: "2027-01-02", reason: "Pulang kampung" }],
  },
];

/** Thirty photographs; every seventh has a caption that is longer than the photograph is wide. */
export const photos = Array.from({ length: 30 }, (_, index) => ({
  image: `images/gallery/${index + 1}.jpg`,
  caption:
    index % 7 === 3
      ? `Foto ${index + 1}, dengan keterangan yang lebih panjang daripada fotonya lebar`
      : `Foto ${index + 1}`,
}));

/** Writes the portraits and photographs into a copy of the tests' shop: plain colours, each another one. */
export async function drawBarbersAndPhotos(content: ContentCopy) {
  const portraits = barbers.flatMap(({ portrait }) => portrait ?? []);
  await Promise.all([
    ...portraits.map((file, index) => writePicture(content, file, 768, 960, index * 70)),
    ...photos.map(({ image }, index) => writePicture(content, image, 1200, 800, index * 12)),
  ]);
}

async function writePicture(content: ContentCopy, file: string, width: number, height: number, hue: number) {
  const background = `hsl(${hue}, 45%, 40%)`;
  const picture = sharp({ create: { width, height, channels: 3, background } });
  content.write(file, await picture.jpeg().toBuffer());
}
