import type { ReactNode } from "react";
import { withInternationalPhone } from "../../domain/links/internationalPhone";
import { timeZoneShortName } from "../../domain/shop/clock";
import { inEnglish } from "../../domain/shop/inEnglish";
import { EnglishHeader } from "./EnglishHeader";
import { Footer } from "./Footer";
import { PageFrame } from "./PageFrame";
import { ScriptTrouble } from "./ScriptTrouble";
import { markUntranslated, UntranslatedProvider } from "./ShopText";
import type { ShellWords } from "./words";
import { shellWords } from "./words.en";

type Props = {
  shop: Queries.HeaderShopFragment & Queries.FooterShopFragment & Queries.EnglishFooterFragment;
  closures: Queries.FooterClosuresFragment;
  current: string;
  /** The path of the same page in Indonesian, if there is one. */
  inIndonesian?: string;
  ownsFragment?: boolean;
  children: ReactNode;
};

/** A page in English: its content between header and footer. */
export function EnglishPage({ shop: written, closures, current, inIndonesian, ownsFragment = false, children }: Props) {
  const { secondNumber } = written;
  const shop = withInternationalPhone({
    ...written,
    secondNumber: secondNumber && withInternationalPhone(secondNumber),
  });
  // On a page whose other texts are written in English, the names of seasons may still be Indonesian.
  const { content, untranslated } = inEnglish({ seasonalHours: written.seasonalHours, breaks: written.breaks });
  // Who comes from elsewhere may read the times as those at home.
  const zone = timeZoneShortName(shop.timeZone);
  const { footer, openStatus } = shellWords;
  const words: ShellWords = {
    ...shellWords,
    footer: { ...footer, hours: `${footer.hours} (${zone})` },
    openStatus: {
      ...openStatus,
      openUntil: (time) => openStatus.openUntil(`${time} ${zone}`),
      closedUntil: (day, time) => openStatus.closedUntil(day, `${time} ${zone}`),
    },
  };
  const other = inIndonesian ? { language: "id" as const, path: inIndonesian, name: "ID, Bahasa Indonesia" } : null;
  return (
    <PageFrame
      language={shellWords.language}
      skipLabel={shellWords.skip}
      ownsFragment={ownsFragment}
      header={<EnglishHeader shop={shop} current={current} other={other} />}
      footer={
        <UntranslatedProvider value={untranslated}>
          <Footer shop={{ ...shop, ...content }} closures={closures} words={words} renderShopText={markUntranslated} />
        </UntranslatedProvider>
      }
      trouble={<ScriptTrouble shop={shop} words={shellWords} />}
    >
      {children}
    </PageFrame>
  );
}
