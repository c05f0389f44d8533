import { languageOf, withEnglishTexts } from "../../../src/domain/shop/englishContent";

test("English texts replace Indonesian ones, however deep, or keep their language", () => {
  const beard = { id: "beard", name: "Cukur Jenggot", basePrice: 75_000 };
  const translated = withEnglishTexts({
    tagline: "Rapi",
    taglineEnglish: "Neat",
    services: [
      { ...beard, nameEnglish: "Beard Trim" },
      { id: "wash", name: "Keramas", nameEnglish: null },
    ],
    ticketAdvice: ["Datang tepat waktu."],
    ticketAdviceEnglish: null,
    notice: null,
    noticeEnglish: null,
    english: true,
  });
  expect(translated).toMatchObject({
    tagline: "Neat",
    services: [{ ...beard, name: "Beard Trim" }, { name: "Keramas" }],
    ticketAdvice: ["Datang tepat waktu."],
    english: true,
  });
  expect(translated.services.map((service) => languageOf(service, "name"))).toEqual([undefined, "id"]);
  expect((["tagline", "ticketAdvice", "notice"] as const).map((field) => languageOf(translated, field))).toEqual([
    undefined,
    "id",
    undefined,
  ]);
  expect(withEnglishTexts(translated)).toEqual(translated);
});
