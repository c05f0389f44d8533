import type { ReactNode } from "react";
import { Footer } from "./Footer";
import { HomeHeader } from "./HomeHeader";
import { PageFrame } from "./PageFrame";
import { ScriptTrouble } from "./ScriptTrouble";
import { shellWords } from "./words.id";

type Props = {
  shop: Queries.HeaderShopFragment & Queries.FooterShopFragment;
  closures: Queries.FooterClosuresFragment;
  isHome: boolean;
  /** The path of the same page in English, if there is one. */
  inEnglish?: string | undefined;
  ownsFragment?: boolean;
  children: ReactNode;
};

/** A page in Indonesian: its content between header and footer. */
export function IndonesianPage({ shop, closures, isHome, inEnglish, ownsFragment = false, children }: Props) {
  const other =
    inEnglish && shop.englishPages.length > 0
      ? { language: "en" as const, path: inEnglish, name: "EN, English" }
      : null;
  return (
    <PageFrame
      language={shellWords.language}
      skipLabel={shellWords.skip}
      ownsFragment={ownsFragment}
      header={<HomeHeader shop={shop} isHome={isHome} other={other} />}
      footer={<Footer shop={shop} closures={closures} words={shellWords} />}
      trouble={<ScriptTrouble shop={shop} words={shellWords} />}
    >
      {children}
    </PageFrame>
  );
}
