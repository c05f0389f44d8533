import { chatLink } from "../../../domain/links/chatLink";
import { instagramLink } from "../../../domain/links/instagramLink";
import { openingHoursLines } from "../../../domain/shop/openingHours";
import type { Content } from "../../../owner/schema/contentFiles";
import { type BuiltPage, says, wordsOf } from "./builtPage";
import type { Fact } from "./fact";

/** What every page must say: the shop's name in its title, and in its footer who, where, by which number and when. */
export function everyPageFacts(content: Content, pages: readonly BuiltPage[]): Fact[] {
  const shop = content["shop.json"];
  return pages.flatMap(({ address, language, root }): Fact[] => {
    const footer = root.querySelector("footer");
    const words = wordsOf(footer);
    const links = root.querySelectorAll("a[href]").map((link) => link.getAttribute("href") ?? "");
    const chats = links.filter((link) => link.startsWith("https://wa.me/"));
    const fact = (path: Fact["path"], value: string, stands: boolean, id: string, en: string): Fact => ({
      file: "shop.json",
      path,
      value,
      where: { id: `${id} halaman ${address}`, en: `${en} ${address}` },
      stands,
    });
    const inFooter = (path: Fact["path"], value: string) =>
      fact(path, value, says(words, value), "di bagian bawah", "in the footer of");
    const tagline = language === "id" ? "tagline" : "taglineEnglish";
    return [
      fact(["name"], shop.name, says(wordsOf(root.querySelector("title")), shop.name), "di judul", "in the title of"),
      inFooter(["name"], shop.name),
      inFooter([tagline], shop[tagline]),
      inFooter(["phone"], shop.phone),
      ...(["street", "district", "city", "postalCode"] as const).map((part) =>
        inFooter(["address", part], shop.address[part]),
      ),
      ...openingHoursLines(shop.openingHours, language).map(({ days, hours }) =>
        inFooter(["openingHours"], `${days} ${hours}`),
      ),
      fact(
        ["chatNumber"],
        shop.chatNumber,
        chats.length > 0 && chats.every((link) => link.split("?")[0] === chatLink(shop.chatNumber)),
        "di tautan WhatsApp",
        "in the chat links of",
      ),
      fact(
        ["instagram"],
        shop.instagram,
        links.includes(instagramLink(shop.instagram)),
        "di tautan Instagram",
        "in the Instagram link of",
      ),
    ];
  });
}
