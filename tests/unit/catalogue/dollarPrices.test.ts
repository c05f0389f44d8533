import { withDollars } from "../../../src/domain/catalogue/dollarPrices";

const booking = [{ id: "haircut" }, { id: "wash" }];
const services = [
  { bookingService: "haircut", price: 12.5 },
  { bookingService: "haircut", price: 10 },
  { bookingService: "wash", price: null },
];

test("a service says its lowest dollar price, if the shop shows dollars", () => {
  expect(withDollars(booking, { dollars: null, services })).toEqual([
    { id: "haircut", dollars: "about\u00a0$10" },
    { id: "wash" },
  ]);
  expect(withDollars(booking, { dollars: false, services })).toEqual(booking);
});
