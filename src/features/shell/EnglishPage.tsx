import type { ReactNode } from "react";
import { withInternationalPhone } from "../../domain/links/internationalPhone";
import { timeZoneShortName } from "../../domain/shop/clock";
import { EnglishHeader } from "./EnglishHeader";
import { Footer } from "./Footer";
import { PageFrame } from "./PageFrame";
import { ScriptTrouble } from "./ScriptTrouble";
import type { ShellWords } from "./words";
import { shellWords } from "./words.en";

type Season = NonNullable<Queries.FooterShopFragment["seasonalHours"]>[number] & { nameEnglish?: string | null };

type Props = {
  shop: Queries.HeaderShopFragment & Queries.FooterShopFragment;
  closures: Queries.FooterClosuresFragment;
  current: string;
  /** The path of the same page in Indonesian, if there is one. */
  inIndonesian?: string;
  /** Shows a text of the shop, where the page shows such texts; without it the footer's are marked where they have no English. */
  renderShopText?: (text: string) => ReactNode;
  ownsFragment?: boolean;
  children: ReactNode;
};

/** A page in English: its content between header and footer. */
export function EnglishPage({
  shop: written,
  closures,
  current,
  inIndonesian,
  renderShopText,
  ownsFragment = false,
  children,
}: Props) {
  const { secondNumber } = written;
  const shop = withInternationalPhone({
    ...written,
    secondNumber: secondNumber && withInternationalPhone(secondNumber),
  });
  const seasons: readonly Season[] | null = written.seasonalHours;
  const seasonalHours = seasons?.map((season) => ({ ...season, name: season.nameEnglish ?? season.name })) ?? null;
  const marked = (text: string) => {
    const name = seasons?.find((season) => !season.nameEnglish && text.startsWith(season.name))?.name;
    return name ? (
      <>
        <span lang="id">{name}</span>
        {text.slice(name.length)}
      </>
    ) : (
      text
    );
  };
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
  const other = inIndonesian
    ? { current: "EN", language: "id" as const, path: inIndonesian, name: "ID, Bahasa Indonesia" }
    : null;
  return (
    <PageFrame
      language={shellWords.language}
      skipLabel={shellWords.skip}
      ownsFragment={ownsFragment}
      header={<EnglishHeader shop={shop} current={current} other={other} />}
      footer={
        <Footer
          shop={{ ...shop, seasonalHours }}
          closures={closures}
          words={words}
          renderShopText={renderShopText ?? marked}
        />
      }
      trouble={<ScriptTrouble shop={shop} words={shellWords} />}
    >
      {children}
    </PageFrame>
  );
}
