import type { ReactNode } from "react";
import styled from "styled-components";
import { chatLink } from "../../domain/links/chatLink";
import type { BookableShop } from "../../domain/shop/bookableDay";
import { depositDue } from "../../domain/ticket/depositDue";
import { messageToShop } from "../../domain/ticket/messageToShop";
import type { Ticket } from "../../domain/ticket/ticket";
import { type TicketShop, ticketFacts } from "../../domain/ticket/ticketFacts";
import { ticketIn } from "../../domain/ticket/ticketIn";
import { color, space } from "../../theme/tokens";
import { ButtonLink } from "../../ui/Button";
import { CopyButton } from "../../ui/CopyButton";
import { ShopText } from "../shell/ShopText";
import { useIgnoreDoubleTap } from "./useIgnoreDoubleTap";
import { useTicketWords } from "./words";

export type PlainTicketProps = {
  ticket: Ticket;
  shop: TicketShop;
  /** What can be booked, in the page's language, and in the words that the shop reads. */
  bookable: BookableShop;
  forShop: BookableShop;
  /** Called when the message has been copied, which is a way of sending it. */
  onCopied?: () => void;
  children?: ReactNode;
};

const Box = styled.div`
  display: grid; gap: ${space.base}; padding: min(clamp(1rem, 4vw, 2rem), 4.5vw); margin-top: ${space.loose};
  border: 1.5px solid ${color.brass};
  @media print { color: #000; border-color: #000; }
`;

const Facts = styled.dl`display: grid; gap: ${space.tight};`;

const Fact = styled.dd`font-weight: 700; white-space: pre-line; overflow-wrap: anywhere;`;

const Actions = styled.div`
  display: grid; gap: ${space.close}; justify-items: stretch; max-width: 24rem;
  @media print { display: none; }
`;

/**
 * The ticket where the chunk that renders it could not be loaded: all facts as text, where the QRIS code of a down payment
 * is, and the actions that send them.
 */
export function PlainTicket({ ticket: made, shop, bookable, forShop, onCopied, children }: PlainTicketProps) {
  const words = useTicketWords();
  const ticket = ticketIn(made, bookable);
  const message = messageToShop(ticketIn(made, forShop), shop);
  const ignoreDoubleTap = useIgnoreDoubleTap();
  return (
    <Box role="group" aria-label={words.named(ticket.code)}>
      <Facts>
        <div>
          <dt>{words.code}</dt>
          <Fact>{ticket.code}</Fact>
        </div>
        <div>
          <dt>{words.status}</dt>
          <Fact>{words.ticket.status[ticket.status]}</Fact>
        </div>
        {ticketFacts(ticket, shop, words.ticket).map(({ id, term, lines }) => (
          <div key={id}>
            <dt>{term}</dt>
            {lines.map(({ text, amount }) => (
              <Fact key={text}>
                <ShopText>{amount ? `${text} ${amount}` : text}</ShopText>
              </Fact>
            ))}
          </div>
        ))}
      </Facts>
      {globalThis.asksForDeposit && shop.deposit && depositDue(ticket) && <p>{words.deposit?.notHere}</p>}
      <Actions>
        <ButtonLink
          href={chatLink(shop.chatNumber, message)}
          target="_blank"
          rel="noopener noreferrer"
          data-sends
          onClick={ignoreDoubleTap}
        >
          {words.confirm.requested}
        </ButtonLink>
        {words.aboutMessage && ticket.language === "en" && <p>{words.aboutMessage}</p>}
        <p>
          {words.shopNumber} <strong>{shop.phone}</strong>
        </p>
        <CopyButton
          text={message}
          label={words.copyMessage}
          copied={words.messageCopied}
          byHand={words.copyByHand}
          onCopied={onCopied}
        />
        {children}
      </Actions>
    </Box>
  );
}
