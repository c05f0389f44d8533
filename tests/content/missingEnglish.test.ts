import { missingEnglish } from "../../src/owner/check/missingEnglish";
import { contentCopy } from "../support/brokenContent";

const copies: ReturnType<typeof contentCopy>[] = [];
afterAll(() => {
  for (const copy of copies) copy.dispose();
});

async function told(change: (copy: ReturnType<typeof contentCopy>) => void): Promise<string[]> {
  const copy = contentCopy();
  copies.push(copy);
  change(copy);
  return (await missingEnglish(copy.folder)).split("\n");
}

test("what has no English is told file by file, by the name of its place", async () => {
  const before = await told(() => {});
  const after = await told((copy) => {
    copy.set("services.json", ["services", 0, "nameEnglish"], undefined);
    copy.set("services.json", ["services", 2, "descriptionEnglish"], null);
    copy.set("customer-messages.json", ["greetingEnglish"], null);
  });
  const added = after.filter((line) => !before.includes(line)).join("\n");
  expect(added).toMatch(/^ {2}services\.json: .*nameEnglish.*; .*descriptionEnglish/m);
  expect(added).toMatch(/^ {2}customer-messages\.json: .*greetingEnglish/m);
  expect(before.join("\n")).not.toMatch(/greetingEnglish/);
});

test("a shop without English pages is told nothing", async () => {
  const said = await told((copy) => {
    copy.set("shop.json", ["english"], false);
    copy.set("services.json", ["services", 0, "nameEnglish"], null);
  });
  expect(said).toEqual([""]);
});
