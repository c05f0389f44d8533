/** The shop's address, as in content/shop.json. */
export type Address = {
  street: string;
  district: string;
  city: string;
  region: string;
  postalCode: string;
};

/**
 * The two lines of a letter's address: "Jl. Melati No. 8, Menteng" and "Jakarta 10310". The province follows the city, as in
 * "Sleman, DI Yogyakarta 55281", unless its name contains the city's.
 */
export function addressLines({ street, district, city, region, postalCode }: Address): readonly [string, string] {
  return [`${street}, ${district}`, `${region.includes(city) ? city : `${city}, ${region}`} ${postalCode}`];
}

export const addressLine = (address: Address) => addressLines(address).join(", ");
