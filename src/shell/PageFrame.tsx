import type { ReactNode } from "react";
import styled from "styled-components";
import { GlobalStyle } from "../theme/GlobalStyle";
import { color, radius, space } from "../theme/tokens";
import { hiddenStyle } from "../ui/hidden";

const SkipLink = styled.a`
  position: fixed; z-index: 40; top: ${space.tight}; left: ${space.base};
  padding: ${space.close} ${space.wide};
  font-weight: 700; color: ${color.night}; background: ${color.brass}; border-radius: ${radius.edge};
  &:not(:focus) { ${hiddenStyle} }
  @media print { display: none; }
`;

const Main = styled.main`&:focus { outline: none; }`;

type Props = { skipLabel: string; header: ReactNode; footer: ReactNode; trouble: ReactNode; children: ReactNode };

/** What every page has around its own content: ground style, skip link, header, main landmark, footer, and the notice for when the script cannot load. */
export function PageFrame({ skipLabel, header, footer, trouble, children }: Props) {
  return (
    <>
      <GlobalStyle />
      <SkipLink href="#main">{skipLabel}</SkipLink>
      {header}
      <Main id="main" tabIndex={-1}>
        {children}
      </Main>
      {footer}
      {trouble}
    </>
  );
}
