import { memo, useId, useState } from "react";
import styled, { css } from "styled-components";
import { changedByShop, type Entry } from "../../domain/book/entry";
import { isActive } from "../../domain/booking/booking";
import { chatLink } from "../../domain/links/chatLink";
import { normalizePhone } from "../../domain/links/phoneNumber";
import { ticketLink } from "../../domain/links/ticketLink";
import { instantOf } from "../../domain/shop/clock";
import { color, radius, space, type } from "../../theme/tokens";
import { Actions } from "../../ui/Actions";
import { ButtonLink, ignoresSecondTap, NewTabLink } from "../../ui/Button";
import { Hidden } from "../../ui/hidden";
import { Icon } from "../../ui/Icon";
import { Verdict } from "../../ui/Outcome";
import { AnswerButton, acceptance, bookingToSend, depositReceived, notificationFor } from "./answers";
import { announceRecorded, useBookContext } from "./bookContext";
import { barberOf, cardId, entryName, servicesOf, shortMoment, stateWithPayment, timesOf, totalOf } from "./bookWords";
import { EntryForm } from "./EntryForm";
import { Fold, QuietButton } from "./parts";

type Props = {
  entry: Entry;
  warning?: string | null;
  /** The chair's name where it is not clear from the place of the card. */
  chair?: string | null;
};

const Card = styled.article<{ $state: string }>`
  display: grid; gap: ${space.hair}; padding: ${space.close};
  color: ${color.ink}; background: ${color.paperRaised};
  border: 1.5px solid ${color.paperEdge}; border-left: 6px solid ${color.bottle}; border-radius: ${radius.edge};
  ${({ $state }) => $state === "waiting" && css`border-left-color: ${color.brass}; border-left-style: dashed;`}
  ${({ $state }) => $state === "off" && css`border-left-color: ${color.paperEdge}; color: ${color.inkSoft};`}
  ${({ $state }) => $state === "warned" && css`border-left-color: ${color.danger}; background: ${color.dangerPaper};`}
`;

const Top = styled.div`display: flex; flex-wrap: wrap; gap: 0 ${space.close}; align-items: baseline;`;

const Time = styled.p`font-size: ${type.title}; font-weight: 800; font-variant-numeric: tabular-nums lining-nums; white-space: nowrap;`;

const Name = styled.h3`flex: 1 1 8rem; min-width: 0; font-family: inherit; font-size: ${type.lead};`;

const Line = styled.p`display: flex; flex-wrap: wrap; gap: 0 ${space.close}; justify-content: space-between;`;

const State = styled.span`font-weight: 700; color: ${color.inkSoft};`;

const Marks = styled(Actions)`margin-top: ${space.hair};`;

const Mark = styled.button`
  display: flex; align-items: center; justify-content: center; gap: ${space.hair};
  min-height: 3rem; padding: 0.25rem; font-size: ${type.small}; font-weight: 700; line-height: 1.2;
  color: ${color.ink}; background: transparent; border: 1.5px solid ${color.brassInk}; border-radius: ${radius.edge};
  &[aria-pressed="true"] {
    color: ${color.cream}; background: ${color.bottle}; border-color: ${color.bottle}; ${ignoresSecondTap}
  }
`;

const Facts = styled.dl`
  display: grid; gap: ${space.hair}; margin: 0 0 ${space.close}; font-size: ${type.small};
  & > div { display: flex; flex-wrap: wrap; gap: 0 ${space.close}; }
  & dt { flex: 0 0 4.5rem; color: ${color.inkSoft}; }
`;

// In minutes before the start: who comes early is ticked off early.
const earliestMark = 30;

const kindOf = (entry: Entry, warning: string | null) => {
  if (!isActive(entry) || entry.outcome !== null) return "off";
  if (warning !== null) return "warned";
  return entry.status === "confirmed" ? "accepted" : "waiting";
};

export const EntryCard = memo(function EntryCard({ entry, warning = null, chair = null }: Props) {
  const nameId = useId();
  const context = useBookContext();
  const isComing = entry.status === "confirmed";
  const start = instantOf(entry.date, entry.time, context.bookable.rules.timeZone).getTime();
  const hasBegun = isComing && start - context.now.getTime() <= earliestMark * 60_000;
  return (
    <Card id={cardId(entry)} tabIndex={-1} $state={kindOf(entry, warning)} aria-labelledby={nameId}>
      <Top>
        <Time>{timesOf(entry)}</Time>
        <Name id={nameId}>{entryName(entry)}</Name>
      </Top>
      <p>{servicesOf(entry, context)}</p>
      <Line>
        <State>{[stateWithPayment(entry), chair ?? barberOf(entry, context)].filter(Boolean).join(" · ")}</State>
        <b>{totalOf(entry)}</b>
      </Line>
      {entry.sharesCode && <Verdict $isGood={false}>Kode {entry.code} dipakai lebih dari satu orang.</Verdict>}
      {entry.notes !== "" && <p>“{entry.notes}”</p>}
      {warning && <Verdict $isGood={false}>{warning}</Verdict>}
      {entry.requestedMoment && (
        <Verdict $isGood={false}>Minta pindah ke {shortMoment(entry.requestedMoment)}: belum dijawab.</Verdict>
      )}
      {entry.status === "proposed" && (
        // The customer has agreed in the chat to the hour that the shop proposed.
        <Actions $least="7.5rem">
          <AnswerButton entry={entry} answer={acceptance} label="Terima" look="ink" />
          <AnswerButton entry={entry} answer={depositReceived(entry)} label="Terima, DP diterima" look="ink" />
        </Actions>
      )}
      {hasBegun && <OutcomeMarks entry={entry} />}
      <EntryMore entry={entry} hasMarks={isComing && !hasBegun} />
    </Card>
  );
});

