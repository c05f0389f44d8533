import type { ReactNode } from "react";
import { EnglishHeader } from "./EnglishHeader";
import { Footer } from "./Footer";
import { PageFrame } from "./PageFrame";
import { ScriptTrouble } from "./ScriptTrouble";
import type { ShellWords } from "./words";
import { shellWords } from "./words.en";

type Props = {
  shop: Queries.HeaderShopFragment & Queries.FooterShopFragment;
  closures: Queries.FooterClosuresFragment;
  current: string;
  /** The path of the same page in Indonesian, if there is one. */
  inIndonesian?: string;
  /** Shows a text of the shop, where the page shows such texts. */
  own?: ShellWords["own"];
  ownsFragment?: boolean;
  children: ReactNode;
};

/** A page in English: its content between header and footer. */
export function EnglishPage({ shop, closures, current, inIndonesian, own, ownsFragment = false, children }: Props) {
  const other = inIndonesian
    ? { language: "id" as const, path: inIndonesian, short: "ID", name: "ID, Bahasa Indonesia" }
    : null;
  return (
    <PageFrame
      language={shellWords.language}
      skipLabel={shellWords.skip}
      ownsFragment={ownsFragment}
      header={<EnglishHeader shop={shop} current={current} other={other} />}
      footer={<Footer shop={shop} closures={closures} words={own ? { ...shellWords, own } : shellWords} />}
      trouble={<ScriptTrouble shop={shop} words={shellWords} />}
    >
      {children}
    </PageFrame>
  );
}
