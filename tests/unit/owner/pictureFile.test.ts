import sharp from "sharp";
import { isWhole } from "../../../src/owner/form/pictureFile";

const drawn = sharp({ create: { width: 60, height: 40, channels: 3, background: "#7a5230" } });
// Noise, so that there is data to cut in.
const noise = sharp({
  create: {
    width: 120,
    height: 90,
    channels: 3,
    noise: { type: "gaussian", mean: 128, sigma: 60 },
    background: "#fff",
  },
});

const pictures = (): [name: string, bytes: Promise<Buffer>][] => [
  ["a JPEG", noise.clone().jpeg().toBuffer()],
  ["a progressive JPEG", noise.clone().jpeg({ progressive: true }).toBuffer()],
  [
    "a JPEG with a camera's data",
    noise
      .clone()
      .jpeg()
      .withExif({ IFD0: { Copyright: "Toko" } })
      .toBuffer(),
  ],
  ["a plain JPEG", drawn.clone().jpeg().toBuffer()],
  ["a PNG", noise.clone().png().toBuffer()],
  ["a WebP", noise.clone().webp().toBuffer()],
];

test.each(pictures())("%s is whole, and is not once its end is missing", async (_, drawing) => {
  const bytes = new Uint8Array(await drawing);
  expect(isWhole(bytes)).toBe(true);
  // What phones write behind the picture does not matter.
  expect(isWhole(new Uint8Array([...bytes, 1, 2, 3, 0xff, 0xff]))).toBe(true);
  for (const share of [0.02, 0.1, 0.5, 0.9, 0.99]) {
    expect([share, isWhole(bytes.slice(0, Math.floor(bytes.length * share)))]).toEqual([share, false]);
  }
});

test("a preview's end inside a JPEG is not taken for the picture's", async () => {
  const preview = await drawn.clone().jpeg().toBuffer();
  const whole = await noise.clone().jpeg().toBuffer();
  const segment = Buffer.concat([
    Buffer.from([0xff, 0xe1, (preview.length + 2) >> 8, (preview.length + 2) & 255]),
    preview,
  ]);
  const withPreview = Buffer.concat([whole.subarray(0, 2), segment, whole.subarray(2)]);
  expect(isWhole(withPreview)).toBe(true);
  expect(isWhole(withPreview.subarray(0, withPreview.length - 500))).toBe(false);
});
