import { chatLink } from "../../domain/links/chatLink";
import { HeaderBar } from "./HeaderBar";

type Props = { shop: Queries.HeaderShopFragment & Queries.FooterShopFragment; current: string };

/** The header of the English pages (docs/rules.md, section 15). */
export function CatalogueHeader({ shop, current }: Props) {
  return (
    <HeaderBar
      shop={shop}
      menuLabel="Main navigation"
      current={current}
      items={[
        { label: "Home", to: "/" },
        ...shop.englishPages.map(({ route, name }) => ({ label: name, to: route })),
        { label: "WhatsApp", to: chatLink(shop.chatNumber), icon: "chat" },
        { label: "Book now", to: "/#booking", isMain: true },
      ]}
    />
  );
}
