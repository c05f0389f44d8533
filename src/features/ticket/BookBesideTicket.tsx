import { withPrefix } from "gatsby";
import styled from "styled-components";
import { type Booking, isActive } from "../../domain/booking/booking";
import type { Mismatch } from "../../domain/booking/mismatch";
import { color, space } from "../../theme/tokens";
import { Button, ButtonLink } from "../../ui/Button";
import type { ShopBook } from "./useTicketBook";

type Props = {
  book: ShopBook | null;
  booking: Booking;
  /** What else speaks against the visit: a free chair is no help where nobody works. */
  mismatches: readonly Mismatch[];
};

const Row = styled.div`display: flex; flex-wrap: wrap; gap: ${space.close}; align-items: center;`;

const Free = styled.p`font-weight: 700; color: ${color.promo};`;

const Full = styled.p`font-weight: 700; color: ${color.danger};`;

const Said = styled.p`font-weight: 700; &:empty { position: absolute; }`;

/** Whether the visit of a ticket finds a chair, as the shop's book on this phone knows. */
export function ChairInBook({ book, booking, mismatches }: Props) {
  if (!book?.exists || !book.knowsChairs || !isActive(booking)) return null;
  if (!book.fits(booking)) {
    return <Full>Menurut buku di ponsel ini, kursi penuh di jam itu: {book.inTheWay(booking).join(", ")}.</Full>;
  }
  const isNobodyThere = mismatches.some(({ kind }) => kind === "closed" || kind === "barberAway" || kind === "nobody");
  return isNobodyThere ? null : <Free>Menurut buku di ponsel ini, masih ada kursi di jam itu.</Free>;
}

/** The tap that records a ticket in the shop's book on this phone. */
export function BookBesideTicket({ book }: Pick<Props, "book">) {
  if (book === null) return null;
  return (
    <>
      <Row>
        <Button type="button" $look="quiet" onClick={book.record}>
          {book.isRecorded ? "Perbarui di buku" : "Catat di buku"}
        </Button>
        {book.exists && (
          <ButtonLink href={withPrefix("/buku/")} $look="quiet">
            Buka buku
          </ButtonLink>
        )}
      </Row>
      <Said role="status">{book.said}</Said>
    </>
  );
}
