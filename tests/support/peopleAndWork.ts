import sharp from "sharp";
import type { ContentCopy } from "./brokenContent";

/** Barbers of every kind: with a portrait and without, with days off and without, one on leave over the turn of the year. */
export const barbers = [
  {
    id: "rizky",
    name: "Rizky",
    line: "Fade dan garis tegas; sepuluh tahun di kursi ini.",
    portrait: "images/barbers/rizky.jpg",
    daysOff: ["monday"],
    leave: [],
  },
  {
    id: "bang-tono",
    name: "Bang Tono",
    line: "Gunting dan sisir, seperti dahulu.",
    portrait: null,
    daysOff: ["wednesday", "thursday"],
    leave: [],
  },
  {
    id: "ucok",
    name: "Ucok Simanjuntak",
    line: "Jenggot, kumis, dan handuk panas.",
    portrait: "images/barbers/ucok.jpg",
    daysOff: [],
    leave: [{ from: "2026-12-24", to: "2027-01-02", reason: "Pulang kampung" }],
  },
  {
    id: "made",
    name: "I Made Adi",
    line: "Potongan pertama anak Anda: sabar, tanpa air mata.",
    portrait: null,
    daysOff: ["sunday"],
    leave: [],
  },
  {
    id: "joko",
    name: "Joko",
    line: "Pompadour dan quiff; pomade secukupnya.",
    portrait: null,
    daysOff: ["tuesday"],
    leave: [],
  },
];

const services = ["classic", "premium", "beard", "father-son"];
const shapes = [
  [900, 1200],
  [1200, 800],
  [1000, 1000],
  [800, 1200],
  [1400, 800],
] as const;

/** Thirty photographs, each with its number: portrait, landscape and square in turn. */
export const photos = Array.from({ length: 30 }, (_, index) => ({
  image: `images/gallery/${index + 1}.jpg`,
  caption:
    index % 7 === 3
      ? `Foto ${index + 1}, dengan keterangan yang lebih panjang daripada fotonya lebar`
      : `Foto ${index + 1}`,
  service: services[index % services.length] ?? "classic",
}));

/** Draws the portraits and photographs into a copy of the tests' shop: gradients with a letter or a number. */
export async function drawPeopleAndWork(content: ContentCopy): Promise<void> {
  await Promise.all([
    ...barbers.map(async ({ portrait, name }, index) => {
      // Rizky's portrait has the shape of its frame; Ucok's is a square, whose sides are cut off.
      const [width, height] = index === 0 ? ([768, 960] as const) : ([480, 480] as const);
      if (portrait) content.write(portrait, await picture(width, height, index * 70, name.slice(0, 1)));
    }),
    ...photos.map(async ({ image }, index) => {
      const [width, height] = shapes[index % shapes.length] ?? [800, 800];
      content.write(image, await picture(width, height, index * 12, String(index + 1)));
    }),
  ]);
}

const picture = (width: number, height: number, hue: number, word: string) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><linearGradient id="g" x2="1" y2="1">` +
        `<stop stop-color="hsl(${hue} 45% 22%)"/><stop offset="1" stop-color="hsl(${hue + 40} 50% 55%)"/></linearGradient></defs>` +
        `<rect width="100%" height="100%" fill="url(#g)"/><text x="50%" y="62%" font-family="sans-serif" font-size="${height / 3}"` +
        ` text-anchor="middle" fill="#fff8">${word}</text></svg>`,
    ),
  )
    .jpeg({ quality: 80 })
    .toBuffer();
