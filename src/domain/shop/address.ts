/** Where the shop is, as content/shop.json has it. */
export type Address = {
  readonly street: string;
  readonly district: string;
  readonly city: string;
  readonly postalCode: string;
};

/** The address as two lines of a letter: "Jl. Melati No. 8, Menteng" and "Jakarta 10310". */
export const addressLines = ({ street, district, city, postalCode }: Address): readonly [string, string] => [
  `${street}, ${district}`,
  `${city} ${postalCode}`,
];

/** The address on one line. */
export const addressLine = (address: Address): string => addressLines(address).join(", ");
