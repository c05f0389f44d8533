import { useEffect, useMemo, useState } from "react";
import styled from "styled-components";
import { color, radius, space, type } from "../theme/tokens";
import { Button, ButtonLink } from "../ui/Button";
import { Icon } from "../ui/Icon";
import { bookingQuery } from "./model/bookingLink";
import { browserInApp } from "./model/browserInApp";
import { calendarFile, type EventPlace, googleCalendarLink } from "./model/calendarEvent";
import type { Ticket } from "./model/ticket";
import { ticketPicture } from "./ticketPicture";

const Column = styled.div`
  display: grid; gap: ${space.close};
  @media print { display: none; }
`;

const Said = styled.p`min-height: 1.6em; font-size: ${type.small}; color: ${color.cream};`;

const Quiet = styled.p`font-size: ${type.small}; color: ${color.creamSoft};`;

const Pair = styled.div`
  display: grid; grid-template-columns: repeat(auto-fit, minmax(8rem, 1fr)); gap: ${space.close};
  > * { padding-inline: ${space.tight}; }
`;

const Hint = styled.div`
  display: grid; gap: ${space.tight}; padding: ${space.base}; font-size: ${type.small};
  border: 1.5px dashed ${color.brass}; border-radius: ${radius.edge};
`;

const Text = styled.textarea`
  width: 100%; padding: ${space.close}; color: ${color.ink}; background: ${color.paperRaised};
  border: 1.5px solid ${color.brass}; border-radius: ${radius.edge};
`;

const Picture = styled.img`width: 100%; border: 1.5px solid ${color.brass};`;

type Props = {
  ticket: Ticket;
  message: string;
  phone: string;
  place: EventPlace;
  zoneName: string;
  qrCode: boolean[][];
  onAgain: () => void;
};

/**
 * What can be done with a ticket. It looks at the browser first and offers only what works there: inside other apps,
 * where printing and downloads fail without a word, a picture to hold and save takes their place.
 */
export function TicketActions({ ticket, message, phone, place, zoneName, qrCode, onAgain }: Props) {
  const [said, setSaid] = useState("");
  const [toCopy, setToCopy] = useState("");
  const [pictureUrl, setPictureUrl] = useState("");
  const app = browserInApp(navigator.userAgent);
  const canPrint = app === null && typeof window.print === "function";
  const fileName = `tiket-${ticket.code}`;
  const calendarUrl = useObjectUrl(
    useMemo(
      () => new Blob([calendarFile(ticket, place, new Date())], { type: "text/calendar;charset=utf-8" }),
      [ticket, place],
    ),
  );

  const copy = async (text: string, done: string) => {
    try {
      await navigator.clipboard.writeText(text);
      setToCopy("");
      setSaid(done);
    } catch {
      setSaid("");
      setToCopy(text);
    }
  };

  const makePicture = () => ticketPicture(ticket, { name: place.name, address: place.address, zoneName, qrCode });

  const showPicture = async () => {
    try {
      const blob = await makePicture();
      const reader = new FileReader();
      reader.onload = () => setPictureUrl(String(reader.result));
      reader.readAsDataURL(blob);
    } catch {
      setSaid("Gambar tidak bisa dibuat di browser ini. Ambil screenshot tiket ini.");
    }
  };

  const share = async () => {
    try {
      const file = new File([await makePicture()], `${fileName}.png`, { type: "image/png" });
      await navigator.share({ files: [file], title: `${place.name} ${ticket.code}` });
    } catch (error) {
      // Closing the share sheet is an answer, not a failure.
      if (error instanceof DOMException && error.name === "AbortError") return;
      await showPicture();
    }
  };

  const bookingLink = () => {
    const query = bookingQuery({ ...ticket, serviceIds: ticket.services.map((service) => service.id) });
    return `${window.location.origin}${window.location.pathname}${query}#booking`;
  };

  return (
    <Column>
      <Quiet>
        WhatsApp toko: <strong>{phone}</strong>
      </Quiet>
      <Button
        type="button"
        $look="outline"
        onClick={() => void copy(message, "Pesan tersalin. Tempelkan di chat WhatsApp.")}
      >
        <Icon name="copy" />
        Salin pesan
      </Button>
      <Button type="button" $look="outline" onClick={() => (canPrint ? window.print() : void showPicture())}>
        <Icon name="print" />
        Simpan/Print Tiket
      </Button>
      {canShareFiles() ? (
        <Button type="button" $look="outline" onClick={() => void share()}>
          <Icon name="download" />
          Bagikan tiket
        </Button>
      ) : (
        <Button type="button" $look="outline" onClick={() => void showPicture()}>
          <Icon name="download" />
          Tiket sebagai gambar
        </Button>
      )}
      {pictureUrl && (
        <Hint>
          <Picture src={pictureUrl} alt={`Tiket ${ticket.code}`} />
          {app === null ? (
            <ButtonLink href={pictureUrl} download={`${fileName}.png`} $look="outline">
              <Icon name="download" />
              Simpan gambar
            </ButtonLink>
          ) : (
            <p>Tekan lama gambar ini untuk menyimpannya, atau ambil screenshot.</p>
          )}
        </Hint>
      )}
      <Pair>
        <ButtonLink href={googleCalendarLink(ticket, place)} target="_blank" rel="noopener noreferrer" $look="outline">
          Google Calendar
        </ButtonLink>
        {app === null && calendarUrl && (
          <ButtonLink href={calendarUrl} download={`${ticket.code}.ics`} $look="outline">
            Kalender (.ics)
          </ButtonLink>
        )}
      </Pair>
      <Button
        type="button"
        $look="outline"
        onClick={() => void copy(bookingLink(), "Tautan tersalin. Nama dan nomor Anda tidak ikut di dalamnya.")}
      >
        <Icon name="link" />
        Salin tautan booking ini
      </Button>
      <Said role="status">{said}</Said>
      {toCopy && (
        <label htmlFor="booking-to-copy">
          Browser ini tidak mengizinkan menyalin. Tekan lama teks di bawah, lalu pilih Salin.
          <Text id="booking-to-copy" readOnly rows={8} value={toCopy} onFocus={(event) => event.target.select()} />
        </label>
      )}
      {app !== null && (
        <Hint>
          <strong>Anda membuka situs ini di dalam {app}.</strong>
          <p>
            Untuk mencetak atau menyimpan berkas, ketuk ⋮ atau ··· di atas, lalu pilih “Buka di browser”. Tiket ini
            tidak ikut pindah, jadi ambil screenshot dulu.
          </p>
        </Hint>
      )}
      <Button type="button" $look="outline" onClick={onAgain}>
        Booking Lagi
      </Button>
    </Column>
  );
}

function canShareFiles(): boolean {
  if (typeof navigator.canShare !== "function" || typeof File === "undefined") return false;
  return navigator.canShare({ files: [new File([""], "tiket.png", { type: "image/png" })] });
}

/** An address for a blob, given back to the browser when it is no longer shown. */
function useObjectUrl(blob: Blob): string {
  const [url, setUrl] = useState("");
  useEffect(() => {
    if (typeof URL.createObjectURL !== "function") return;
    const made = URL.createObjectURL(blob);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [blob]);
  return url;
}
