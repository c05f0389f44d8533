import { graphql } from "gatsby";
import { chatLink } from "../../domain/links/chatLink";
import { instagramLink } from "../../domain/links/instagramLink";
import { HeaderBar } from "./HeaderBar";

/** The header of the Indonesian pages; on all but the home page its anchors lead to the home page (docs/rules.md, section 15). */
export function HomeHeader({ shop, isHome }: { shop: Queries.HeaderShopFragment; isHome: boolean }) {
  const home = isHome ? "" : "/";
  return (
    <HeaderBar
      shop={shop}
      menuLabel="Navigasi utama"
      items={[
        { label: "Layanan", to: `${home}#services` },
        { label: "Booking Sekarang", to: `${home}#booking`, isMain: true },
        { label: "WhatsApp", to: chatLink(shop.chatNumber), icon: "chat" },
        { label: "Instagram", to: instagramLink(shop.instagram), icon: "camera" },
      ]}
    />
  );
}

export const query = graphql`
  fragment HeaderShop on ShopJson {
    name
    markLetter
    chatNumber
    instagram
  }
`;
