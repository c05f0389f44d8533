import { type MouseEvent, type ReactNode, Suspense, useLayoutEffect } from "react";
import styled from "styled-components";
import { hiddenStyle } from "../../ui/hidden";
import { useWords } from "../words/pageWords";
import { LoadNotice } from "./LoadNotice";
import { NavigationStatus } from "./NavigationStatus";
import type { ShopContact } from "./SectionBoundary";

const SkipLink = styled.a`
  position: fixed; z-index: 40; top: var(--s8); left: var(--s16);
  padding: var(--s12) var(--s24);
  font-weight: 700; color: var(--night); background: var(--accent); border-radius: var(--radius);
  &:not(:focus) { ${hiddenStyle} }
`;

const Main = styled.main`&:focus { outline: none; }`;

type Props = {
  shop: ShopContact;
  header: ReactNode;
  footer: ReactNode;
  children: ReactNode;
};

// Replaces the browser's own jump, because it would overwrite the address's fragment, which may be the visitor's ticket.
function skipToMain(event: MouseEvent) {
  event.preventDefault();
  const main = document.getElementById("main");
  main?.focus({ preventScroll: true });
  main?.scrollIntoView();
}

/** The frame around every page's content. Header, content and footer are Suspense boundaries, which hydrate one by one. */
export function PageFrame({ shop, header, footer, children }: Props) {
  const { language, skip } = useWords("frame");
  // For client-side navigation to a page in the other language. The attribute is written only if it differs, because writing
  // it again, as Gatsby does for a page's Head, would make the browser recompute every style of the page.
  useLayoutEffect(() => {
    if (document.documentElement.lang !== language) document.documentElement.lang = language;
  }, [language]);
  return (
    <>
      <SkipLink href="#main" onClick={skipToMain}>
        {skip}
      </SkipLink>
      <Suspense>{header}</Suspense>
      <Main id="main" tabIndex={-1}>
        <Suspense>{children}</Suspense>
      </Main>
      <Suspense>{footer}</Suspense>
      <LoadNotice shop={shop} />
      <NavigationStatus />
    </>
  );
}
