import type { ReactNode } from "react";
import { Footer } from "./Footer";
import { HomeHeader } from "./HomeHeader";
import { PageFrame } from "./PageFrame";
import { ScriptTrouble } from "./ScriptTrouble";

type Props = {
  shop: Queries.HeaderShopFragment & Queries.FooterShopFragment;
  closures: Queries.FooterClosuresFragment;
  isHome: boolean;
  children: ReactNode;
};

/** The frame of the home page and of what else speaks Indonesian. */
export function IndonesianPage({ shop, closures, isHome, children }: Props) {
  return (
    <PageFrame
      skipLabel="Langsung ke konten"
      header={<HomeHeader shop={shop} isHome={isHome} />}
      footer={<Footer shop={shop} closures={closures} language="id" />}
      trouble={<ScriptTrouble shop={shop} language="id" />}
    >
      {children}
    </PageFrame>
  );
}
