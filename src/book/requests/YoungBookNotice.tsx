import { ticketLink } from "../../domain/codecs/ticketLink";
import { dayMs } from "../../domain/shop/clock";
import { CopyText } from "../../features/words/CopyText";
import { Panel } from "../../ui/Panel";
import { useBookContext } from "../context/bookContext";
import { Fold } from "../context/bookLayout";
import type { Book } from "../context/useBook";
import { bookingToSend } from "../entries/AnswerLinks";
import type { Entry } from "../rules/entry";

type Props = Pick<Book, "earliestTouchedAt"> & {
  /** The entry of the ticket with which the book was opened; null if there is none. */
  arrived: Entry | null;
};

/**
 * Asks in a book that is empty or of this day whether the shop's book is elsewhere, because each browser has its own: the
 * home screen of an iPhone, another phone, the site's former address. With a ticket it gives the link to be pasted there.
 */
export function YoungBookNotice({ earliestTouchedAt, arrived }: Props) {
  const { now, shop } = useBookContext();
  if (earliestTouchedAt !== 0 && earliestTouchedAt <= now.getTime() - dayMs) return null;
  const booking = arrived && bookingToSend(arrived);
  return (
    <div role="note" aria-label="Buku baru">
      <Fold open={booking !== null}>
        <summary>Sudah ada buku di tempat lain?</summary>
        <Panel as="div">
          <p>
            Buku ini {earliestTouchedAt === 0 ? "masih kosong" : "baru"}, dan hanya ada di browser ini. Toko sudah punya
            buku di layar utama, ponsel lain, atau alamat situs yang lama? Pakai yang itu
            {booking
              ? ": salin tautan ini, lalu di sana ketuk Tempel tiket."
              : ", atau pindahkan dengan file, di bagian paling bawah."}
          </p>
          {booking && (
            <CopyText
              text={ticketLink(booking, shop.ticketPage)}
              label="Salin tautan tiket"
              copied="Tersalin. Di buku toko ketuk Tempel tiket."
              look="outlineOnLight"
            />
          )}
        </Panel>
      </Fold>
    </div>
  );
}
