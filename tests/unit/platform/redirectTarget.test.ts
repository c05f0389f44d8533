import { redirectTarget } from "../../../src/platform/runtime/starter/redirectTarget";

/** What is meant by an address on the host of the site. */
const meant = (address: string) => redirectTarget(new URL(address, "https://toko.example") as unknown as Location);

test.each([
  ["/tiket/%23kode=BTP123456AB&nama=Jos%C3%A9", "/tiket/#kode=BTP123456AB&nama=Jos%C3%A9"],
  ["/tiket/%2523kode=BTP123456AB", "/tiket/#kode=BTP123456AB"],
  ["/tiket/%23kode=BTP123456AB?fbclid=x", "/tiket/?fbclid=x#kode=BTP123456AB"],
  ["/toko/%3Fservice=premium%23booking", "/toko/?service=premium#booking"],
  ["/%3fservice=premium?fbclid=x#booking", "/?service=premium&fbclid=x#booking"],
])("%s means %s", (address, expected) => {
  expect(meant(address)).toBe(`https://toko.example${expected}`);
});

test.each(["/tidak-ada", "/tiket%2F", "/tidak/ada?a=%23#%23"])("%s means nothing else", (address) => {
  expect(meant(address)).toBeNull();
});

test("no address leads to another host", () => {
  expect(meant("https://toko.example//contoh.example/%23x")).toBe("https://toko.example//contoh.example/#x");
});
