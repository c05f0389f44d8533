import { phoneLink } from "../../../src/domain/links/phoneLink";

test.each([
  ["0812-3456-7890", "tel:+6281234567890"],
  ["(021) 555 0101", "tel:+62215550101"],
  ["+62 812 3456 7890", "tel:+6281234567890"],
  ["62 812-3456-7890", "tel:+6281234567890"],
  ["+60 12-345 6789", "tel:+60123456789"],
  ["1500 123", "tel:1500123"],
])("the number %s is called as %s, wherever the card comes from", (phone, link) => {
  expect(phoneLink(phone)).toBe(link);
});
