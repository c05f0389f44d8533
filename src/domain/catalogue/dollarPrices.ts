import { dollarText } from "../../format/money";

type Catalogue = {
  dollars: boolean | null;
  services: readonly { price: number | null; bookingService: string }[];
};

/**
 * Adds to each service its lowest price in the English catalogue, as the text "about $10". A service without a price there
 * is unchanged, and so are all services if the catalogue shows no dollars.
 */
export const withDollars = <S extends { id: string }>(
  services: readonly S[],
  catalogue: Catalogue,
): (S & { dollars?: string })[] =>
  services.map((service) => {
    const prices = catalogue.services.flatMap(({ price, bookingService }) =>
      bookingService === service.id && price !== null ? price : [],
    );
    if (catalogue.dollars === false || prices.length === 0) return service;
    return { ...service, dollars: `about\u00a0${dollarText(Math.min(...prices))}` };
  });
