import { expect, otherSite, siteOrigin, test } from "../support/test";

/** A page of each kind with pictures. */
const pages = ["", "services/", "products/", "about/"];
const widths = [320, 360, 412, 600, 768, 1024, 1280, 1440, 1920];

/** Runs in the page: the files that Chromium chooses at densities of 1 to 3 and that are too large, each in a sentence. */
async function tooLarge() {
  /** What a `sizes` stands for in this window, in pixels: an image of one file is as wide as its `sizes` says. */
  const pixelsOf = async (sizes: string) => {
    const probe = new Image();
    probe.sizes = sizes;
    probe.srcset = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="9999" height="9"/>')} 9999w`;
    await probe.decode();
    return probe.naturalWidth;
  };
  /** Chromium's choice: the first file that is dense enough. */
  const chosen = (widths: number[], size: number, density: number) =>
    widths.find((width) => width / size >= density) ?? widths.at(-1) ?? 0;
  const faults = [];
  for (const image of document.querySelectorAll<HTMLImageElement>("picture > img")) {
    const { width, height } = image.getBoundingClientRect();
    if (width === 0) continue;
    // A cropped picture is as large as its frame in one direction, and larger in the other.
    const [wide, high] = [Number(image.getAttribute("width")), Number(image.getAttribute("height"))];
    const shown = Math.max(width, (height * wide) / high);
    const sources = [...(image.parentElement?.querySelectorAll("source") ?? [])];
    const { srcset, sizes } = sources.find(({ media }) => matchMedia(media).matches) ?? image;
    const files = srcset
      .split(",")
      .map((entry) => Number.parseFloat(entry.trim().split(/\s+/)[1] ?? "1") * (/\dx$/.test(entry.trim()) ? wide : 1))
      .sort((a, b) => a - b);
    const size = sizes ? await pixelsOf(sizes) : wide;
    for (const density of [1, 2, 3]) {
      const file = chosen(files, size, density);
      if (file > 1.5 * shown * density && file !== files[0])
        faults.push(
          `${srcset.split(" ")[0]?.split("/").pop()} x ${density}: ${file} px for ${Math.round(shown * density)} (sizes ${size}; ${files})`,
        );
    }
  }
  return faults;
}

for (const [name, origin] of Object.entries({ "the shop": `${siteOrigin}/`, "another shop": otherSite }))
  test(`of every picture of ${name} a file is fetched near the size at which it is shown`, async ({ page }) => {
    const found = [];
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      for (const address of pages) {
        // A page that is resized after it came has, now and then, layout and sizes by the width before.
        await page.goto(origin + address);
        for (const fault of await page.evaluate(tooLarge)) found.push(`/${address} at ${width} px: ${fault}`);
      }
    }
    expect(found).toEqual([]);
  });
