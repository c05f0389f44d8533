import { mkdirSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import type { ContentCopy } from "./brokenContent";

const words = (
  "matte clay pomade strong light hold shine cedar smoke lime mint tonic scalp wash beard oil balm razor steel brass comb " +
  "teak horn brush badger boar soap bowl towel linen cotton travel case gift wooden box evening morning slow dry thick thin"
).split(" ");

const categories = ["Hair Care", "Shaving", "Tools", "Gift Sets"];

/** A catalogue of that many products, each with a text and a picture that no other has; the same ones every time. */
export async function distinctProducts(content: ContentCopy, count: number): Promise<void> {
  const random = randomOf(7);
  const some = (length: number) => Array.from({ length }, () => words[Math.floor(random() * words.length)]).join(" ");
  const folder = "images/distinct";
  mkdirSync(path.join(content.folder, folder), { recursive: true });
  const products = [];
  for (let index = 0; index < count; index += 1) {
    const image = `${folder}/${index}.jpg`;
    await picture(path.join(content.folder, image), random);
    products.push({
      id: `product-${index}`,
      title: `${some(2)} ${index}`,
      description: `${some(14)}.`,
      category: categories[index % categories.length],
      price: 10_000 + 500 * Math.floor(random() * 900),
      originalPrice: null,
      rating: Math.round(30 + random() * 20) / 10,
      reviews: Math.floor(random() * 400),
      badge: null,
      inStock: random() > 0.1,
      image,
    });
  }
  content.write("product-catalogue.json", JSON.stringify({ products }));
}

/** A photograph's stand-in of 800 pixels: soft shapes with some grain, so that it compresses as one does. */
async function picture(file: string, random: () => number): Promise<void> {
  const colors = Array.from({ length: 8 * 8 * 3 }, () => Math.floor(random() * 256));
  const shapes = await sharp(Buffer.from(colors), { raw: { width: 8, height: 8, channels: 3 } })
    .resize(800, 800, { kernel: "cubic" })
    .toBuffer({ resolveWithObject: true });
  const grained = shapes.data.map((value) => Math.max(0, Math.min(255, value + Math.floor(random() * 16) - 8)));
  await sharp(grained, { raw: { width: 800, height: 800, channels: 3 } })
    .jpeg({ quality: 80 })
    .toFile(file);
}

/** Numbers from 0 to 1 in an order that depends on the seed alone. */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
