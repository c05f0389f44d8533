import { englishHome } from "../../domain/catalogue/englishPages";
import { chatLink } from "../../domain/links/chatLink";
import { HeaderBar } from "./HeaderBar";
import type { OtherLanguage } from "./LanguageLink";
import { shellWords } from "./words.en";

type Props = {
  shop: Queries.HeaderShopFragment & Queries.FooterShopFragment;
  current: string;
  other: OtherLanguage | null;
};

/** The header of the English pages (docs/rules.md, section 15). */
export function EnglishHeader({ shop, current, other }: Props) {
  return (
    <HeaderBar
      shop={shop}
      menuLabel={shellWords.menu}
      current={current}
      home={englishHome}
      other={other}
      items={[
        { label: "Home", to: englishHome },
        ...shop.englishPages.map(({ route, name }) => ({ label: name, to: route })),
        { label: "WhatsApp", to: chatLink(shop.chatNumber), icon: "chat" },
        { label: "Book now", to: current === englishHome ? "#booking" : `${englishHome}#booking`, isMain: true },
      ]}
    />
  );
}
