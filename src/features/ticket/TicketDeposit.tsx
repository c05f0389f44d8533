import type { Deposit, DepositTerms } from "../../domain/shop/deposit";
import type { Ticket } from "../../domain/ticket/ticket";
import type { TicketShop } from "../../domain/ticket/ticketFacts";
import { useLazyModule } from "../../platform/runtime/useLazyModule";
import { Button } from "../../ui/Button";
import { type TicketLanguage, useTicketWords } from "./words";

type Props = { ticket: Ticket; deposit: Deposit; shop: TicketShop };

/** How the ticket's down payment is paid; the part is loaded where a ticket asks for one, and nowhere else. */
export function TicketDeposit({ ticket, deposit, shop }: Props) {
  const words = useTicketWords();
  const terms = shop.deposit;
  if (!terms || !words.loadDeposit) return null;
  return <Loaded words={words} load={words.loadDeposit} ticket={ticket} deposit={deposit} terms={terms} shop={shop} />;
}

type LoadedProps = Props & {
  words: TicketLanguage;
  load: NonNullable<TicketLanguage["loadDeposit"]>;
  terms: DepositTerms;
};

function Loaded({ words, load, ...props }: LoadedProps) {
  const section = useLazyModule(load, true);
  switch (section.status) {
    case "ready":
      return <section.part {...props} />;
    case "failed":
      return (
        <div>
          <p role="alert">{words.deposit?.failed}</p>
          <Button type="button" $look="outline" onClick={section.retry}>
            {words.deposit?.retry}
          </Button>
        </div>
      );
    case "waiting":
      return <p role="status">{words.deposit?.loading}</p>;
  }
}
