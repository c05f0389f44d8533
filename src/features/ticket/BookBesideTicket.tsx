import { withPrefix } from "gatsby";
import { useEffect, useState } from "react";
import type { KnownBook, LoadBook } from "../../domain/book/bookBesideTicket";
import { type Booking, isActive, type Moment } from "../../domain/booking/booking";
import type { Mismatch } from "../../domain/booking/mismatch";
import type { BookableShop } from "../../domain/shop/bookingRules";
import { shopMoment } from "../../domain/shop/clock";
import { siteAddress } from "../../platform/runtime/siteAddress";
import { useLazyModule } from "../../platform/runtime/useLazyModule";
import { Actions } from "../../ui/Actions";
import { Button, ButtonLink } from "../../ui/Button";
import { Outcome, Verdict } from "../../ui/Outcome";

/** The shop's book beside a ticket. */
export type ShopBook = KnownBook<Moment> & {
  /** Whether there is a book on this phone. */
  readonly exists: boolean;
  /** What recording did, in words; empty before. */
  readonly said: string;
  readonly record: () => void;
  /** Notes an answer that was sent, where the phone has a book. */
  readonly noteAnswer: (answer: Booking) => void;
};

const emptyBook: KnownBook = { knowsChairs: false, isRecorded: false, fits: () => true, inTheWay: () => [] };

const never: LoadBook = () => new Promise(() => {});

/** The book on this phone beside a ticket, asked for once `isWanted`; null until its part is loaded. */
export function useTicketBook(
  load: LoadBook = never,
  isWanted: boolean,
  booking: Booking,
  duration: number,
  { barbers, services, rules }: BookableShop,
  chairs: number | null,
  now: Date,
): ShopBook | null {
  const loaded = useLazyModule(load, isWanted);
  const part = loaded.status === "ready" ? loaded.part : null;
  const [known, setKnown] = useState<KnownBook | null>(null);
  const [said, setSaid] = useState("");

  const today = shopMoment(now, rules.timeZone).date;
  useEffect(() => {
    let isOver = false;
    // A book that cannot be read is no book for this page; the book's own page says why.
    part?.openTicketBook(booking, { chairs, barbers, services, rules }, today, bookPath()).then(
      (book) => !isOver && setKnown(book),
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, [part, booking, chairs, barbers, services, rules, today]);

  if (part === null) return null;
  const { barberId, serviceIds } = booking;
  const visitAt = ({ date, time }: Moment) => ({ date, time, barberId, duration, serviceIds });
  const book = known ?? emptyBook;
  const note = async (recorded: Booking, isAnswer: boolean) => {
    const { isRecorded, words } = await part.recordTicket(recorded, duration, now, bookPath(), isAnswer);
    if (isRecorded) setKnown({ ...book, isRecorded });
    setSaid(words);
  };
  return {
    ...book,
    exists: known !== null,
    said,
    fits: (moment) => book.fits(visitAt(moment)),
    inTheWay: (moment) => book.inTheWay(visitAt(moment)),
    record: () => void note(booking, false),
    noteAnswer: (answer) => {
      if (known !== null) void note(answer, true);
    },
  };
}

const bookPath = () => new URL(siteAddress("/buku/")).pathname;

type Props = {
  book: ShopBook | null;
  booking: Booking;
  /** What else speaks against the visit: a free chair is no help where nobody works. */
  mismatches: readonly Mismatch[];
};

/** Whether the visit of a ticket finds a chair, as the shop's book on this phone knows. */
export function ChairInBook({ book, booking, mismatches }: Props) {
  if (!book?.knowsChairs || !isActive(booking)) return null;
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
export function RecordInBook({ book }: Pick<Props, "book">) {
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
