import { type ClipboardEvent, useId, useState } from "react";
import { type Entry, entryOfTicket } from "../../domain/book/entry";
import { codeIn, type PastedTicket, pastedTickets } from "../../domain/book/pastedText";
import type { PartialBooking } from "../../domain/booking/booking";
import { compareBooking } from "../../domain/booking/comparison";
import { normalizePhone } from "../../domain/links/phoneNumber";
import type { BookableShop } from "../../domain/shop/bookingRules";
import { plainLine } from "../../format/plainText";
import { Button } from "../../ui/Button";
import { Field } from "../../ui/Field";
import { Verdict } from "../../ui/StatusMessage";
import { isUndoable, type Recorded } from "./bookActions";
import { type BookContextValue, type Undo, useBookContext } from "./bookContext";
import { InkButton } from "./bookLayout";
import { entryName, recordedWords, timesOf } from "./bookWords";
import { EntryForm } from "./EntryForm";

/** What a paste leaves to do: why nothing was found, and the tickets that arrived cut off. */
type Pasted = { readonly problem: string; readonly cut: readonly PastedTicket[] };

const nothing: Pasted = { problem: "", cut: [] };

/** A field for a chat message or a ticket's link; every ticket in it is recorded at once. */
export function PasteTicket({ date, onDone }: { date: string; onDone: () => void }) {
  const context = useBookContext();
  const [text, setText] = useState("");
  const [{ problem, cut }, setPasted] = useState(nothing);
  const [byHand, setByHand] = useState<PastedTicket | null>(null);
  const problemId = useId();

  const read = async (whole: string) => {
    const { recorded, said, incomplete, isUnsaved } = await recordPastedText(whole, context);
    const undoAll: Undo = async () => {
      // Of several records of one entry, the first knows it as it was before, the last as it is now.
      const ofEntries = new Map<string, Recorded>();
      for (const one of recorded)
        ofEntries.set(one.entry.id, { ...one, before: (ofEntries.get(one.entry.id) ?? one).before });
      const results: Awaited<ReturnType<Undo>>[] = [];
      for (const one of ofEntries.values()) results.push(await context.book.undo(one));
      return (["unsaved", "gone"] as const).find((result) => results.includes(result)) ?? "undone";
    };
    if (said.length > 0) context.announce({ text: said.join(" "), undo: recorded.length > 0 ? undoAll : undefined });
    if (incomplete.length > 0) setPasted({ problem: "", cut: incomplete });
    else if (said.length > 0 || isUnsaved) onDone();
    else setPasted({ problem: await withoutTicket(whole, context), cut: [] });
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
    setPasted({ problem: "", cut: left });
    if (left.length === 0) onDone();
  };

  if (byHand) return <EntryForm cut={byHand} date={date} onDone={afterForm} />;
  const nameOf = ({ claim }: PastedTicket) => (cut.length > 1 ? ` ${claim.name || claim.code || "tanpa nama"}` : "");
  const problems = [
    problem,
    ...cut.map((one) => `Tiket${nameOf(one) || " ini"} terpotong: ${missingPart(one, context)} tidak terbaca.`),
    ...(cut.length > 0
      ? ["Minta pelanggan mengirim ulang tautan tiketnya, atau catat sendiri yang sudah terbaca."]
      : []),
  ];
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
        {problems.join(" ")}
      </Verdict>
      {cut.map((one, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two cut tickets may have neither code nor name
        <Button key={index} type="button" $look="quiet" onClick={() => setByHand(one)}>
          Catat sendiri{nameOf(one) && `:${nameOf(one)}`}
        </Button>
      ))}
      <InkButton onClick={() => void read(text)}>Catat tiket</InkButton>
    </>
  );
}

