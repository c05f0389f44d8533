import type { ReactNode } from "react";
import { Footer } from "./Footer";
import { HomeHeader } from "./HomeHeader";
import { PageFrame } from "./PageFrame";
import { ScriptTrouble } from "./ScriptTrouble";

type Props = {
  shop: Queries.HeaderShopFragment & Queries.FooterShopFragment;
  closures: Queries.FooterClosuresFragment;
  isHome: boolean;
  ownsFragment?: boolean;
  children: ReactNode;
};

/** A page in Indonesian: its content between header and footer. */
export function IndonesianPage({ shop, closures, isHome, ownsFragment, children }: Props) {
  return (
    <PageFrame
      skipLabel="Langsung ke konten"
      ownsFragment={ownsFragment}
      header={<HomeHeader shop={shop} isHome={isHome} />}
      footer={<Footer shop={shop} closures={closures} language="id" />}
      trouble={<ScriptTrouble shop={shop} language="id" />}
    >
      {children}
    </PageFrame>
  );
}
