import { emptyShop } from "../../src/owner/reset/emptyShop";
import { type Content, contentFileNames, contentFiles } from "../../src/owner/schema/contentFiles";
import { readContent } from "../../src/owner/schema/contentFolder";
import { scalarFields } from "../../src/owner/schema/traversal";
import { contentCopy } from "../support/brokenContent";
import { shopFolder } from "../support/content";
import { becomeOtherShop } from "../support/otherShop";

type Value = { value: unknown; begins: unknown };

/** The values of a shop by their places, such as `shop.json address city`, with what the form gives a new one. */
const valuesOf = (content: Content) =>
  new Map(
    contentFileNames.flatMap((file) =>
      scalarFields(contentFiles[file], content[file]).map(({ path, value, meta }): [string, Value] => {
        // An id is made of the name.
        const isOwnId = meta.kind === "identifier" && meta.refersTo === undefined;
        return [[file, ...path].join(" "), { value, begins: isOwnId ? value : meta.usually }];
      }),
    ),
  );

test("from the emptied shop to one of nine services, three barbers and no English pages about 90 values are typed", async () => {
  const copy = contentCopy();
  await becomeOtherShop(copy);
  const whole = readContent(copy.folder);
  copy.dispose();
  const empty = emptyShop(readContent(shopFolder));
  const before = valuesOf(empty);
  // Products and what is in English come on another evening, and a service may go without its description.
  const own: Content = {
    ...whole,
    "shop.json": { ...whole["shop.json"], english: false, taglineEnglish: null },
    "services.json": {
      services: whole["services.json"].services.map((service) => ({ ...service, description: null })),
    },
    "product-catalogue.json": { categories: [], products: [] },
    "service-catalogue.json": empty["service-catalogue.json"],
    "about.json": empty["about.json"],
  };
  const typed = [...valuesOf(own)].filter(([place, { value, begins }]) => {
    const filled = before.get(place);
    return value !== (filled ? filled.value : begins) && !(filled && value === begins);
  });
  expect([own["services.json"].services.length, own["barbers.json"].barbers.length]).toEqual([9, 3]);
  // Besides these: seven days that are ticked, the repository's name, the token's name, and the token itself.
  expect(typed.length + 7 + 3).toBeLessThan(95);
});
