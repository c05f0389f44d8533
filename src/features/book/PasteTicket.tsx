import { type ClipboardEvent, useContext, useId, useState } from "react";
import { codeIn, messageWithoutLink, type PastedTicket, ticketsIn } from "../../domain/book/pastedText";
import { versionOfLink } from "../../domain/book/record";
import type { PartialBooking } from "../../domain/booking/booking";
import { compareBooking } from "../../domain/booking/comparison";
import { normalizePhone } from "../../domain/links/phoneNumber";
import type { Service } from "../../domain/shop/service";
import { plainLine } from "../../format/plainText";
import { Button } from "../../ui/Button";
import { Field } from "../../ui/Field";
import { Verdict } from "../../ui/Outcome";
import { type BookContextValue, BookEntriesContext, useBookContext } from "./bookContext";
import { entryName, recordedWords, timesOf } from "./bookWords";
import { EntryForm } from "./EntryForm";
import { InkButton } from "./parts";
import { isUndoable, type Recorded } from "./useBook";

/** What became of a pasted text: sentences on the tickets that were recorded, and those that came cut off. */
type Pasted = { readonly sentences: readonly string[]; readonly cut: readonly PastedTicket[] };

const nothing: Pasted = { sentences: [], cut: [] };

/** A chat message or a ticket's link, pasted whole; what is in it is recorded at once. */
export function PasteTicket({ date, onDone }: { date: string; onDone: () => void }) {
  const context = useBookContext();
  const { book, bookable, now, announce } = context;
  const { entries } = useContext(BookEntriesContext);
  const [text, setText] = useState("");
  const [{ sentences, cut }, setPasted] = useState(nothing);
  const [byHand, setByHand] = useState<PastedTicket | null>(null);
  const problemId = useId();

  const read = async (whole: string) => {
    const recorded: Recorded[] = [];
    const said: string[] = [];
    const incomplete: PastedTicket[] = [];
    for (const pasted of ticketsIn(whole)) {
      const claim = withNamedServices(pasted, bookable.services);
      const { booking, duration, unknownServiceIds } = compareBooking(claim, bookable, now);
      if (booking === null || (pasted.isCut && unknownServiceIds.length > 0)) {
        incomplete.push({ ...pasted, claim });
        continue;
      }
      const one = await book.record(versionOfLink({ ...booking, notes: pasted.notes }, duration, now));
      recorded.push(one);
      said.push(recordedWords(one), ...doubtsOf(pasted.address, unknownServiceIds, booking.phone, context));
    }
    const withoutLink = said.length + incomplete.length === 0 && !knownIn(whole) ? messageWithoutLink(whole) : null;
    if (withoutLink) incomplete.push({ ...withoutLink, claim: withNamedServices(withoutLink, bookable.services) });
    if (incomplete.length === 0 && said.length > 0) {
      const undone = recorded.filter(isUndoable);
      announce(said.join(" "), undone.length > 0 ? () => Promise.all(undone.map(book.undo)) : undefined);
      onDone();
      return;
    }
    setPasted({ sentences: said.length + incomplete.length > 0 ? said : [withoutTicket(whole)], cut: incomplete });
  };

  const knownIn = (whole: string) => entries.find(({ code }) => code !== "" && code === codeIn(whole));
  const withoutTicket = (whole: string): string => {
    const known = knownIn(whole);
    return known
      ? `Pesan ini tidak membawa tautan tiket. Kode ${known.code} sudah ada di buku: ${entryName(known)}, ${timesOf(known)}.`
      : "Di teks ini tidak ada tautan tiket. Salin seluruh pesan booking dari chat, sampai tautan di baris terakhir.";
  };

  const paste = (event: ClipboardEvent) => {
    const whole = event.clipboardData.getData("text");
    if (whole.trim() === "") return;
    event.preventDefault();
    setText(whole);
    void read(whole);
  };

  const afterForm = (isRecorded: boolean) => {
    setByHand(null);
    const left = cut.filter((one) => !isRecorded || one !== byHand);
    setPasted({ sentences: [], cut: left });
    if (left.length === 0) onDone();
  };

  if (byHand) return <EntryForm cut={byHand} date={date} onDone={afterForm} />;
  const nameOf = ({ claim }: PastedTicket) => (cut.length > 1 ? ` ${claim.name || claim.code || "tanpa nama"}` : "");
  return (
    <>
      <Field
        as="textarea"
        id={`${problemId}-text`}
        label="Tempel pesan booking atau tautan tiket"
        value={text}
        rows={4}
        spellCheck={false}
        aria-describedby={problemId}
        onPaste={paste}
        onChange={({ target }) => {
          setText(target.value);
          setPasted(nothing);
        }}
      />
      <Verdict $isGood={false} id={problemId} role="alert">
        {[
          ...sentences,
          ...cut.map((one) => `Tiket${nameOf(one) || " ini"} terpotong: ${missingPart(one, context)} tidak terbaca.`),
          cut.length > 0 && "Minta pelanggan mengirim ulang tautan tiketnya, atau catat sendiri yang sudah terbaca.",
        ]
          .filter(Boolean)
          .join(" ")}
      </Verdict>
      {cut.map((one) => (
        <Button key={one.claim.code ?? one.claim.name} type="button" $look="quiet" onClick={() => setByHand(one)}>
          Catat sendiri{nameOf(one) && `:${nameOf(one)}`}
        </Button>
      ))}
      <InkButton onClick={() => void read(text)}>Catat tiket</InkButton>
    </>
  );
}

function withNamedServices({ claim, services: names }: PastedTicket, services: readonly Service[]): PartialBooking {
  const ids = services.filter(({ name }) => names.includes(name)).map(({ id }) => id);
  return names.length > 0 && ids.length === names.length ? { ...claim, serviceIds: ids } : claim;
}

function missingPart({ claim }: PastedTicket, { bookable, now }: BookContextValue): string {
  const { missing, unknownServiceIds } = compareBooking(claim, bookable, now);
  if (missing.includes("code")) return "kode";
  if (missing.includes("date")) return "tanggal";
  if (missing.includes("time")) return "jam";
  return missing.includes("services") || unknownServiceIds.length > 0 ? "layanan" : "tautan";
}

/** What the shop should look at: anyone can make a link, also one of another shop. */
function doubtsOf(
  address: string,
  unknownServiceIds: readonly string[],
  phone: string,
  { shop }: BookContextValue,
): string[] {
  const host = hostOf(address);
  const isOwn = host === "" || [shop.ticketPage, window.location.href].some((own) => hostOf(own) === host);
  return [
    ...(isOwn ? [] : [`Tautannya beralamat ${host}, bukan alamat situs ini: periksa dulu.`]),
    ...unknownServiceIds.map((id) => `Layanan “${plainLine(id)}” tidak ada di toko ini.`),
    ...(normalizePhone(phone) === null
      ? [`Nomor “${plainLine(phone)}” tidak bisa dihubungi: cocokkan dengan chat.`]
      : []),
  ];
}

const hostOf = (address: string) =>
  plainLine(address)
    .replace(/^https?:\/\//i, "")
    .replace(/\/.*$/, "")
    .toLowerCase();
