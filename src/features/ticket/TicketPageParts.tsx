import type { ReactNode } from "react";
import styled from "styled-components";
import { chatLink } from "../../domain/links/chatLink";
import { color, gutter, headerHeight, space } from "../../theme/tokens";
import { NewTabLink } from "../../ui/Button";
import { ChapterHeading, Section } from "../../ui/Section";
import { useTicketWords } from "./words";

export const Paragraph = styled.p`
  max-width: 48em; margin-top: ${space.close}; color: ${color.creamSoft};
  @media print { display: none; }
`;

// As high as the window: the footer stays below it when the ticket comes.
const Screen = styled(Section)`
  min-height: 100vh; min-height: 100svh; padding: calc(${headerHeight} + ${space.block}) ${gutter} ${space.chapter};
  @media print { min-height: 0; padding: 0; background: none; }
`;

const Heading = styled(ChapterHeading)`
  @media print { display: none; }
`;

export const Actions = styled.div`
  display: grid; gap: ${space.close}; max-width: 24rem; margin-top: ${space.wide};
  @media print { display: none; }
`;

/** A phone number, which is not broken across lines. */
export const Phone = styled.span`white-space: nowrap; font-size: min(1em, 7.5vw);`;

type Props = { shop: { readonly chatNumber: string; readonly phone: string }; text: string };

/** The link to the shop's chat for those whose ticket could not be read whole. */
export function AskShop({ shop, text }: Props) {
  const words = useTicketWords();
  return (
    <NewTabLink href={chatLink(shop.chatNumber, words.forShop + text)} $look="outline">
      <span>
        {words.ask} <Phone>{shop.phone}</Phone>
      </span>
    </NewTabLink>
  );
}

type FrameProps = { heading: string; needsScript: string; children?: ReactNode };

/** The part of the page of a ticket that stands there before any script. */
export function TicketFrame({ heading, needsScript, children }: FrameProps) {
  return (
    <Screen $ground="bottle" aria-labelledby="ticket-heading">
      <Heading as="h1" id="ticket-heading">
        {heading}
      </Heading>
      <noscript>
        <Paragraph>{needsScript}</Paragraph>
      </noscript>
      {children}
    </Screen>
  );
}
