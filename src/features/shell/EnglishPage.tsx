import type { ReactNode } from "react";
import { englishContent } from "../../domain/shop/englishContent";
import { contentOf } from "./contentOf";
import { Page } from "./Page";
import { shellWords } from "./words.en";

const words = { shell: shellWords };

type Props = {
  data: Queries.PageContentFragment;
  /** The page's path. */
  current: string;
  children: ReactNode;
};

/** A page that there is in English alone. */
export function EnglishPage({ data, current, children }: Props) {
  const { content, untranslated } = englishContent({ shop: contentOf(data.shop, "shop.json") });
  const closures = contentOf(data.closures, "closures.json");
  return (
    <Page words={words} shop={content.shop} closures={closures} untranslated={untranslated} current={current}>
      {children}
    </Page>
  );
}
