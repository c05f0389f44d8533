import { checkContent } from "../../src/schema/checkContent";
import { report } from "../../src/schema/fault";
import { type ContentCopy, contentCopy } from "../support/brokenContent";
import { guideSections, perform } from "../support/guide";

const sections = guideSections();
let content: ContentCopy;

beforeEach(() => {
  content = contentCopy();
});
afterEach(() => content.dispose());

// An owner may put the guide away; then there is nothing to perform, and nothing else depends on it.
(sections ? describe : describe.skip)("the owner's guide", () => {
  const warnings = async () => {
    const faults = await checkContent(content.folder);
    const errors = faults.filter(({ level }) => level === "error");
    expect(report(errors, "content")).toBe("");
    return faults.map(({ file, place, id }) => `${file} ${place}: ${id}`);
  };

  test("tells of everything that an owner does to a shop", () => {
    const touched = new Set(sections?.flatMap(({ steps }) => steps.map(({ file }) => file)));
    for (const file of [
      "shop.json",
      "services.json",
      "time-slot-bands.json",
      "closures.json",
      "product-catalogue.json",
      "service-catalogue.json",
      "about.json",
      "barbers.json",
      "gallery.json",
      "customer-messages.json",
    ]) {
      expect(touched).toContain(file);
    }
    expect([...touched].filter((file) => file.startsWith("images/")).length).toBeGreaterThan(2);
  });

  test.each((sections ?? []).map((section) => [section.title, section] as const))(
    '"%s", done word for word, passes the check and gives no new warning',
    async (_, section) => {
      const before = await warnings();
      await perform(section, content);
      const after = await warnings();
      expect(after.filter((warning) => !before.includes(warning))).toEqual([]);
    },
  );

  test("all of it, one after the other, passes the check and leaves no placeholder", async () => {
    for (const section of sections ?? []) await perform(section, content);
    expect(await warnings()).toEqual([]);
  });
});
