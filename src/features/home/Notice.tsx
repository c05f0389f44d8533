import { graphql } from "gatsby";
import styled from "styled-components";
import { endOfDate, parseTimeZone } from "../../domain/shop/clock";
import { color, gutter, headerHeight, space } from "../../theme/tokens";
import { Icon } from "../../ui/Icon";
import { useClock } from "../../ui/useClock";
import { useWords } from "../shell/pageWords";
import { shopText } from "../shell/shopText";
import { noticeAttribute } from "./noticeAttribute";

// Reaches up behind the fixed header. The negative margin cancels the padding that the hero has for the header.
const Strip = styled.section`
  position: relative; z-index: 1; display: flex; align-items: center; gap: ${space.s12};
  margin-bottom: calc(-1 * ${headerHeight}); padding: calc(${headerHeight} + ${space.s12}) ${gutter} ${space.s12};
  font-weight: 700; color: ${color.night}; background: ${color.accentBright};
  &[hidden] { display: none; }
`;

/**
 * The shop's notice, shown until its last day ends on the shop's clock. HTML from an earlier build may still hold an
 * outdated notice, which an inline script (build/noticeScript.ts) hides before the first paint. React then renders `hidden`
 * although the HTML lacks it, so `suppressHydrationWarning` is needed. The script does not run after client-side navigation,
 * so the clock decides while the page is rendered.
 */
export function Notice({ shop: { notice, timeZone } }: { shop: Queries.NoticeFragment }) {
  const words = useWords("home");
  const now = useClock();
  if (!notice) return null;
  const isOver = endOfDate(notice.until, parseTimeZone(timeZone)) <= (now ?? new Date());
  return (
    <Strip {...{ [noticeAttribute]: true }} aria-label={words.notice} hidden={isOver} suppressHydrationWarning>
      <Icon name="alert" />
      <p {...shopText(notice, "text")} />
    </Strip>
  );
}

/** @public */
export const query = graphql`
  fragment Notice on ShopJson {
    timeZone
    notice { text until }
  }
`;
