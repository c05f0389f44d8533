import { type ReactNode, Suspense } from "react";
import styled from "styled-components";
import { DeferUntilPainted } from "../../platform/runtime/DeferUntilPainted";
import { color, radius, space } from "../../theme/tokens";
import { hiddenStyle } from "../../ui/hidden";

const SkipLink = styled.a`
  position: fixed; z-index: 40; top: ${space.tight}; left: ${space.base};
  padding: ${space.close} ${space.wide};
  font-weight: 700; color: ${color.night}; background: ${color.brass}; border-radius: ${radius.edge};
  &:not(:focus) { ${hiddenStyle} }
  @media print { display: none; }
`;

const Main = styled.main`&:focus { outline: none; }`;

type Props = { skipLabel: string; header: ReactNode; footer: ReactNode; trouble: ReactNode; children: ReactNode };

/** What every page has around its content. Header, content and footer are Suspense boundaries, which hydrate one by one. */
export function PageFrame({ skipLabel, header, footer, trouble, children }: Props) {
  return (
    <>
      <SkipLink href="#main">{skipLabel}</SkipLink>
      <Suspense>{header}</Suspense>
      <Main id="main" tabIndex={-1}>
        <Suspense>{children}</Suspense>
      </Main>
      <DeferUntilPainted>
        <Suspense>{footer}</Suspense>
      </DeferUntilPainted>
      {trouble}
    </>
  );
}
