import { useMemo } from "react";
import styled, { createGlobalStyle } from "styled-components";
import type { Booking } from "../../domain/booking/booking";
import { isAccepted } from "../../domain/booking/booking";
import type { TicketShop } from "../../domain/booking/description";
import { readQris } from "../../domain/codecs/qris";
import { depositProofMessage } from "../../domain/messages/messageToShop";
import type { Deposit, DepositTerms } from "../../domain/shop/deposit";
import { languageOf } from "../../domain/shop/englishContent";
import { rupiah, unbroken } from "../../format/money";
import { slug } from "../../format/slug";
import { inAppBrowser, isAppleTouch } from "../../runtime/inAppBrowser";
import { displayFont, onDesktop, onReceiptPaper } from "../../theme/tokens";
import { AmountText } from "../../ui/AmountText";
import { Button } from "../../ui/Button";
import { disclosureMark } from "../../ui/disclosureMark";
import { Icon } from "../../ui/Icon";
import { ChatLink } from "../frame/ChatLink";
import { CopyText } from "../words/CopyText";
import { useWords } from "../words/pageWords";
import { DrawnPicture, usePicture } from "./DrawnPicture";
import { drawQris } from "./drawQris";
import { QrSquare } from "./QrSquare";
import { qrModules } from "./qrModules";

type Props = { booking: Booking; deposit: Deposit; terms: DepositTerms; shop: TicketShop };

// In a wide window a deposit that is not due yet stands folded in the narrow column, one that is due below the ticket.
const DepositFrame = styled.section`
  --inset: clamp(min(1.25rem, 5.5vw), 4vw, 2.5rem);
  container-type: inline-size; margin: var(--s16) 0; color: var(--ink); background: var(--paperRaised); border-radius: var(--radius);
  ${onDesktop} { margin: 0; &[data-due="true"] { grid-area: 4 / 1; } &[data-due="false"] { --inset: var(--s16); } }
  @media print {
    margin: 2mm 1mm 0; padding: 2mm 5mm; break-inside: avoid;
    font-size: 8.5pt; line-height: 1.25; color: #000; background: #fff; border: 0.5mm solid #000;
  }
  ${onReceiptPaper} { margin: 3mm 0 0; padding: 2mm 0 0; border-width: 0.3mm 0 0; border-radius: 0; }
`;

const wide = "@container (min-width: 38em)";

const Contents = styled.div`
  display: grid; gap: var(--s16); padding: var(--s8) var(--inset) var(--s24);
  ${wide} { grid-template-columns: minmax(0, 1fr) 18rem; }
  @media print {
    grid-template-columns: 1fr 28mm; grid-template-rows: auto 1fr; gap: 0.5mm 4mm; padding: 0;
  }
  ${onReceiptPaper} { grid-template-columns: 1fr; gap: 2mm; }
`;

// Moves the ticket's parts closer together on paper, so that ticket and QRIS code fit on one page.
const RoomOnPaper = createGlobalStyle`
  @media print {
    [data-printed] hr { margin: 1.5mm 0; }
    [data-printed] dl { gap: 1.5mm; }
  }
`;

const FoldTitle = styled.summary`
  display: grid; grid-template-columns: auto 1fr; gap: var(--s12); padding: var(--s12) var(--inset); font-weight: 800;
  ${disclosureMark("[open] > &")}
  @media print { display: block; padding: 0; &::before { content: none; } }
`;

const WhenToPay = styled.span`font-size: var(--text-small); font-weight: 400;`;

const Sum = styled.div`display: grid; gap: var(--s12); align-content: start;`;

const Amount = styled.p`
  ${displayFont} font-size: var(--text-section); line-height: 1.1; white-space: nowrap;
  @media print { font-size: 14pt; }
`;

// Large, because a code of 300 characters must be readable from a small phone's screen.
const QrisFigure = styled.figure`
  display: grid; gap: var(--s8); justify-items: center; align-content: start; width: min(100%, 20rem); justify-self: center;
  ${wide} { grid-column: 2; grid-row: 1 / span 3; }
  @media print { grid-column: 2; grid-row: 1 / -1; width: 28mm; gap: 0.5mm; }
  ${onReceiptPaper} { grid-area: auto; width: 36mm; }
`;

const Merchant = styled.figcaption`
  font-size: var(--text-small); text-align: center;
  @media print { font-size: 7pt; line-height: 1.2; }
`;

