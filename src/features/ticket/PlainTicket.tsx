import type { ReactNode } from "react";
import styled from "styled-components";
import { chatLink } from "../../domain/links/chatLink";
import { messageToShop } from "../../domain/ticket/messageToShop";
import type { Ticket } from "../../domain/ticket/ticket";
import { statusWords, type TicketShop, ticketFacts } from "../../domain/ticket/ticketFacts";
import { color, space } from "../../theme/tokens";
import { ButtonLink } from "../../ui/Button";
import { CopyButton } from "../../ui/CopyButton";
import { copyByHand } from "./copyByHand";
import { useIgnoreDoubleTap } from "./useIgnoreDoubleTap";

type Props = {
  ticket: Ticket;
  shop: TicketShop;
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

/** The ticket where the chunk that renders it could not be loaded: all facts as text, and the actions that send them. */
export function PlainTicket({ ticket, shop, onCopied, children }: Props) {
  const message = messageToShop(ticket, shop);
  const ignoreDoubleTap = useIgnoreDoubleTap();
  return (
    <Box role="group" aria-label={`Tiket ${ticket.code}`}>
      <Facts>
        <div>
          <dt>Kode booking</dt>
          <Fact>{ticket.code}</Fact>
        </div>
        <div>
          <dt>Status</dt>
          <Fact>{statusWords[ticket.status]}</Fact>
        </div>
        {ticketFacts(ticket, shop).map(({ id, term, lines }) => (
          <div key={id}>
            <dt>{term}</dt>
            {lines.map(({ text, amount }) => (
              <Fact key={text}>{amount ? `${text} ${amount}` : text}</Fact>
            ))}
          </div>
        ))}
      </Facts>
      <Actions>
        <ButtonLink
          href={chatLink(shop.chatNumber, message)}
          target="_blank"
          rel="noopener noreferrer"
          data-sends
          onClick={ignoreDoubleTap}
        >
          Konfirmasi via WhatsApp
        </ButtonLink>
        <p>
          WhatsApp toko: <strong>{shop.phone}</strong>
        </p>
        <CopyButton
          text={message}
          label="Salin pesan"
          copied="Pesan tersalin. Tempelkan di chat WhatsApp."
          byHand={copyByHand}
          onCopied={onCopied}
        />
        {children}
      </Actions>
    </Box>
  );
}
