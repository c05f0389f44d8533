import { withPrefix } from "gatsby";
import { type Booking, isActive } from "../../domain/booking/booking";
import type { Mismatch } from "../../domain/booking/mismatch";
import { Actions } from "../../ui/Actions";
import { Button, ButtonLink } from "../../ui/Button";
import { Outcome, Verdict } from "../../ui/Outcome";
import type { ShopBook } from "./useTicketBook";

type Props = {
  book: ShopBook | null;
  booking: Booking;
  /** What else speaks against the visit: a free chair is no help where nobody works. */
  mismatches: readonly Mismatch[];
};

/** Whether the visit of a ticket finds a chair, as the shop's book on this phone knows. */
export function ChairInBook({ book, booking, mismatches }: Props) {
  if (!book?.exists || !book.knowsChairs || !isActive(booking)) return null;
  if (!book.fits(booking)) {
    return (
      <Verdict $isGood={false}>
        Menurut buku di ponsel ini, kursi penuh di jam itu: {book.inTheWay(booking).join(", ")}.
      </Verdict>
    );
  }
  const isNobodyThere = mismatches.some(({ kind }) => kind === "closed" || kind === "barberAway" || kind === "nobody");
  return isNobodyThere ? null : <Verdict $isGood>Menurut buku di ponsel ini, masih ada kursi di jam itu.</Verdict>;
}

/** The tap that records a ticket in the shop's book on this phone. */
export function BookBesideTicket({ book }: Pick<Props, "book">) {
  if (book === null) return null;
  return (
    <>
      <Actions>
        <Button type="button" $look="quiet" onClick={book.record}>
          {book.isRecorded ? "Perbarui di buku" : "Catat di buku"}
        </Button>
        {book.exists && (
          <ButtonLink href={withPrefix("/buku/")} $look="quiet">
            Buka buku
          </ButtonLink>
        )}
      </Actions>
      <Outcome>{book.said}</Outcome>
    </>
  );
}
