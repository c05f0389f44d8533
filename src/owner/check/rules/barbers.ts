import { dayName } from "../../../domain/shop/weekday";
import { quoted } from "../messages";
import type { Diagnose, ValidContent } from "./diagnose";
import { openDaysOf } from "./hours";

/** Each service has the chairs that it takes, somebody works on each open day, and somebody does each service. */
export function barberDoubts(content: ValidContent, { warn }: Diagnose): void {
  const shop = content["shop.json"];
  const barbers = content["barbers.json"]?.barbers ?? [];
  if (shop === undefined) return;
  const capacity = barbers.length || shop.chairs;
  content["services.json"]?.services.forEach(({ chairs }, index) => {
    if (chairs && capacity && chairs > capacity)
      warn(
        "services.json",
        ["services", index, "chairs"],
        `Ditemukan ${chairs} kursi, padahal toko hanya punya ${capacity}; buku toko tidak akan menemukan tempatnya.`,
      );
  });
  if (barbers.length === 0) return;
  const offDays = openDaysOf(shop).filter((day) => barbers.every(({ daysOff }) => daysOff.includes(day)));
  if (offDays.length > 0)
    warn(
      "barbers.json",
      ["barbers"],
      `Semua barber libur, padahal toko buka, pada hari ${offDays.map(dayName).join(", ")}.`,
    );
  for (const { id, name } of content["services.json"]?.services ?? [])
    if (!barbers.some(({ services }) => !services?.length || services.includes(id)))
      warn("barbers.json", ["barbers"], `Tidak ada barber yang mengerjakan ${quoted(name)}.`);
}
