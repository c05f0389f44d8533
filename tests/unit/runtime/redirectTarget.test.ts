import { redirectTarget } from "../../../src/runtime/starter/redirectTarget";

const host = "https://toko.example";

test.each([
  ["/tiket/%2523kode=BTP123456AB&nama=Jos%C3%A9", "/tiket/#kode=BTP123456AB&nama=Jos%C3%A9"],
  ["/tiket/%23kode=BTP123456AB?fbclid=x", "/tiket/?fbclid=x#kode=BTP123456AB"],
  ["/%3fservice=premium?fbclid=x#booking", "/?service=premium&fbclid=x#booking"],
  // Not an address of another host.
  ["//contoh.example/%23x", "//contoh.example/#x"],
  ["/tidak-ada", null],
  ["/tidak/ada?a=%23#%23", null],
])("%s means %s", (address, expected) =>
  expect(redirectTarget(new URL(host + address) as unknown as Location)).toBe(expected && host + expected),
);
