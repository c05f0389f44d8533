import { type ReactNode, useState } from "react";
import styled from "styled-components";
import { bookingLink } from "../../domain/links/bookingLink";
import { ticketLink } from "../../domain/links/ticketLink";
import { messageToShop } from "../../domain/ticket/messageToShop";
import type { Ticket } from "../../domain/ticket/ticket";
import type { TicketShop } from "../../domain/ticket/ticketFacts";
import { inAppBrowser } from "../../platform/runtime/inAppBrowser";
import { printPage } from "../../platform/runtime/printPage";
import { siteAddress } from "../../platform/runtime/siteAddress";
import { color, radius, space, type } from "../../theme/tokens";
import { Button } from "../../ui/Button";
import { CopyButton } from "../../ui/CopyButton";
import { Icon } from "../../ui/Icon";
import { CalendarLinks } from "./CalendarLinks";
import { copyByHand } from "./copyByHand";
import { TicketPicture, useTicketPicture } from "./TicketPicture";

type Props = { ticket: Ticket; shop: TicketShop; onCopied: (() => void) | undefined; children?: ReactNode };

// Two columns on a phone, so that all buttons fit on one screen; texts between them span both.
const Column = styled.div`
  display: grid; grid-template-columns: repeat(auto-fit, minmax(min(9rem, 100%), 1fr)); gap: ${space.close}; align-content: start;
  --button-inset: ${space.tight};
  @media print { display: none; }
`;

const Quiet = styled.p`grid-column: 1 / -1; font-size: ${type.small}; color: ${color.creamSoft};`;

const Outcome = styled.p`grid-column: 1 / -1; font-size: ${type.small}; &:empty { position: absolute; }`;

const Hint = styled.div`
  grid-column: 1 / -1; display: grid; gap: ${space.tight}; padding: ${space.base}; font-size: ${type.small};
  border: 1.5px dashed ${color.brass}; border-radius: ${radius.edge};
`;

/**
 * The actions of a ticket. Only those that work in this browser are offered: in browsers inside other apps, where printing and
 * downloads fail silently, a picture to press and save replaces them. It also appears where printing does not begin.
 */
export function TicketActions({ ticket, shop, onCopied, children }: Props) {
  const app = inAppBrowser(navigator);
  const picture = useTicketPicture(ticket, shop);
  const [canShare] = useState(canShareFiles);
  const [hasNotPrinted, setNotPrinted] = useState(false);
  const print = async () => {
    const hasBegun = app === null && (await printPage());
    setNotPrinted(!hasBegun);
    if (!hasBegun) await picture.show();
  };
  return (
    <Column>
      <Quiet>
        WhatsApp toko: <strong>{shop.phone}</strong>
      </Quiet>
      <CopyButton
        text={messageToShop(ticket, shop)}
        label="Salin pesan"
        copied="Pesan tersalin. Tempelkan di chat WhatsApp."
        byHand={copyByHand}
        onCopied={onCopied}
      />
      <CopyButton
        text={ticketLink(ticket, shop.ticketPage)}
        label="Salin tautan tiket"
        copied="Tautan tersalin. Nama dan nomor Anda ada di dalamnya."
        byHand={copyByHand}
        icon="link"
      />
      <Button type="button" $look="outline" aria-label="Simpan/Print Tiket" onClick={() => void print()}>
        <Icon name="print" />
        <span>
          Simpan/
          <wbr />
          Print Tiket
        </span>
      </Button>
      {canShare ? (
        <Button type="button" $look="outline" onClick={() => void picture.share()}>
          <Icon name="download" />
          Bagikan tiket
        </Button>
      ) : (
        <Button type="button" $look="outline" onClick={() => void picture.show()}>
          <Icon name="download" />
          Tiket sebagai gambar
        </Button>
      )}
      <Outcome role="status">
        {hasNotPrinted && "Kalau tidak ada yang tercetak, browser ini tidak bisa mencetak. Simpan gambar tiket ini."}
      </Outcome>
      <TicketPicture picture={picture} code={ticket.code} canDownload={app === null} />
      <CalendarLinks ticket={ticket} shop={shop} canDownload={app === null} />
      {children}
      <CopyButton
        text={siteAddress(bookingLink(ticket))}
        label="Salin tautan booking ini"
        copied="Tautan tersalin. Nama dan nomor Anda tidak ikut di dalamnya."
        byHand={copyByHand}
        icon="link"
      />
      {app !== null && (
        <Hint>
          <strong>Anda membuka situs ini di dalam {app}.</strong>
          <p>Untuk mencetak atau menyimpan berkas, salin tautan tiket, lalu buka di browser Anda.</p>
        </Hint>
      )}
    </Column>
  );
}

function canShareFiles(): boolean {
  if (typeof navigator.canShare !== "function" || typeof File === "undefined") return false;
  return navigator.canShare({ files: [new File([""], "tiket.png", { type: "image/png" })] });
}
