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

/** The frame of a page that exists in English alone. */
export function EnglishPage({ data, current, children }: Props) {
  const { shop, closures } = contentOf(data);
  return (
    <Page words={words} {...englishContent({ shop, closures })} current={current}>
      {children}
    </Page>
  );
}
