import { useState } from "react";
import styled from "styled-components";
import type { Ticket } from "../../domain/ticket/ticket";
import type { TicketShop } from "../../domain/ticket/ticketFacts";
import { color, radius, space, type } from "../../theme/tokens";
import { ButtonLink } from "../../ui/Button";
import { Icon } from "../../ui/Icon";
import { drawTicket } from "./drawTicket";

const Failure = styled.p`grid-column: 1 / -1; &:empty { position: absolute; }`;

const Frame = styled.div`
  grid-column: 1 / -1; display: grid; gap: ${space.tight}; padding: ${space.base}; font-size: ${type.small};
  border: 1.5px dashed ${color.brass}; border-radius: ${radius.edge};
`;

const Picture = styled.img`width: 100%; border: 1.5px solid ${color.brass};`;

type PictureState = { url: string; hasFailed: boolean; show: () => Promise<void>; share: () => Promise<void> };

/** The ticket as a picture, drawn on demand: shown on the page, or passed to the device's share sheet. */
export function useTicketPicture(ticket: Ticket, shop: TicketShop): PictureState {
  const [state, setState] = useState({ url: "", hasFailed: false });

  const show = async () => {
    try {
      setState({ url: await dataUrl(await drawTicket(ticket, shop)), hasFailed: false });
    } catch {
      setState({ url: "", hasFailed: true });
    }
  };

  const share = async () => {
    try {
      const file = new File([await drawTicket(ticket, shop)], `tiket-${ticket.code}.png`, { type: "image/png" });
      await navigator.share({ files: [file], title: `${shop.name} ${ticket.code}` });
    } catch (error) {
      // The visitor closed the share sheet.
      if (error instanceof DOMException && error.name === "AbortError") return;
      await show();
    }
  };

  return { ...state, show, share };
}

/** A picture as a data URL: browsers inside other apps show it, but not a blob's URL. */
function dataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}

type Props = { picture: PictureState; code: string; canDownload: boolean };

/** The picture once it is drawn, with the way of saving it that works in this browser. */
export function TicketPicture({ picture, code, canDownload }: Props) {
  return (
    <>
      <Failure role="status">
        {picture.hasFailed && "Gambar tidak bisa dibuat di browser ini. Ambil screenshot tiket ini."}
      </Failure>
      {picture.url && (
        <Frame>
          <Picture src={picture.url} alt={`Tiket ${code}`} />
          {canDownload ? (
            <ButtonLink href={picture.url} download={`tiket-${code}.png`} $look="outline">
              <Icon name="download" />
              Simpan gambar
            </ButtonLink>
          ) : (
            <p>Tekan lama gambar ini untuk menyimpannya, atau ambil screenshot.</p>
          )}
        </Frame>
      )}
    </>
  );
}
