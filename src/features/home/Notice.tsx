import { graphql } from "gatsby";
import styled from "styled-components";
import { parseTimeZone, spanOfDays } from "../../domain/shop/clock";
import { Icon } from "../../ui/Icon";
import { useClock } from "../../ui/useClock";
import { useWords } from "../words/pageWords";
import { shopText } from "../words/shopText";
import { noticeAttribute } from "./noticeAttribute";

// Reaches up behind the fixed header. The negative margin cancels the padding that the hero has for the header.
const Strip = styled.section`
  position: relative; z-index: 1; display: flex; align-items: center; gap: var(--s12);
  margin-bottom: calc(-1 * var(--header-height)); padding: calc(var(--header-height) + var(--s12)) var(--gutter) var(--s12);
  font-weight: 700; color: var(--night); background: var(--accentBright);
  &[hidden] { display: none; }
`;

/**
 * The shop's notice, shown on its days on the shop's clock. HTML from an earlier build may hide it or hold an outdated one;
 * an inline script (build/noticeScript.ts) corrects that before the first paint. Once the clock is known, a new element
 * takes the place of the built one, because hydration would keep the built one's `hidden`.
 */
export function Notice({ shop: { notice, timeZone } }: { shop: Queries.NoticeFragment }) {
  const words = useWords("home");
  const now = useClock();
  if (!notice) return null;
  const [start, end] = spanOfDays(notice.from, notice.until, parseTimeZone(timeZone));
  const at = now ?? new Date();
  return (
    <Strip
      key={now ? "live" : "built"}
      {...{ [noticeAttribute]: now ? undefined : true }}
      aria-label={words.notice}
      hidden={at < start || at >= end}
      suppressHydrationWarning
    >
      <Icon name="alert" />
      <p {...shopText(notice, "text")} />
    </Strip>
  );
}

/** @public */
export const query = graphql`
  fragment Notice on ShopJson {
    timeZone
    notice { text from until }
  }
`;
