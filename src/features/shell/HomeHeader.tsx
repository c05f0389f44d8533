import { graphql } from "gatsby";
import { chatLink } from "../../domain/links/chatLink";
import { instagramLink } from "../../domain/links/instagramLink";
import { HeaderBar } from "./HeaderBar";
import type { OtherLanguage } from "./LanguageLink";
import { shellWords } from "./words.id";

type Props = { shop: Queries.HeaderShopFragment; isHome: boolean; other: OtherLanguage | null };

/** The header of the Indonesian pages; on all but the home page its anchors lead to the home page (docs/rules.md, section 15). */
export function HomeHeader({ shop, isHome, other }: Props) {
  const home = isHome ? "" : "/";
  return (
    <HeaderBar
      shop={shop}
      menuLabel={shellWords.menu}
      home="/"
      other={other}
      items={[
        { label: "Layanan", to: `${home}#services` },
        { label: "WhatsApp", to: chatLink(shop.chatNumber), icon: "chat" },
        { label: "Instagram", to: instagramLink(shop.instagram), icon: "camera" },
        { label: "Booking Sekarang", to: `${home}#booking`, isMain: true },
      ]}
    />
  );
}

export const query = graphql`
  fragment HeaderShop on ShopJson {
    name
    shortName
    markLetter
    chatNumber
    instagram
  }
`;