const HowTo = styled.div`display: grid; gap: var(--s12); align-content: start; @media print { gap: 0.5mm; }`;

const Steps = styled.ol`
  display: grid; gap: var(--s8); padding-left: 1.5em; list-style: decimal;
  @media print { gap: 0; }
`;

const OnScreen = styled.li`@media print { display: none; }`;

const OnPaper = styled.li`display: none; @media print { display: list-item; }`;

const Small = styled.p`font-size: var(--text-small); @media print { font-size: 8pt; }`;

// Left out on paper, where room is short.
const Hint = styled(Small)`@media print { display: none; }`;

const SendProof = styled(ChatLink)`
  grid-column: 1 / -1;
  ${wide} { grid-column: 1; }
`;

const depositId = "deposit";

/** Unfolds the section of the deposit, scrolls to it and focuses it. */
export function goToDeposit() {
  const section = document.getElementById(depositId);
  section?.querySelector("details")?.setAttribute("open", "");
  section?.scrollIntoView();
  section?.focus({ preventScroll: true });
}

/**
 * How to pay the deposit: the shop's own QRIS code, redrawn from its unchanged text, and beside it the amount, which is not
 * in the code. Nothing in the code comes from the ticket's link, which anyone can write. Until the shop has confirmed the
 * booking, the section is folded into one line with the amount.
 */
export function DepositSection({ booking, deposit, terms, shop }: Props) {
  const { deposit: words } = useWords("ticket");
  const { merchant = shop.name, nmid = null } = readQris(terms.qris) ?? {};
  const modules = useMemo(() => qrModules(terms.qris), [terms.qris]);
  const picture = usePicture(() => drawQris(terms.qris, merchant, nmid));
  const amount = rupiah(deposit.amount);
  const isConfirmed = isAccepted(booking);
  const canDownload = inAppBrowser(navigator, window.isSecureContext) === null && !isAppleTouch(navigator);
  const fileName = `qris-${slug(merchant)}.png`;
  const save = async () => {
    const href = await picture.draw();
    if (href && canDownload) Object.assign(document.createElement("a"), { href, download: fileName }).click();
  };
  return (
    <DepositFrame id={depositId} tabIndex={-1} aria-label={words.heading} data-printed data-due={isConfirmed}>
      <RoomOnPaper />
      <details open={isConfirmed}>
        <FoldTitle>
          {isConfirmed ? (
            words.heading
          ) : (
            <span>
              <AmountText>{words.folded(unbroken(amount))}</AmountText> <WhenToPay>{words.whenToPay}</WhenToPay>
            </span>
          )}
        </FoldTitle>
        <Contents>
          <Sum>
            <Amount lang="id">{amount}</Amount>
            <CopyText
              text={String(deposit.amount)}
              label={words.copyAmount}
              copied={words.amountCopied}
              look="outlineOnLight"
            />
          </Sum>
          <QrisFigure>
            <QrSquare modules={modules} label={words.codeLabel} />
            <Merchant>
              <strong>{merchant}</strong>
              {nmid !== null && (
                <>
                  <br />
                  NMID: {nmid}
                </>
              )}
            </Merchant>
            <Button $look="outlineOnLight" onClick={() => void save()}>
              <Icon name="download" />
              {words.saveCode}
            </Button>
            {!(canDownload && picture.url) && (
              <DrawnPicture picture={picture} alt={words.picture(merchant)} fileName={fileName} canDownload={false} />
            )}
          </QrisFigure>
          <HowTo>
            <Steps>
              <OnScreen>{words.saveOrScan}</OnScreen>
              <OnPaper>{words.scan}</OnPaper>
              {words.steps(merchant, unbroken(amount)).map((step) => (
                <li key={step}>
                  <AmountText>{step}</AmountText>
                </li>
              ))}
            </Steps>
            <Small>
              {words.terms} <span lang={languageOf(terms, "terms")}>{terms.terms}</span>
            </Small>
            <Hint>{words.otherWay}</Hint>
          </HowTo>
          <SendProof shop={shop} message={depositProofMessage(booking, deposit.amount, shop)} $look="deep">
            <Icon name="chat" />
            {words.sendProof}
          </SendProof>
        </Contents>
      </details>
    </DepositFrame>
  );
}
