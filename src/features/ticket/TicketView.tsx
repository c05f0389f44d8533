import { type ReactNode, useDeferredValue, useMemo, useState } from "react";
import styled from "styled-components";
import { type Booking, bookingSteps, depositDue, isAccepted } from "../../domain/booking/booking";
import { describeBooking, type TicketShop } from "../../domain/booking/description";
import { messageToShop } from "../../domain/messages/messageToShop";
import type { OfferingIn } from "../../domain/shop/englishContent";
import { rupiah } from "../../format/money";
import { usePageTitle } from "../../runtime/usePageTitle";
import { inShortViewport, onDesktop, onTablet } from "../../theme/tokens";
import { AmountText } from "../../ui/AmountText";
import { StepBadge } from "../../ui/Badge";
import { Button } from "../../ui/Button";
import { Icon } from "../../ui/Icon";
import { covering } from "../../ui/keepFocusInSight";
import { deviceMoment } from "../content/deviceMoment";
import { ChatLink } from "../frame/ChatLink";
import { useWords } from "../words/pageWords";
import { DepositSection, goToDeposit } from "./DepositSection";
import { ticketQr } from "./qrModules";
import { TicketActions } from "./TicketActions";
import { TicketPaper } from "./TicketPaper";

type TicketViewProps = {
  booking: Booking;
  shop: TicketShop;
  offeringIn: OfferingIn;
  /**
   * The current minute, for a ticket opened by its link: the ticket then says how it differs from the shop's content. Null
   * for a ticket just made in the form, which still has to be sent.
   */
  now?: Date | null;
  /** The id of the heading above the ticket. */
  headingId: string;
  /** The ways to change the booking, if any. */
  changes?: ReactNode;
  /** What there is to do next, unless it is to write to the shop or to pay. */
  next?: ReactNode;
  children?: ReactNode;
};

const Layout = styled.div`
  margin-top: var(--s24);
  ${onDesktop} {
    display: grid; grid-template-columns: minmax(0, 1fr) 20rem; grid-template-rows: auto auto 1fr; gap: var(--s12) var(--s32);
    align-items: start;
  }
  @media print { display: block; margin: 0; }
`;

// Below desktop width the button of the next step stays visible while the ticket is scrolled, except in low windows.
const NextStepBar = styled.div`
  position: sticky; z-index: 5; bottom: 0; display: grid; margin: var(--s8) calc(-1 * var(--viewport-gutter)); padding: var(--s8) var(--viewport-gutter);
  background: var(--deep); border-top: 1px solid var(--deepEdge);
  ${inShortViewport} { position: static; }
  ${onDesktop} { position: static; margin: 0; padding: 0; border: 0; }
`;

const ChatOpened = styled.p`
  margin-top: var(--s8); font-size: var(--text-lead); font-weight: 800; line-height: 1.3; color: var(--accentBright);
`;

const StepList = styled.ol`
  display: grid; gap: var(--s8) var(--s24); margin-top: var(--s8);
  ${onTablet} { display: flex; margin-top: var(--s16); }
  font-size: var(--text-small); color: var(--creamSoft);
`;

const StepItem = styled.li`
  display: flex; align-items: center; gap: var(--s8);
  &[aria-current] { font-weight: 800; color: var(--accentBright); }
`;

const Badge = styled(StepBadge)`
  width: 1.75rem; height: 1.75rem; background: var(--deepRaised);
  [aria-current] > & { color: var(--night); background: var(--accent); }
`;

/** The ticket with its steps and actions: the chat with the shop, the deposit, keeping and printing. */
export function TicketView({
  booking,
  shop,
  offeringIn,
  now = null,
  headingId,
  changes,
  next,
  children,
}: TicketViewProps) {
  const words = useWords("ticket");
  const offering = offeringIn[words.booking.shop.language];
  const content = useMemo(() => ({ shop, offering }), [shop, offering]);
  const description = useMemo(
    () => describeBooking(booking, content, words.booking, now, deviceMoment),
    [booking, content, words, now],
  );
  const message = useMemo(() => messageToShop(booking, { shop, offering: offeringIn.id }), [booking, offeringIn, shop]);
  // Also the name of the file when the ticket is saved as a PDF.
  const day = description.facts.find(({ id }) => id === "date")?.lines[0]?.text;
  usePageTitle(`${[booking.code, day].join(", ")} | ${shop.name}`);
  // False at first, so that the ticket is painted soon after the tap. The QR code and the actions follow.
  const showsRest = useDeferredValue(true, false);
  const qr = useMemo(() => (showsRest ? ticketQr(booking, shop) : []), [showsRest, booking, shop]);
  const [hasOpenedChat, setOpenedChat] = useState(now === null ? false : null);
  const isOver = description.visitDay?.kind === "past";
  // No deposit is due for a past visit.
  const due = isOver ? null : depositDue(booking);
  const nextStep =
    due && shop.deposit && isAccepted(booking) ? (
      <Button onClick={goToDeposit}>
        <AmountText>{words.deposit.pay(rupiah(due.amount))}</AmountText>
      </Button>
    ) : (
      next
    );
  const chat = (
    <ChatLink shop={shop} message={message} onClick={() => setOpenedChat(true)} $look={nextStep ? "row" : undefined}>
      <Icon name="chat" />
      {words.chatButton[booking.status]}
    </ChatLink>
  );
  return (
    <>
      {hasOpenedChat && <ChatOpened>{words.chatOpened}</ChatOpened>}
      {!isOver && <TicketSteps booking={booking} hasOpenedChat={hasOpenedChat} />}
      <Layout>
        <TicketPaper description={description} shop={shop} qr={qr} headingId={headingId} />
        <NextStepBar {...covering}>{nextStep || chat}</NextStepBar>
        {showsRest && due && shop.deposit && (
          <DepositSection booking={booking} deposit={due} terms={shop.deposit} shop={shop} />
        )}
        {showsRest && (
          <TicketActions
            booking={booking}
            description={description}
            content={content}
            message={message}
            isOpenedByLink={now !== null}
            changes={changes}
          >
            {nextStep && chat}
            {children}
          </TicketActions>
        )}
      </Layout>
    </>
  );
}

/**
 * The steps of a booking in their order, with the next one highlighted. None once all are done, or where there is one, which
 * the ticket's status says. `hasOpenedChat` is null if unknown.
 */
function TicketSteps({ booking, hasOpenedChat }: { booking: Booking; hasOpenedChat: boolean | null }) {
  const { steps: words } = useWords("ticket");
  const steps = bookingSteps(booking, hasOpenedChat);
  const next = steps.find(({ isDone }) => !isDone);
  if (!next || steps.length === 1) return null;
  return (
    <StepList aria-label={words.label}>
      {steps.map((step, index) => (
        <StepItem key={step.id} aria-current={step === next ? "step" : undefined}>
          <Badge>{step.isDone ? <Icon name="check" /> : index + 1}</Badge>
          {words[step.id][step.isDone ? "done" : "open"]}
        </StepItem>
      ))}
    </StepList>
  );
}
