import { addressLine, addressLines } from "../../../src/domain/shop/address";

const address = {
  street: "Jl. Melati No. 8",
  district: "Menteng",
  city: "Jakarta",
  region: "DKI Jakarta",
  postalCode: "10310",
};

test("a city that its province is named after stands alone", () => {
  expect(addressLine(address)).toBe("Jl. Melati No. 8, Menteng, Jakarta 10310");
  expect(addressLines({ ...address, city: "Yogyakarta", region: "DI Yogyakarta", postalCode: "55111" })[1]).toBe(
    "Yogyakarta 55111",
  );
});

test("any other city is followed by its province", () => {
  const sleman = { ...address, district: "Depok", city: "Sleman", region: "DI Yogyakarta", postalCode: "55281" };
  expect(addressLines(sleman)).toEqual(["Jl. Melati No. 8, Depok", "Sleman, DI Yogyakarta 55281"]);
});
