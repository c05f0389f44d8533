import { type Draft, emptyDraft, isComplete, missingFields } from "../../../src/domain/booking/draft";

const full: Draft = {
  name: "Budi",
  phone: "0812",
  address: "",
  serviceIds: ["beard"],
  barberId: null,
  date: "2026-12-01",
  time: "09:00",
  notes: "",
};

describe("a booking draft", () => {
  test("misses everything but the notes when empty, in the form's order", () => {
    expect(missingFields(emptyDraft)).toEqual(["name", "phone", "services", "date", "time"]);
  });

  test("takes white space alone for missing", () => {
    expect(missingFields({ ...full, name: " \n\t", phone: "  " })).toEqual(["name", "phone"]);
  });

  test("is complete without notes and barber, and with nothing else left out", () => {
    expect(isComplete(full)).toBe(true);
    const lacking: Partial<Draft>[] = [{ name: "" }, { phone: "" }, { serviceIds: [] }, { date: null }, { time: null }];
    expect(lacking.map((part) => isComplete({ ...full, ...part }))).toEqual(lacking.map(() => false));
  });
});
