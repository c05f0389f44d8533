/** What the visitor has entered so far (section 3). `date` is 2026-12-01 or null, `time` a slot such as 09:30 or null. */
export type Draft = {
  readonly name: string;
  readonly phone: string;
  readonly serviceIds: readonly string[];
  /** The chosen barber; null is anyone. */
  readonly barberId: string | null;
  readonly date: string | null;
  readonly time: string | null;
  readonly notes: string;
};

/** A draft to which nothing required is missing. */
export type CompleteDraft = Draft & { readonly date: string; readonly time: string };

export type DraftAction =
  | { type: "text"; field: "name" | "phone" | "notes"; value: string }
  | { type: "service"; id: string }
  | { type: "barber"; id: string | null }
  | { type: "date"; date: string | null }
  | { type: "time"; time: string | null }
  | { type: "fill"; draft: Partial<Draft> }
  | { type: "clear" };

export type RequiredField = "name" | "phone" | "services" | "date" | "time";

export const emptyDraft: Draft = {
  name: "",
  phone: "",
  serviceIds: [],
  barberId: null,
  date: null,
  time: null,
  notes: "",
};

/** The draft after one action; services toggle on and off (section 4). */
export function draftReducer(draft: Draft, action: DraftAction): Draft {
  switch (action.type) {
    case "text":
      return { ...draft, [action.field]: action.value };
    case "service":
      return { ...draft, serviceIds: toggled(draft.serviceIds, action.id) };
    case "barber":
      return { ...draft, barberId: action.id };
    case "date":
      return { ...draft, date: action.date };
    case "time":
      return { ...draft, time: action.time };
    case "fill":
      return { ...draft, ...action.draft };
    case "clear":
      return emptyDraft;
  }
}

function toggled(ids: readonly string[], id: string): string[] {
  return ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id];
}

/** The required fields still missing, in the form's order; white space alone is missing (section 5). */
export function missingFields(draft: Draft): RequiredField[] {
  const missing: Record<RequiredField, boolean> = {
    name: draft.name.trim() === "",
    phone: draft.phone.trim() === "",
    services: draft.serviceIds.length === 0,
    date: draft.date === null,
    time: draft.time === null,
  };
  return (Object.keys(missing) as RequiredField[]).filter((field) => missing[field]);
}

/** Whether nothing required is missing. */
export function isComplete(draft: Draft): draft is CompleteDraft {
  return missingFields(draft).length === 0;
}
