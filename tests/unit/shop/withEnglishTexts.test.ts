import { withEnglishTexts } from "../../../src/domain/shop/withEnglishTexts";

test("English texts stand in the places of the Indonesian ones, however deep, and the rest is named", () => {
  const { content, untranslated } = withEnglishTexts({
    tagline: "Rapi",
    taglineEnglish: "Neat",
    services: [
      { id: "beard", name: "Cukur Jenggot", nameEnglish: "Beard Trim", basePrice: 75_000 },
      { id: "wash", name: "Keramas", nameEnglish: null, basePrice: 15_000 },
    ],
    ticketAdvice: ["Datang tepat waktu.", "Bawa tiket."],
    ticketAdviceEnglish: null,
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
  expect([...untranslated]).toEqual(["Keramas", "Datang tepat waktu.", "Bawa tiket."]);
});

test("content that is in English already stays as it is", () => {
  const once = withEnglishTexts({ name: "Potong", nameEnglish: "Cut" }).content;
  expect(withEnglishTexts(once)).toEqual({ content: once, untranslated: new Set() });
});
