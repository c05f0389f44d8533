import { missingEnglishText } from "../../src/owner/check/missingEnglish";
import { copyForEachTest } from "../support/contentCopy";

const copy = copyForEachTest();

test("missing English is told by file and place, to a shop with English", () => {
  copy.set("services.json", "services.0.nameEnglish", undefined);
  copy.set("services.json", "services.2.descriptionEnglish", null);
  copy.set("customer-messages.json", "greetingEnglish", null);
  const told = missingEnglishText(copy.folder);
  expect(told).toMatch(/^ {2}services\.json: .*nameEnglish\n {2}services\.json: .*descriptionEnglish/m);
  expect(told).toMatch(/^ {2}customer-messages\.json: .*greetingEnglish/m);
  expect(told).not.toContain("reminderEnglish");
  copy.set("shop.json", "english", false);
  expect(missingEnglishText(copy.folder)).toBe("");
});
