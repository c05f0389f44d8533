import { addressLine } from "../../../src/domain/shop/address";

test.each([
  ["Jakarta", "DKI Jakarta", "Jl. Melati No. 8, Menteng, Jakarta 10310"],
  ["Yogyakarta", "DI Yogyakarta", "Jl. Melati No. 8, Menteng, Yogyakarta 10310"],
  ["Sleman", "DI Yogyakarta", "Jl. Melati No. 8, Menteng, Sleman, DI Yogyakarta 10310"],
])("the city of %s is followed by %s unless that is named after it", (city, region, line) => {
  const address = { street: "Jl. Melati No. 8", district: "Menteng", city, region, postalCode: "10310" };
  expect(addressLine(address)).toBe(line);
});
