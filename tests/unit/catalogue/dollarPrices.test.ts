import { withDollars } from "../../../src/domain/catalogue/dollarPrices";

const booking = [
  { id: "haircut", name: "Haircut" },
  { id: "wash", name: "Wash" },
];
const services = [
  { bookingService: "haircut", price: 12.5 },
  { bookingService: "haircut", price: 10 },
  { bookingService: "wash", price: null },
];

test("a service says the lowest of its prices in dollars, and nothing where none is known", () => {
  expect(withDollars(booking, { services })).toEqual([
    { id: "haircut", name: "Haircut", dollars: "about\u00a0$10" },
    { id: "wash", name: "Wash" },
  ]);
});

test("a shop that shows rupiah alone shows no dollar", () => {
  expect(withDollars(booking, { dollars: false, services })).toEqual(booking);
});
