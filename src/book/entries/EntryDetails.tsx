import { useState } from "react";
import styled from "styled-components";
import { isAccepted, isActive } from "../../domain/booking/statuses";
import { chatLink } from "../../domain/formats/chatLink";
import { normalizePhone } from "../../domain/formats/phoneNumber";
import { ticketLink } from "../../domain/formats/ticketLink";
import { color, radius, space, textSize } from "../../theme/tokens";
import { Actions } from "../../ui/Actions";
import { ButtonLink, NewTabLink } from "../../ui/Button";
import { Hidden } from "../../ui/hidden";
import { Icon } from "../../ui/Icon";
import { recordChange, useBookContext } from "../page/bookContext";
import { Fold, QuietButton } from "../page/bookLayout";
import { entryName } from "../page/bookWords";
import { bookingToSend, DepositLink, messageAboutChange, messageAboutState, SendToCustomer } from "../requests/answers";
import type { Entry } from "./entry";
import { depositMissingUpdate, type EntryUpdate, type Marks, marksUpdate, statusUpdate } from "./entryUpdates";
import { logText, shortMoment } from "./log";
import { isSettled } from "./payment";

const ToggleButton = styled.button`
  display: flex; align-items: center; justify-content: center; gap: ${space.s4}; width: 100%;
  min-height: 3rem; padding: 0.25rem; font-weight: 700; line-height: 1.2;
  color: ${color.ink}; background: transparent; border: 1.5px solid ${color.accentInk}; border-radius: ${radius.box};
  &[aria-pressed="true"] {
    color: ${color.cream}; background: ${color.deep}; border-color: ${color.deep};
  }
`;

const Facts = styled.dl`
  display: grid; gap: ${space.s4}; margin: ${space.s12} 0; font-size: ${textSize.small};
  & > div { display: flex; flex-wrap: wrap; gap: 0 ${space.s12}; }
  & dt { flex: 0 0 4.5rem; }
  & dd { flex: 1 1 9rem; min-width: 0; margin: 0; overflow-wrap: anywhere; }
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

export function MarkButton({ entry, name, mark }: { entry: Entry; name: string; mark: Mark }) {
  const { actions } = useBookContext();
  const [label, isOn, marks] = mark;
  return (
    <ToggleButton
      type="button"
      aria-pressed={isOn}
      // Entries without a name are told apart by their time.
      aria-label={`${label}: ${entry.name === "" ? `${name} ${entry.time}` : name}`}
      onClick={() => void actions.change(entry.id, marksUpdate(marks))}
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

/** An entry's facts, its log, and the actions on it. */
function EntryDetails({ entry }: { entry: Entry }) {
  const context = useBookContext();
  const { actions, shop, bookable, announce, edit } = context;
  const facts: [string, string | string[]][] = [
    ["Waktu", shortMoment(entry)],
    ["Telepon", entry.phone],
    ["Alamat", entry.address],
    ["Kode", entry.code],
    ["Riwayat", logText(entry.log, bookable.rules.timeZone)],
  ];
  const number = normalizePhone(entry.phone);
  const booking = bookingToSend(entry);
  const statusMessage = messageAboutState(entry, context);
  const change = (update: EntryUpdate) => void recordChange(entry, update, context);
  const changeAndNotify = (update: EntryUpdate) =>
    void recordChange(entry, update, context, (changed) => messageAboutChange(entry, changed, context));
  const erase = async () => {
    const question = `Hapus ${entryName(entry)} dari buku? Catatan yang dihapus tidak bisa dikembalikan.`;
    if (!window.confirm(question)) return;
    const isErased = await actions.erase(entry.id);
    announce({ text: `${entryName(entry)} ${isErased ? "dihapus dari buku." : "belum terhapus. Coba sekali lagi."}` });
  };
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
        {booking && isAccepted(entry) && entry.asked === null && (
          <DepositLink entry={entry} booking={booking} label="DP diterima" />
        )}
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
        <QuietButton onClick={() => void erase()}>Hapus</QuietButton>
      </Actions>
    </>
  );
}
