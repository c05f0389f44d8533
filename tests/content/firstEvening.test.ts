import { emptyShop } from "../../src/owner/reset/emptyShop";
import { type Content, contentFileNames, contentFiles } from "../../src/owner/schema/contentFiles";
import { scalarFields } from "../../src/owner/schema/traversal";
import { contentCopy } from "../support/brokenContent";
import { content as shipped } from "../support/content";
import { becomeOtherShop } from "../support/otherShop";

/** The values of a shop by their places, such as `shop.json address city`. */
const valuesOf = (content: Content) =>
  new Map(
    contentFileNames.flatMap((file) =>
      scalarFields(contentFiles[file], content[file]).map(
        ({ path, value }) => [[file, ...path].join(" "), value] as const,
      ),
    ),
  );

test("from the emptied shop to one of nine services, three barbers and no English pages fewer than 150 values are typed", async () => {
  const copy = contentCopy();
  await becomeOtherShop(copy);
  const whole = Object.fromEntries(contentFileNames.map((file) => [file, JSON.parse(copy.read(file))])) as Content;
  copy.dispose();
  const template = Object.fromEntries(contentFileNames.map((file) => [file, shipped(file)])) as Content;
  const empty = emptyShop(template);
  const before = valuesOf(empty);
  // Products and what is in English come on another evening.
  const own: Content = {
    ...whole,
    "shop.json": { ...whole["shop.json"], english: false, taglineEnglish: null },
    "product-catalogue.json": { categories: [], products: [] },
    "service-catalogue.json": empty["service-catalogue.json"],
    "about.json": empty["about.json"],
  };
  const typed = [...valuesOf(own)].filter(([place, value]) => before.get(place) !== value).map(([place]) => place);
  expect([own["services.json"].services.length, own["barbers.json"].barbers.length]).toEqual([9, 3]);
  // What the guide has typed besides: the repository's name, six commands and the first commit's text.
  expect(typed.length + 8).toBeLessThan(150);
});
