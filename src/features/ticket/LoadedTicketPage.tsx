import type { ComponentType } from "react";
import { useLazyModule } from "../../platform/runtime/useLazyModule";
import { Button } from "../../ui/Button";
import { ScriptOnly } from "../../ui/ScriptOnly";
import type { TicketByLinkProps } from "./TicketByLink";
import { Actions, Paragraph, TicketFrame } from "./TicketPageParts";
import { useTicketWords } from "./words";

/** The part of the page that reads the ticket; it holds the messages to the shop and the shop's side, which are Indonesian. */
export const loadTicket = () =>
  import(/* webpackChunkName: "ticket-page" */ "./TicketByLink").then(({ TicketByLink }) => TicketByLink);

type Props = TicketByLinkProps & {
  load: () => Promise<ComponentType<TicketByLinkProps>>;
};

/** The page of a ticket whose part that reads it is loaded behind the page. */
export function LoadedTicketPage({ load, ...props }: Props) {
  const words = useTicketWords();
  const page = useLazyModule(load, true);
  if (page.status === "ready") return <page.part {...props} />;
  return (
    <TicketFrame heading={words.heading} needsScript={words.needsScript(props.shop.phone)}>
      {page.status === "waiting" ? (
        <ScriptOnly>
          <Paragraph role="status">{words.loading}</Paragraph>
        </ScriptOnly>
      ) : (
        <>
          <Paragraph role="alert">{words.loadingFailed}</Paragraph>
          <Actions>
            <Button type="button" onClick={page.retry}>
              {words.retry}
            </Button>
          </Actions>
        </>
      )}
    </TicketFrame>
  );
}
