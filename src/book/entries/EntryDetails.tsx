import { useState } from "react";
import styled from "styled-components";
import { isAccepted, isActive } from "../../domain/booking/booking";
import { textsIn } from "../../domain/booking/texts";
import { bookingWords } from "../../domain/booking/words.id";
import { ticketLink } from "../../domain/codecs/ticketLink";
import { chatLink } from "../../domain/contact/chatLink";
import { normalizePhone } from "../../domain/contact/phoneNumber";
import { onTablet } from "../../theme/tokens";
import { Actions } from "../../ui/Actions";
import { ButtonLink, NewTabLink } from "../../ui/Button";
import { Hidden } from "../../ui/hidden";
import { Icon } from "../../ui/Icon";
import { inBar, recordChange, untilWritten, useBookContext } from "../context/bookContext";
import { EraseButton, Fold, QuietButton } from "../context/bookLayout";
import { entryName } from "../context/bookWords";
import type { Entry } from "../rules/entry";
import { depositMissingUpdate, type EntryUpdate, type Marks, marksUpdate, statusUpdate } from "../rules/entryUpdates";
import { logText, shortMoment } from "../rules/log";
import { isSettled } from "../rules/payment";
import { bookingToSend, DepositLink, messageAboutChange, messageAboutState, SendToCustomer } from "./AnswerLinks";

const ToggleButton = styled.button`
  display: flex; align-items: center; justify-content: center; gap: var(--s4);
  min-height: 3rem; padding: var(--s4) var(--s8); font-weight: 700; line-height: 1.2;
  color: var(--ink); border: 1.5px solid var(--accentInk); border-radius: var(--radius);
  ${onTablet} {
    justify-self: start; padding-inline: var(--s12);
    &[data-next="true"] { color: var(--cream); background: var(--deep); border-color: var(--deep); }
  }
  &[aria-pressed="true"] {
    color: var(--cream); background: var(--deep); border-color: var(--deep);
    ${onTablet} { padding-inline: 0; font-size: var(--text-small); color: var(--promo); background: none; border-color: transparent; }
  }
`;

const Facts = styled.dl`
  display: grid; gap: var(--s4); margin: var(--s12) 0; font-size: var(--text-small);
  & > div { display: flex; flex-wrap: wrap; gap: 0 var(--s12); }
  & dt { flex: 0 0 4.5rem; }
  & dd { flex: 1 1 8rem; min-width: 0; }
`;

type Mark = [label: string, isOn: boolean, Marks];

/** The marks that the shop may set on a visit; none unless it is accepted. */
export function marksOf(entry: Entry): Mark[] {
  if (!isAccepted(entry)) return [];
  const { outcome } = entry;
  const isPaid = isSettled(entry);
  const isDoneAndPaid = outcome === "done" && isPaid;
  return [
    ["Selesai, lunas", isDoneAndPaid, { outcome: isDoneAndPaid ? null : "done", isPaid: !isDoneAndPaid }],
    ["Selesai", outcome === "done", { outcome: outcome === "done" ? null : "done" }],
    ["Lunas", isPaid, { isPaid: !isPaid }],
    ["Tidak datang", outcome === "noShow", { outcome: outcome === "noShow" ? null : "noShow" }],
    // Only to take it back: the card has 'Ingatkan'.
    ...(entry.isReminded ? [["Sudah diingatkan", true, { isReminded: false }] satisfies Mark] : []),
  ];
}

type MarkProps = {
  entry: Entry;
  name: string;
  mark: Mark;
  /** Whether the customer sits in the chair, so that this is what comes next. */
  isNext?: boolean;
};

export function MarkButton({ entry, name, mark, isNext = false }: MarkProps) {
  const context = useBookContext();
  const [label, isOn, marks] = mark;
  return (
    <ToggleButton
      type="button"
      aria-pressed={isOn}
      data-next={isNext}
      // Entries without a name are told apart by their time.
      aria-label={`${label}: ${entry.name === "" ? `${name} ${entry.time}` : name}`}
      onClick={() => void untilWritten(context.actions.change(entry.id, marksUpdate(marks)), inBar(context))}
    >
      {isOn && <Icon name="check" />}
      {label}
    </ToggleButton>
  );
}

