import fc from "fast-check";
import { type Draft, draftReducer, emptyDraft, isComplete, missingFields } from "../../../src/domain/booking/draft";

const full: Draft = {
  name: "Budi",
  phone: "0812",
  serviceIds: ["beard"],
  barberId: null,
  date: "2026-12-01",
  time: "09:00",
  notes: "",
};

describe("a booking draft", () => {
  test("toggles each service by itself", () => {
    const both = ["classic", "beard"].reduce((draft, id) => draftReducer(draft, { type: "service", id }), emptyDraft);
    expect(both.serviceIds).toEqual(["classic", "beard"]);
    expect(draftReducer(both, { type: "service", id: "classic" }).serviceIds).toEqual(["beard"]);
  });

  test("misses everything but the notes when empty, in the form's order", () => {
    expect(missingFields(emptyDraft)).toEqual(["name", "phone", "services", "date", "time"]);
  });

  test("takes white space alone for missing", () => {
    expect(missingFields({ ...full, name: " \n\t", phone: "  " })).toEqual(["name", "phone"]);
  });

  test("is empty again after being cleared", () => {
    expect(draftReducer(full, { type: "clear" })).toEqual(emptyDraft);
  });

  test("never counts as complete with something missing, whatever happened to it", () => {
    const action = fc.oneof(
      fc.record({
        type: fc.constant("text" as const),
        field: fc.constantFrom("name" as const, "phone" as const, "notes" as const),
        value: fc.string(),
      }),
      fc.record({ type: fc.constant("service" as const), id: fc.constantFrom("classic", "beard") }),
      fc.record({ type: fc.constant("date" as const), date: fc.constantFrom("2026-12-01", null) }),
      fc.record({ type: fc.constant("time" as const), time: fc.constantFrom("09:00", null) }),
      fc.constant({ type: "clear" as const }),
    );
    fc.assert(
      fc.property(fc.array(action, { maxLength: 20 }), (actions) => {
        const draft = actions.reduce(draftReducer, emptyDraft);
        const hasAll =
          draft.name.trim() !== "" &&
          draft.phone.trim() !== "" &&
          draft.serviceIds.length > 0 &&
          draft.date !== null &&
          draft.time !== null;
        expect(isComplete(draft)).toBe(hasAll);
      }),
    );
  });
});
