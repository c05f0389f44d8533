import { draftToContent } from "../../../src/owner/form/draftToContent";
import { contentFiles } from "../../../src/owner/schema/contentFiles";
import { texts } from "../../support/content";

const written = (file: keyof typeof texts) => JSON.parse(texts[file]);

const services = contentFiles["services.json"];
const [first, second] = written("services.json").services;

test.each([
  [
    "optional fields that say nothing stay out, those that the file has stay",
    [{ ...first, startingPrice: false, atCustomer: true, fare: "", picture: null, nameEnglish: "" }],
    [{ ...first, picture: null }],
    [{ ...first, nameEnglish: null, atCustomer: true, picture: null }],
  ],
  [
    "an entry gains no field because another one has it, wherever it was moved to",
    [
      { ...second, fare: "Rp 20.000" },
      { ...first, fare: "" },
    ],
    [first ?? {}, { ...second, fare: "Rp 20.000" }],
    [{ ...second, fare: "Rp 20.000" }, first ?? {}],
  ],
  [
    "an entry without an id gets one of its name, unlike the others of its list",
    ["Potong", "Semir & Cat", "Potong"].map((name, index) => ({ ...first, id: index === 0 ? "potong" : "", name })),
    [],
    [
      { ...first, id: "potong", name: "Potong" },
      { ...first, id: "semir-cat", name: "Semir & Cat" },
      { ...first, id: "potong-2", name: "Potong" },
    ],
  ],
  [
    "a line that was broken while typing is one line, and a new picture is named from the content folder",
    [{ ...first, name: "Potong\nRambut", picture: "/images/services/a.jpg", __sc_item_id: "1" }],
    [first ?? {}],
    [{ ...first, name: "Potong Rambut", picture: "images/services/a.jpg" }],
  ],
])("%s", (_name, draft, before, written) =>
  expect(draftToContent(services, { services: draft }, { services: before })).toEqual({ services: written }),
);

test("a choice against the usual is written although the file lacks its field", () => {
  const { english: _, ...old } = written("shop.json");
  const schema = contentFiles["shop.json"];
  expect(draftToContent(schema, { ...old, english: true }, old)).not.toHaveProperty("english");
  expect(draftToContent(schema, { ...old, english: false }, old)).toHaveProperty("english", false);
  expect(draftToContent(schema, { ...old, english: true }, { english: false })).toHaveProperty("english", true);
  expect(draftToContent(schema, { ...old, english: false, breaks: [] }, undefined)).not.toHaveProperty("breaks");
});

test("every day is null, and an ambiguous time stays as typed", () => {
  const season = { name: "Ramadan", from: "2027-02-08", to: "2027-03-09", days: [], open: "8", close: "23.00" };
  const draft = { ...written("shop.json"), seasonalHours: [season] };
  expect(draftToContent(contentFiles["shop.json"], draft, {})).toMatchObject({
    seasonalHours: [{ ...season, days: null, close: "23:00" }],
  });
});

test("hours for every day fill the open days of the week", () => {
  const everyDay = { open: "9.00", close: "9 malam", closedOn: ["sunday"] };
  const shop = written("shop.json");
  const draft = { ...shop, openingHours: { ...shop.openingHours, everyDay } };
  const { openingHours } = draftToContent(contentFiles["shop.json"], draft, shop) as typeof shop;
  const { sunday, ...open } = openingHours;
  expect(sunday).toBeNull();
  expect(Object.keys(open)).toHaveLength(6);
  for (const hours of Object.values(open)) expect(hours).toEqual({ open: "09:00", close: "21:00" });
});
