import { missingEnglishText } from "../../src/owner/check/missingEnglish";
import { contentCopy } from "../support/contentCopy";

test("missing English is told by file and place, to a shop with English", () => {
  const copy = contentCopy();
  copy.set("services.json", "services.0.nameEnglish", undefined);
  copy.set("services.json", "services.2.descriptionEnglish", null);
  copy.set("customer-messages.json", "greetingEnglish", null);
  const told = missingEnglishText(copy.folder);
  copy.set("shop.json", "english", false);
  const toldWithoutEnglish = missingEnglishText(copy.folder);
  copy.dispose();
  expect(told).toMatch(/^ {2}services\.json: .*nameEnglish\n {2}services\.json: .*descriptionEnglish/m);
  expect(told).toMatch(/^ {2}customer-messages\.json: .*greetingEnglish/m);
  expect(told).not.toContain("reminderEnglish");
  expect(toldWithoutEnglish).toBe("");
});
