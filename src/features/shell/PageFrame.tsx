import { type MouseEvent, type ReactNode, Suspense, useLayoutEffect } from "react";
import styled from "styled-components";
import { color, radius, space } from "../../theme/tokens";
import { hiddenStyle } from "../../ui/hidden";
import { PageOpening } from "./PageOpening";
import { useWords } from "./pageWords";
import { ScriptTrouble } from "./ScriptTrouble";

const SkipLink = styled.a`
  position: fixed; z-index: 40; top: ${space.tight}; left: ${space.base};
  padding: ${space.close} ${space.wide};
  font-weight: 700; color: ${color.night}; background: ${color.brass}; border: 0; border-radius: ${radius.edge};
  &:not(:focus) { ${hiddenStyle} }
  @media print { display: none; }
  @media (scripting: none) { button& { display: none; } }
`;

const Main = styled.main`&:focus { outline: none; }`;

type Props = {
  shop: { readonly chatNumber: string; readonly phone: string };
  /**
   * Whether what follows # in the page's address is the visitor's: nothing may replace it then, not even before hydration, and
   * a button takes the link's place, whose tap waits for the script.
   */
  ownsFragment?: boolean;
  header: ReactNode;
  footer: ReactNode;
  children: ReactNode;
};

function skipToMain(event: MouseEvent) {
  event.preventDefault();
  const main = document.getElementById("main");
  main?.focus({ preventScroll: true });
  main?.scrollIntoView();
}

/** What every page has around its content. Header, content and footer are Suspense boundaries, which hydrate one by one. */
export function PageFrame({ shop, ownsFragment = false, header, footer, children }: Props) {
  const { language, skip } = useWords("shell");
  // A link may lead to a page in the other language. The HTML says the first one's: to write it once more, as React does
  // where a page's Head says it, has the browser compute every style of the page anew.
  useLayoutEffect(() => {
    if (document.documentElement.lang !== language) document.documentElement.lang = language;
  }, [language]);
  return (
    <>
      <SkipLink {...(ownsFragment ? { as: "button" } : { href: "#main" })} onClick={skipToMain}>
        {skip}
      </SkipLink>
      <Suspense>{header}</Suspense>
      <Main id="main" tabIndex={-1}>
        <Suspense>{children}</Suspense>
      </Main>
      <Suspense>{footer}</Suspense>
      <ScriptTrouble shop={shop} />
      <PageOpening />
    </>
  );
}
