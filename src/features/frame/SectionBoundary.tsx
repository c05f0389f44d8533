import { type ReactNode, Suspense } from "react";
import styled from "styled-components";
import { ErrorBoundary } from "../../ui/ErrorBoundary";
import { useWords } from "../words/pageWords";
import { ChatLink } from "./ChatLink";

/** Where to reach the shop when a part of the page does not work. */
export type ShopContact = { chatNumber: string; phone: string };

type Props = { shop: ShopContact; children: ReactNode };

const Apology = styled.div`
  display: grid; gap: var(--s16); justify-items: center; padding: var(--s64) var(--s24);
  text-align: center; color: var(--cream); background: var(--dusk);
`;

/**
 * An error boundary around one section. If the section fails, a chat link takes its place and the other sections keep
 * working. The next rendering of the page tries the section again. It is also a Suspense boundary, so the section hydrates
 * by itself.
 */
export const SectionBoundary = ({ shop, children }: Props) => (
  <ErrorBoundary resetKey={children} fallback={() => <Failed shop={shop} />}>
    <Suspense>{children}</Suspense>
  </ErrorBoundary>
);

function Failed({ shop }: { shop: ShopContact }) {
  const words = useWords("frame");
  return (
    <Apology role="alert">
      <p>
        {words.sectionFailed} {shop.phone}
      </p>
      <ChatLink shop={shop}>{words.chat}</ChatLink>
    </Apology>
  );
}
