import type { Deposit, DepositTerms } from "../../domain/shop/deposit";
import type { Ticket } from "../../domain/ticket/ticket";
import type { TicketShop } from "../../domain/ticket/ticketFacts";
import { useLazyModule } from "../../platform/runtime/useLazyModule";
import { Button } from "../../ui/Button";
import { useTicketWords } from "./words";

type Props = { ticket: Ticket; deposit: Deposit; terms: DepositTerms; shop: TicketShop };

const load = () => import(/* webpackChunkName: "deposit" */ "./DepositSection").then((part) => part.DepositSection);

/** How the ticket's down payment is paid; the part is loaded where a ticket asks for one, and nowhere else. */
export function TicketDeposit(props: Props) {
  const words = useTicketWords().deposit;
  const section = useLazyModule(load, true);
  switch (section.status) {
    case "ready":
      return <section.part {...props} />;
    case "failed":
      return (
        <div>
          <p role="alert">{words.failed}</p>
          <Button type="button" $look="outline" onClick={section.retry}>
            {words.retry}
          </Button>
        </div>
      );
    case "waiting":
      return <p role="status">{words.loading}</p>;
  }
}
