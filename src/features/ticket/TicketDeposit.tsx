import { useLazyModule } from "../../platform/runtime/useLazyModule";
import { Button } from "../../ui/Button";
import type { DepositProps } from "./DepositSection";
import { useTicketWords } from "./words";

const load = () => import(/* webpackChunkName: "deposit" */ "./DepositSection").then((module) => module.DepositSection);

/** How the booking's down payment is paid; the part is loaded where a booking owes one, and nowhere else. */
export function TicketDeposit(props: DepositProps) {
  const { deposit: words } = useTicketWords();
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