/** Records every ticket of a text in the book; `said` are the results. */
async function recordPastedText(text: string, context: BookContextValue) {
  const { book, bookable, now } = context;
  const recorded: Recorded[] = [];
  const said: string[] = [];
  const incomplete: PastedTicket[] = [];
  const known: string[] = [];
  let isUnsaved = false;
  const { withLink, withoutLink } = pastedTickets(text);
  for (const pasted of [...withLink, ...withoutLink]) {
    const isLinkMissing = withoutLink.includes(pasted);
    const claim = withNamesOfMessage(pasted, bookable);
    const { booking, duration, unknownServiceIds } = compareBooking(claim, bookable, now);
    const isCutCancellation = pasted.isCut && claim.status === "cancelled" && claim.code !== null;
    const { code } = claim;
    const inBook =
      pasted.isCut && !isCutCancellation && code !== null
        ? entryOfTicket(await book.ofCode(code), { ...claim, code })
        : null;
    // A service may be half an id; and once a change is recorded, without its version a link may be older or newer.
    const isDoubtful = pasted.isCut && (unknownServiceIds.length > 0 || (inBook?.askedVersion ?? 0) > 0);
    const isWhole = booking !== null && !isLinkMissing && !isDoubtful;
    const one =
      isCutCancellation && claim.code !== null
        ? await book.receiveCut({ ...claim, code: claim.code })
        : isWhole
          ? await book.receive({ ...booking, notes: pasted.notes }, duration)
          : null;
    if (one === "unsaved") isUnsaved = true;
    else if (one !== null && one !== "gone") {
      if (isUndoable(one)) recorded.push(one);
      said.push(recordedWords(one));
      if (isCutCancellation) said.push("Tautannya terpotong: cocokkan dengan chat.");
      else said.push(...linkDoubts(pasted.address, unknownServiceIds, claim.phone, context));
    } else if (inBook && isLinkMissing) known.push(knownWords(inBook));
    else incomplete.push({ ...pasted, claim });
  }
  return { recorded, said: said.length + incomplete.length > 0 ? [...said, ...known] : [], incomplete, isUnsaved };
}

const knownWords = (entry: Entry): string =>
  `Pesan ini tidak membawa tautan tiket. Kode ${entry.code} sudah ada di buku: ${entryName(entry)}, ${timesOf(entry)}.`;

/** Why a text without a ticket records nothing. */
async function withoutTicket(text: string, { book }: BookContextValue): Promise<string> {
  const [known] = await book.ofCode(codeIn(text) ?? "");
  return known
    ? knownWords(known)
    : "Di teks ini tidak ada tautan tiket. Salin seluruh pesan booking dari chat, sampai tautan di baris terakhir.";
}

/** The parts of a cut ticket's link, completed by the services and the barber that the message names. */
function withNamesOfMessage({ claim, services: names, barber }: PastedTicket, shop: BookableShop): PartialBooking {
  const ids = shop.services.filter(({ name }) => names.includes(name)).map(({ id }) => id);
  const serviceIds = names.length > 0 && ids.length === names.length ? ids : claim.serviceIds;
  // A cut id may be the whole one of another barber.
  const named = shop.barbers.filter(({ name }) => name === barber).map(({ id }) => id);
  return { ...claim, serviceIds, barberId: named.find((id) => id === claim.barberId) ?? named[0] ?? claim.barberId };
}

function missingPart({ claim }: PastedTicket, { bookable, now }: BookContextValue): string {
  const { missing, unknownServiceIds } = compareBooking(claim, bookable, now);
  if (missing.includes("code")) return "kode";
  if (missing.includes("date")) return "tanggal";
  if (missing.includes("time")) return "jam";
  return missing.includes("services") || unknownServiceIds.length > 0 ? "layanan" : "tautan";
}

/** Warnings about a ticket's link: anyone can write one, and it may be another shop's. */
function linkDoubts(
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
      ? [
          phone === ""
            ? "Tanpa nomor telepon: cocokkan dengan chat."
            : `Nomor “${plainLine(phone)}” tidak bisa dihubungi: cocokkan dengan chat.`,
        ]
      : []),
  ];
}

const hostOf = (address: string) =>
  plainLine(address)
    .replace(/^https?:\/\//i, "")
    .replace(/\/.*$/, "")
    .toLowerCase();
