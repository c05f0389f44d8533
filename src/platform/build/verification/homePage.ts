import { menit } from "../../../format/minutes";
import { priceEffect } from "../../../format/priceEffect";
import { rupiah } from "../../../format/rupiah";
import type { Content } from "../../../owner/schema/contentFiles";
import { type BuiltPage, says, wordsOf } from "./builtPage";
import { cardsHeaded, type Fact, onCards } from "./fact";

/**
 * What the home page must say: name, tagline, figures, each service on its card and in the form, each band and its slots,
 * the barbers and the photographs of their work.
 */
export function homePageFacts(content: Content, home: BuiltPage | undefined): Fact[] {
  const shop = content["shop.json"];
  const { services } = content["services.json"];
  const { bands } = content["time-slot-bands.json"];
  const main = wordsOf(home?.root.querySelector("main"));
  const choice = (name: string, value: string) =>
    wordsOf(home?.root.querySelector(`#booking input[name=${name}][value="${value}"]`)?.closest("label"));

  const onTop = { id: "di bagian atas halaman depan", en: "at the top of the home page" };
  const top: Fact[] = [
    { path: ["name"], value: shop.name, stands: says(wordsOf(home?.root.querySelector("h1")), shop.name) },
    { path: ["tagline"], value: shop.tagline, stands: says(main, shop.tagline) },
    ...shop.figures.flatMap(({ figure, label }, index) => [
      { path: ["figures", index, "figure"], value: figure, stands: says(main, figure) },
      { path: ["figures", index, "label"], value: label, stands: says(main, label) },
    ]),
  ].map((fact) => ({ file: "shop.json", where: onTop, ...fact }));

  const offers = services.flatMap((service, index): Fact[] => {
    const terms = [
      { key: "name", value: service.name },
      { key: "basePrice", value: rupiah(service.basePrice) },
      { key: "duration", value: menit(service.duration) },
    ];
    const facts = (where: Fact["where"], entries: { key: string; value: string }[]) =>
      entries.map(({ key, value }) => ({
        file: "services.json" as const,
        path: ["services", index, key],
        value,
        where,
      }));
    const onCard = { id: "pada kartu layanannya di halaman depan", en: "on the service's card on the home page" };
    const inForm = { id: "pada pilihan layanan di formulir booking", en: "among the services of the booking form" };
    return [
      ...onCards(
        cardsHeaded(home, "#services", service.name),
        facts(onCard, [...terms, { key: "description", value: service.description }]),
      ),
      ...onCards([choice("service", service.id)], facts(inForm, terms)),
    ];
  });

  const parts = home?.root.querySelectorAll("#services li").map(wordsOf) ?? [];
  const hours = bands.flatMap(({ label, from, to, multiplier }, index): Fact[] => {
    const facts = (where: Fact["where"], entries: [key: string, value: string][]) =>
      entries
        .filter(([, value]) => value !== "")
        .map(([key, value]) => ({
          file: "time-slot-bands.json" as const,
          path: ["bands", index, key],
          value,
          where,
        }));
    const effect: [string, string] = ["multiplier", priceEffect(multiplier)];
    const onRuler = {
      id: "pada daftar harga menurut jam di halaman depan",
      en: "in the home page's list of hours and prices",
    };
    const inList = (time: string) => ({
      id: `pada pilihan jam ${time} di formulir booking`,
      en: `at the slot ${time} of the booking form`,
    });
    return [
      ...onCards(parts, facts(onRuler, [["label", label], ["from", from], ["to", to], effect])),
      ...[from, to].flatMap((time, end) =>
        onCards(
          [choice("time", time)],
          facts(inList(time), [[end === 0 ? "from" : "to", time], ["label", label], effect]),
        ),
      ),
    ];
  });

  const people = content["barbers.json"].barbers.flatMap(({ name, line }, index): Fact[] =>
    Object.entries({ name, line }).map(([key, value]) => ({
      file: "barbers.json",
      path: ["barbers", index, key],
      value,
      where: { id: "di halaman depan", en: "on the home page" },
      stands: says(main, value),
    })),
  );

  const work = content["gallery.json"].photos.map(
    ({ caption }, index): Fact => ({
      file: "gallery.json",
      path: ["photos", index, "caption"],
      value: caption,
      where: { id: "di antara foto hasil kerja di halaman depan", en: "among the photographs on the home page" },
      stands: says(main, caption),
    }),
  );

  return [...top, ...offers, ...hours, ...people, ...work];
}