function OutcomeMarks({ entry }: { entry: Entry }) {
  const { book } = useBookContext();
  // Several customers may have no name.
  const name = entry.name === "" ? `${entryName(entry)} ${entry.time}` : entryName(entry);
  const { outcome, isPaid } = entry;
  const isBoth = outcome === "done" && isPaid;
  const outcomeTick = (value: "done" | "noShow") => ({ outcome: outcome === value ? "" : value });
  const marks: [string, boolean, Parameters<typeof book.tick>[1]][] = [
    ["Selesai, lunas", isBoth, { outcome: isBoth ? "" : "done", paid: isBoth ? "" : "yes" }],
    ["Selesai", outcome === "done", outcomeTick("done")],
    ["Lunas", isPaid, { paid: isPaid ? "" : "yes" }],
    ["Tidak datang", outcome === "noShow", outcomeTick("noShow")],
  ];
  return (
    <Marks $least="5.5rem">
      {marks.map(([label, isOn, ticks]) => (
        <Mark
          key={label}
          type="button"
          aria-pressed={isOn}
          aria-label={`${label}: ${name}`}
          onClick={() => void book.tick(entry, ticks)}
        >
          {isOn && <Icon name="check" />}
          {label}
        </Mark>
      ))}
    </Marks>
  );
}

/** What is rarely needed of an entry: its number, code and ticket, a correction, and its erasure. */
function EntryMore({ entry, hasMarks }: { entry: Entry; hasMarks: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const [isEditing, setEditing] = useState(false);
  return (
    <Fold open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        Lainnya<Hidden> tentang {entryName(entry)}</Hidden>
      </summary>
      {isOpen && hasMarks && <OutcomeMarks entry={entry} />}
      {isOpen && !isEditing && <EntryDetails entry={entry} onEdit={() => setEditing(true)} />}
      {isOpen && isEditing && <EntryForm entry={entry} date={entry.date} onDone={() => setEditing(false)} />}
    </Fold>
  );
}

function EntryDetails({ entry, onEdit }: { entry: Entry; onEdit: () => void }) {
  const context = useBookContext();
  const { book, shop, now, announce } = context;
  const number = normalizePhone(entry.phone);
  const booking = bookingToSend(entry, context);
  /** A customer who has called off himself need not be told. */
  const setStatus = async (status: "confirmed" | "cancelled", isTold: boolean) => {
    const recorded = await book.record(changedByShop(entry, { status }, now), entry.id);
    announceRecorded(recorded, context, isTold ? notificationFor(entry, recorded.entry, context) : null);
  };
  const missDeposit = async () => {
    await book.tick(entry, { depositMissing: "yes" });
    announce(`${entryName(entry)}: DP dicatat belum masuk.`);
  };
  const erase = () => {
    const question = `Hapus ${entryName(entry)} dari buku? Catatan yang dihapus tidak bisa dikembalikan.`;
    if (!window.confirm(question)) return;
    announce(`${entryName(entry)} dihapus dari buku.`);
    void book.erase(entry);
  };
  const facts: [string, string][] = [
    ["Waktu", shortMoment(entry)],
    ["Telepon", entry.phone],
    ["Alamat", entry.address],
    ["Kode", entry.code],
  ];
  return (
    <>
      <Facts>
        {facts
          .filter(([, text]) => text !== "")
          .map(([term, text]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{text}</dd>
            </div>
          ))}
      </Facts>
      <Actions $least="7.5rem">
        {number && (
          <NewTabLink href={chatLink(number)} $look="quiet">
            <Icon name="chat" />
            Chat
          </NewTabLink>
        )}
        {booking && (
          <ButtonLink href={ticketLink(booking, shop.ticketPage)} $look="quiet">
            Buka tiket
          </ButtonLink>
        )}
        {entry.status === "confirmed" && (
          <AnswerButton entry={entry} answer={depositReceived(entry)} label="DP diterima" />
        )}
        {entry.deposit?.isReceived && <QuietButton onClick={() => void missDeposit()}>DP belum masuk</QuietButton>}
        <QuietButton onClick={onEdit}>Ubah</QuietButton>
        {isActive(entry) && (
          <QuietButton onClick={() => void setStatus("cancelled", false)}>Pelanggan batal</QuietButton>
        )}
        {isActive(entry) && <QuietButton onClick={() => void setStatus("cancelled", true)}>Toko batalkan</QuietButton>}
        {!isActive(entry) && <QuietButton onClick={() => void setStatus("confirmed", true)}>Jadi datang</QuietButton>}
        <QuietButton onClick={erase}>Hapus</QuietButton>
      </Actions>
    </>
  );
}
