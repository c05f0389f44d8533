import { languageOf, withEnglishTexts } from "../../../src/domain/shop/englishContent";

test("English texts stand in the places of the Indonesian ones, however deep; the others keep their language", () => {
  const content = withEnglishTexts({
    tagline: "Rapi",
    taglineEnglish: "Neat",
    services: [
      { id: "beard", name: "Cukur Jenggot", nameEnglish: "Beard Trim", basePrice: 75_000 },
      { id: "wash", name: "Keramas", nameEnglish: null, basePrice: 15_000 },
    ],
    ticketAdvice: ["Datang tepat waktu.", "Bawa tiket."],
    ticketAdviceEnglish: null,
    notice: null,
    noticeEnglish: null,
    closures: [],
    english: true,
  });
  expect(content).toMatchObject({
    tagline: "Neat",
    services: [
      { id: "beard", name: "Beard Trim", basePrice: 75_000 },
      { id: "wash", name: "Keramas", basePrice: 15_000 },
    ],
    ticketAdvice: ["Datang tepat waktu.", "Bawa tiket."],
    closures: [],
    english: true,
  });
  const [beard, wash] = content.services;
  expect(languageOf(content, "tagline")).toBeUndefined();
  expect(languageOf(beard, "name")).toBeUndefined();
  expect(languageOf(wash, "name")).toBe("id");
  expect(languageOf(content, "ticketAdvice")).toBe("id");
  expect(languageOf(content, "notice")).toBeUndefined();
  expect(withEnglishTexts(content)).toEqual(content);
});
