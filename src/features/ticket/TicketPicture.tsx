import { useState } from "react";
import styled from "styled-components";
import type { Booking } from "../../domain/booking/booking";
import type { Fact, TicketShop } from "../../domain/booking/description";
import { color, radius, space, type } from "../../theme/tokens";
import { ButtonLink } from "../../ui/Button";
import { Icon } from "../../ui/Icon";
import { drawTicket } from "./drawTicket";
import { useTicketWords } from "./words";
import type { TicketViewWords } from "./words.id";

const Failure = styled.p`&:empty { position: absolute; }`;

const Frame = styled.div`
  display: grid; gap: ${space.tight}; margin-top: ${space.close}; padding: ${space.base}; font-size: ${type.small};
  border: 1.5px dashed ${color.brass}; border-radius: ${radius.edge};
`;

const Picture = styled.img`width: 100%; border: 1.5px solid ${color.brass};`;

type PictureState = { url: string; hasFailed: boolean; show: () => Promise<void>; share: () => Promise<void> };

/** The ticket as a picture, drawn on demand: shown on the page, or passed to the device's share sheet. */
export function useTicketPicture(
  booking: Booking,
  facts: readonly Fact[],
  shop: TicketShop,
  words: TicketViewWords,
): PictureState {
  const [state, setState] = useState({ url: "", hasFailed: false });

  const show = async () => {
    try {
      setState({ url: await dataUrl(await drawTicket(booking, facts, shop, words)), hasFailed: false });
    } catch {
      setState({ url: "", hasFailed: true });
    }
  };

  const share = async () => {
    try {
      const file = new File([await drawTicket(booking, facts, shop, words)], words.fileName(booking.code), {
        type: "image/png",
      });
      await navigator.share({ files: [file], title: `${shop.name} ${booking.code}` });
    } catch (error) {
      // The visitor closed the share sheet.
      if (error instanceof DOMException && error.name === "AbortError") return;
      await show();
    }
  };

  return { ...state, show, share };
}

/** A picture as a data URL: browsers inside other apps show it, but not a blob's URL. */
export function dataUrl(blob: Blob): Promise<string> {
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
  const words = useTicketWords();
  return (
    <>
      <Failure role="status">{picture.hasFailed && words.pictureFailed}</Failure>
      {picture.url && (
        <Frame>
          <Picture src={picture.url} alt={words.named(code)} />
          {canDownload ? (
            <ButtonLink href={picture.url} download={words.fileName(code)} $look="outline">
              <Icon name="download" />
              {words.savePicture}
            </ButtonLink>
          ) : (
            <p>{words.pressPicture}</p>
          )}
        </Frame>
      )}
    </>
  );
}
