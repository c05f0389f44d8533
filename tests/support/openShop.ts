/** What makes the tests' shop one that is open. */
export const melati = {
  demo: undefined,
  siteUrl: "https://pangkasmelati.id",
  name: "Pangkas Melati",
  shortName: "Melati",
  codePrefix: "MLT",
  chatNumber: "6281311112222",
  phone: "0813-1111-2222",
  address: { street: "Jl. Kaliurang 5", district: "Ngaglik", city: "Sleman", region: "DIY", postalCode: "55581" },
};