/** The rarely needed parts of an entry, folded: other marks, phone number, code and ticket, correction, log, erasure. */
export function EntryMore({ entry, marks = [] }: { entry: Entry; marks?: readonly Mark[] }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Fold open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        Lainnya<Hidden> tentang {entryName(entry)}</Hidden>
      </summary>
      {isOpen && marks.length > 0 && (
        <Actions $minWidth="7.5rem">
          {marks.map((mark) => (
            <MarkButton key={mark[0]} entry={entry} name={entryName(entry)} mark={mark} />
          ))}
        </Actions>
      )}
      {isOpen && <EntryDetails entry={entry} />}
    </Fold>
  );
}

/** The customer's own words about a visit. */
export const Quotes = ({ entry }: { entry: Entry }) =>
  textsIn("quotes").map(
    (field) =>
      entry[field] !== "" && (
        <p key={field}>
          “<bdi>{entry[field]}</bdi>”
        </p>
      ),
  );

/** An entry's facts, its log, and the actions on it. */
function EntryDetails({ entry }: { entry: Entry }) {
  const context = useBookContext();
  const { shop, offering, isUnkept } = context;
  const facts: [string, string | string[]][] = [
    ["Waktu", shortMoment(entry)],
    ...textsIn("facts").map((field): [string, string] => [bookingWords.terms[field], entry[field]]),
    ["Kode", entry.code],
    ["Riwayat", logText(entry.log, offering.rules.timeZone)],
  ];
  const number = normalizePhone(entry.phone);
  const booking = bookingToSend(entry);
  const statusMessage = messageAboutState(entry, context);
  return (
    <>
      <Facts>
        {facts
          .filter(([, text]) => text !== "")
          .map(([term, text]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>
                {[text].flat().map((line, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: lines are only added, and two may be alike.
                  <p key={index}>
                    <bdi>{line}</bdi>
                  </p>
                ))}
              </dd>
            </div>
          ))}
      </Facts>
      <Actions $minWidth="7.5rem">
        {number && (
          <NewTabLink href={chatLink(number)} $look="outlineOnLight">
            <Icon name="chat" />
            Chat
          </NewTabLink>
        )}
        {statusMessage && <SendToCustomer {...statusMessage} label="Kabari lagi" />}
        {booking && (
          <ButtonLink href={ticketLink(booking, shop.ticketPage)} $look="outlineOnLight">
            Buka tiket
          </ButtonLink>
        )}
        {/* Only for an accepted visit. Until then, and while a request waits, 'Terima, DP diterima' does this. */}
        {booking && isAccepted(entry) && entry.pendingChange === null && (
          <DepositLink entry={entry} booking={booking} label="DP diterima" />
        )}
        {!isUnkept && <RecordButtons entry={entry} />}
      </Actions>
    </>
  );
}

/** The actions that only change the book. */
function RecordButtons({ entry }: { entry: Entry }) {
  const context = useBookContext();
  const { actions, announce, edit } = context;
  const change = (update: EntryUpdate) => void recordChange(entry, update, context);
  const changeAndNotify = (update: EntryUpdate) =>
    void recordChange(entry, update, context, {
      messageFor: (changed) => messageAboutChange(entry, changed, context),
    });
  const erase = async () => {
    const question = `Hapus ${entryName(entry)} dari buku? Catatan yang dihapus tidak bisa dikembalikan.`;
    if (!window.confirm(question)) return;
    const isErased = await untilWritten(actions.erase(entry.id), { ...inBar(context), what: "terhapus" });
    if (isErased) announce({ text: `${entryName(entry)} dihapus dari buku.` });
  };
  return (
    <>
      {entry.deposit?.isReceived && (
        <QuietButton onClick={() => change(depositMissingUpdate)}>DP belum masuk</QuietButton>
      )}
      <QuietButton onClick={() => edit(entry)}>Ubah</QuietButton>
      {isActive(entry) ? (
        <>
          {/* A customer who cancelled needs no message. */}
          <QuietButton onClick={() => change(statusUpdate("cancelled", "calledOffInChat"))}>
            Pelanggan batal
          </QuietButton>
          {/* The shop cancels an accepted visit, and declines any other. */}
          <QuietButton onClick={() => changeAndNotify(statusUpdate(isAccepted(entry) ? "cancelled" : "declined"))}>
            Toko batalkan
          </QuietButton>
        </>
      ) : (
        <QuietButton onClick={() => changeAndNotify(statusUpdate("confirmed"))}>Jadi datang</QuietButton>
      )}
      <EraseButton onClick={erase}>Hapus</EraseButton>
    </>
  );
}
