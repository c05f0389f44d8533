import { useEffect, useMemo } from "react";
import { businessDayOf } from "../../domain/shop/dayHours";
import { useBookContext } from "../context/bookContext";
import type { Book } from "../context/useBook";
import { begunWithChairs, dayPlan } from "../rules/day";

type Shown = {
  /** The business day on the screen. */
  date: string;
  today: string;
  clock: () => Date;
};

/**
 * Returns the plan of the day on the screen, and the entries from today on that find no chair. Records the chairs of today's
 * visits once they have begun.
 */
export function useDayPlans({ entries, actions }: Pick<Book, "entries" | "actions">, { date, today, clock }: Shown) {
  const { offering, chairTakers, shopNow } = useBookContext();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the time is read anew for each chosen date.
  const shownSince = useMemo(() => clock().getTime(), [date, clock]);
  const plan = useMemo(() => dayPlan(entries, date, offering, shownSince), [entries, date, offering, shownSince]);
  const plansFromToday = useMemo(() => {
    const days = new Set(chairTakers.map((entry) => businessDayOf(offering.rules, entry)));
    return [...days].filter((day) => day >= today).map((day) => dayPlan(chairTakers, day, offering));
  }, [chairTakers, today, offering]);
  useEffect(() => {
    const begun = plansFromToday.flatMap((one) => begunWithChairs(one, shopNow));
    if (begun.length > 0) void actions.recordChairs(begun);
  }, [plansFromToday, shopNow, actions]);
  return { plan, withoutChair: plansFromToday.flatMap((one) => one.withoutChair) };
}
