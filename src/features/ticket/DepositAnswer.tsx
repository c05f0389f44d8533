import { answeredTicket, withDepositReceived } from "../../domain/ticket/answeredTicket";
import type { CustomerMessageWriter } from "../../domain/ticket/customerMessageWriter";
import type { Ticket } from "../../domain/ticket/ticket";
import { rupiah } from "../../format/rupiah";
import { SendToCustomer } from "../shell/SendToCustomer";
import { type Answering, Choice, Note } from "./ProposalForm";

type Props = {
  ticket: Ticket;
  /** What the shop asks for today, where the ticket lacks it. */
  missing: number | null;
  answering: Answering;
  number: string | null;
  writeToCustomer: CustomerMessageWriter;
  now: Date;
  /** Notes the answer that was sent in the shop's book, where this phone has one. */
  onNoted: ((answered: Ticket) => void) | undefined;
};

/** The answer that the down payment came: a confirmation that says so, with a ticket that says so. */
export function DepositAnswer({ ticket, missing, answering, number, writeToCustomer, now, onNoted }: Props) {
  const { base, onSent } = answering("deposit");
  const received = withDepositReceived(base, base.deposit?.amount ?? missing ?? undefined);
  // The ticket does not say which amount is meant.
  const label = missing === null ? "DP diterima" : `DP ${rupiah(missing)} diterima`;
  return (
    <Choice>
      <SendToCustomer
        number={number}
        text={writeToCustomer({ kind: "confirmed" }, received)}
        label={ticket.status === "confirmed" ? label : `Terima, ${label}`}
        look="ink"
        onSent={() => {
          onSent?.();
          onNoted?.(answeredTicket(received, "confirmed", now));
        }}
      />
      <Note>Ketuk setelah uangnya masuk di aplikasi Anda; gambar bukti bisa dibuat siapa saja.</Note>
    </Choice>
  );
}
