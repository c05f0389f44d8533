import type { ReactNode } from "react";
import { CatalogueHeader } from "./CatalogueHeader";
import { Footer } from "./Footer";
import { PageFrame } from "./PageFrame";
import { ScriptTrouble } from "./ScriptTrouble";

type Props = {
  shop: Queries.HeaderShopFragment & Queries.FooterShopFragment;
  closures: Queries.FooterClosuresFragment;
  current: string;
  children: ReactNode;
};

/** The frame of the English pages. */
export function EnglishPage({ shop, closures, current, children }: Props) {
  return (
    <PageFrame
      skipLabel="Skip to content"
      header={<CatalogueHeader shop={shop} current={current} />}
      footer={<Footer shop={shop} closures={closures} language="en" />}
      trouble={<ScriptTrouble shop={shop} language="en" />}
    >
      {children}
    </PageFrame>
  );
}
