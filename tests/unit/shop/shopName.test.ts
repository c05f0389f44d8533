import { printedPhone } from "../../../src/domain/contact/phoneNumber";
import { codePrefixOf, shortNameOf } from "../../../src/domain/shop/shopName";

test.each([
  ["Pangkas Rapi Jaya", "Pangkas Rapi", "PRJ"],
  ["Barbershop Cukurukuk", "Barbershop", "BC"],
  ["Rambutologikal", "Rambutologik", "RAM"],
  ["九龍", "九龍", "BKG"],
])("a shop called %s is %s for short, %s before codes", (name, shortName, codePrefix) =>
  expect([shortNameOf(name), codePrefixOf(name)]).toEqual([shortName, codePrefix]),
);

test.each([
  ["6281227554321", "0812-2755-4321"],
  ["6591234567", "+6591234567"],
])("the chat number %s is printed as %s", (chatNumber, printed) => expect(printedPhone(chatNumber)).toBe(printed));
