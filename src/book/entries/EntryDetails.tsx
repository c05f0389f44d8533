import styled from "styled-components";
import { isAccepted, isActive } from "../../domain/booking/statuses";
import { chatLink } from "../../domain/formats/chatLink";
import { normalizePhone } from "../../domain/formats/phoneNumber";
import { ticketLink } from "../../domain/formats/ticketLink";
import { space, textSize } from "../../theme/tokens";
import { Actions } from "../../ui/Actions";
import { ButtonLink, NewTabLink } from "../../ui/Button";
import { Icon } from "../../ui/Icon";
import { recordChange, useBookContext } from "../page/bookContext";
import { QuietButton } from "../page/bookLayout";
import { entryName, shortMoment } from "../page/bookWords";
import { DepositButton } from "../requests/AnswerButtons";
import { answerMessageFor, bookingToSend, messageAboutChange, messageAboutState } from "../requests/readyMessages";
import { SendToCustomer } from "../requests/SendToCustomer";
import type { Entry } from "./entry";
import { depositMissingUpdate, type EntryUpdate, statusUpdate } from "./entryUpdates";
import { logText } from "./log";

const Facts = styled.dl`
  display: grid; gap: ${space.s4}; margin: ${space.s12} 0; font-size: ${textSize.small};
  & > div { display: flex; flex-wrap: wrap; gap: 0 ${space.s12}; }
  & dt { flex: 0 0 4.5rem; }
  & dd { flex: 1 1 9rem; min-width: 0; margin: 0; overflow-wrap: anywhere; }
`;

/** An entry's facts, its log, and the actions on it. */
export function EntryDetails({ entry }: { entry: Entry }) {
  const context = useBookContext();
  const { actions, shop, bookable, announce, edit } = context;
  const facts: [string, string][] = [
    ["Waktu", shortMoment(entry)],
    ["Telepon", entry.phone],
    ["Alamat", entry.address],
    ["Kode", entry.code],
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
                <bdi>{text}</bdi>
              </dd>
            </div>
          ))}
        <div>
          <dt>Riwayat</dt>
          <dd>
            {logText(entry.log, bookable.rules.timeZone).map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines are only added, and two may be alike.
              <p key={index}>{line}</p>
            ))}
          </dd>
        </div>
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
          <DepositButton booking={booking} send={answerMessageFor(entry, booking, context)} label="DP diterima" />
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
