import { fieldsLeftEmpty } from "../../../src/owner/form/emptyFields";
import { missingIds } from "../../../src/owner/form/missingIds";
import { contentFiles } from "../../../src/owner/schema/contentFiles";
import { content } from "../../support/content";

const text = (data: unknown) => JSON.stringify(data);

test("what the owner chose against the usual is written, also where the file has no such field yet", () => {
  const { english: _, ...old } = content("shop.json");
  const missing = (english: boolean) => fieldsLeftEmpty(contentFiles["shop.json"], { ...old, english }, text(old));
  expect(missing(false)).toEqual([]);
  expect(missing(true)).toEqual([["english"]]);
  expect(
    fieldsLeftEmpty(contentFiles["shop.json"], { ...old, english: true }, text({ ...old, english: false })),
  ).toEqual([]);
});

test("optional fields that say nothing are left out where the file has none of them", () => {
  const { services } = content("services.json");
  const [first, ...others] = services;
  const data = {
    services: [{ ...first, startingPrice: false, atCustomer: true, fare: "", picture: null }, ...others],
  };
  expect(fieldsLeftEmpty(contentFiles["services.json"], data, text({ services }))).toEqual([
    ["services", 0, "startingPrice"],
    ["services", 0, "fare"],
  ]);
});

test("an entry gains no field because another one has it, wherever it is moved to, but a new one is like the others", () => {
  const [first, second] = content("services.json").services;
  const withFare = { ...second, fare: "Rp 20.000" };
  const added = { ...first, id: "new", fare: "" };
  const data = { services: [withFare, { ...first, fare: "" }, added] };
  expect(fieldsLeftEmpty(contentFiles["services.json"], data, text({ services: [first, withFare] }))).toEqual([
    ["services", 1, "fare"],
  ]);
});

test("a file that cannot be read has no field", () => {
  const shop = { ...content("shop.json"), breaks: [] };
  expect(fieldsLeftEmpty(contentFiles["shop.json"], shop, "{")).toContainEqual(["breaks"]);
});

test("an entry without an id gets one of its name, unlike the others of its list", () => {
  const { services } = content("services.json");
  const added = ["Semir & Cat", "Potong", "Potong", "???"].map((name) => ({ ...services[0], id: null, name }));
  const given = [{ ...services[0], id: "potong" }, ...added];
  expect(missingIds(contentFiles["services.json"], { services: given })).toEqual([
    [["services", 1, "id"], "semir-cat"],
    [["services", 2, "id"], "potong-2"],
    [["services", 3, "id"], "potong-3"],
  ]);
});
