import { type Booking, withDeposit, withStatus } from "../../domain/booking/booking";
import { useBookContext } from "../page/bookContext";
import { type ReadyMessage, SendToCustomer } from "./SendToCustomer";

type Props = {
  booking: Booking;
  /** Returns the message to the customer with an answer. */
  send: (answer: Booking) => ReadyMessage;
};

/** The button for a deposit that has arrived. It accepts the booking too. Renders nothing if no deposit is owed. */
export function DepositButton({ booking, send, label }: Props & { label: string }) {
  const { now } = useBookContext();
  if (booking.deposit?.isReceived !== false) return null;
  return <SendToCustomer {...send(withStatus(withDeposit(booking, true), "confirmed", now))} label={label} />;
}

/** The buttons that accept `booking`, without and, if a deposit is owed, with the deposit as received. */
export function AcceptButtons(props: Props) {
  const { now } = useBookContext();
  return (
    <>
      <SendToCustomer {...props.send(withStatus(props.booking, "confirmed", now))} label="Terima" look="deep" />
      <DepositButton {...props} label="Terima, DP diterima" />
    </>
  );
}
