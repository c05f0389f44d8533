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

/** The ticket as a picture, made when it is asked for: to be shown on the page, or handed to the device's share sheet. */
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
      // Closing the share sheet is an answer, not a failure.
      if (error instanceof DOMException && error.name === "AbortError") return;
      await show();
    }
  };

  return { ...state, show, share };
}

/** A picture as an address of its own: browsers inside other apps show it, where they would not show a blob's. */
function dataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}

type Props = { picture: PictureState; code: string; canDownload: boolean };

/** The picture once it is made, with the way to keep it that works in this browser. */
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
