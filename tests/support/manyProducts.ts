import { mkdirSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import type { ContentCopy } from "./brokenContent";
import { content as shipped } from "./content";

const words = (
  "matte clay pomade strong light hold shine cedar smoke lime mint tonic scalp wash beard oil balm razor steel brass comb " +
  "teak horn brush badger boar soap bowl towel linen cotton travel case gift wooden box evening morning slow dry thick thin"
).split(" ");

type Options = {
  /** Whether each product has a picture that no other has, as a shop's own; else they share those of the tests' shop. */
  hasOwnPictures?: boolean;
};

/**
 * A catalogue of that many products, no gift set among them, each with a text that no other has: what repeats would
 * compress to nothing. The same products every time.
 */
export async function manyProducts(content: ContentCopy, count: number, { hasOwnPictures = false }: Options = {}) {
  const random = randomOf(7);
  const some = (length: number) => Array.from({ length }, () => words[Math.floor(random() * words.length)]).join(" ");
  const { categories, products: all } = shipped("product-catalogue.json");
  const models = all.filter(({ category }) => category !== "gift-sets");
  if (hasOwnPictures) mkdirSync(path.join(content.folder, "images/own"), { recursive: true });
  const products = [];
  for (let index = 0; index < count; index += 1) {
    const model = models[index % models.length];
    const own = `images/own/${index}.jpg`;
    if (hasOwnPictures) await writePicture(path.join(content.folder, own), random);
    products.push({
      ...model,
      id: `product-${index}`,
      title: `Product ${index}`,
      description: `${some(14)}.`,
      price: 10_000 + 500 * Math.floor(random() * 900),
      originalPrice: null,
      rating: Math.round(30 + random() * 20) / 10,
      reviews: Math.floor(random() * 400),
      ...(hasOwnPictures ? { image: own } : {}),
    });
  }
  content.write("product-catalogue.json", JSON.stringify({ categories, products }));
}

/** A photograph's stand-in of 800 pixels: soft shapes with some grain, so that it compresses as one does. */
async function writePicture(file: string, random: () => number): Promise<void> {
  const colors = Array.from({ length: 8 * 8 * 3 }, () => Math.floor(random() * 256));
  const { data } = await sharp(Buffer.from(colors), { raw: { width: 8, height: 8, channels: 3 } })
    .resize(800, 800, { kernel: "cubic" })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const grained = data.map((value) => Math.max(0, Math.min(255, value + Math.floor(random() * 16) - 8)));
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
