import { chatLink } from "../../domain/links/chatLink";
import { HeaderBar } from "./HeaderBar";

/** The header of the English pages (docs/rules.md, section 15). */
export function CatalogueHeader({ shop, current }: { shop: Queries.HeaderShopFragment; current: string }) {
  return (
    <HeaderBar
      shop={shop}
      menuLabel="Main navigation"
      current={current}
      items={[
        { label: "Home", to: "/" },
        { label: "Services", to: "/services/" },
        { label: "Products", to: "/products/" },
        { label: "About", to: "/about/" },
        { label: "WhatsApp", to: chatLink(shop.chatNumber), icon: "chat" },
        { label: "Book now", to: "/#booking", isMain: true },
      ]}
    />
  );
}
