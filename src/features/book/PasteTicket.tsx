import { type ClipboardEvent, useId, useState } from "react";
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
import { type BookContextValue, useBookContext } from "./bookContext";
import { InkButton } from "./bookLayout";
import { entryName, recordedWords, timesOf } from "./bookWords";
import { EntryForm } from "./EntryForm";

/** The result of a paste: a sentence for each recorded ticket, and the tickets that arrived cut off. */
type Pasted = { readonly sentences: readonly string[]; readonly cut: readonly PastedTicket[] };

const nothing: Pasted = { sentences: [], cut: [] };

/** A field for a chat message or a ticket's link; every ticket in it is recorded at once. */
export function PasteTicket({ date, onDone }: { date: string; onDone: () => void }) {
  const context = useBookContext();
  const [text, setText] = useState("");
  const [{ sentences, cut }, setPasted] = useState(nothing);
  const [byHand, setByHand] = useState<PastedTicket | null>(null);
  const problemId = useId();

  const read = async (whole: string) => {
    const { recorded, said, incomplete } = await recordPastedText(whole, context);
    if (incomplete.length > 0 || said.length === 0)
      return setPasted({
        sentences: incomplete.length > 0 ? said : [await withoutTicket(whole, context)],
        cut: incomplete,
      });
    const undoAll = async () => {
      const undone: (boolean | null)[] = [];
      for (const one of [...recorded].reverse()) undone.push(await context.book.undo(one));
      return undone.includes(null) ? null : undone.every(Boolean);
    };
    context.announce(said.filter(Boolean).join(" "), recorded.length > 0 ? undoAll : undefined);
    onDone();
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
  const problems = [
    ...sentences,
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
      {cut.map((one) => (
        <Button key={one.claim.code ?? one.claim.name} type="button" $look="quiet" onClick={() => setByHand(one)}>
          Catat sendiri{nameOf(one) && `:${nameOf(one)}`}
        </Button>
      ))}
      <InkButton onClick={() => void read(text)}>Catat tiket</InkButton>
    </>
  );
}

/** Records every ticket of a text in the book and announces each result. */
async function recordPastedText(text: string, context: BookContextValue) {
  const { book, bookable, now } = context;
  const recorded: Recorded[] = [];
  const said: string[] = [];
  const incomplete: PastedTicket[] = [];
  const found = pastedTickets(text);
  const withoutLink: PastedTicket[] = [];
  const inBook: string[] = [];
  for (const one of found.withoutLink) {
    const code = one.claim.code ?? "";
    if (one.claim.status === "cancelled" || !(await knownOf(code, context))) withoutLink.push(one);
    else inBook.push(await withoutTicket(code, context));
  }
  for (const pasted of [...found.withLink, ...withoutLink]) {
    const claim = withNamesOfMessage(pasted, bookable);
    const { booking, duration, unknownServiceIds } = compareBooking(claim, bookable, now);
    const isCutCancellation = pasted.isCut && claim.status === "cancelled" && claim.code !== null;
    const isWhole =
      booking !== null && !withoutLink.includes(pasted) && !(pasted.isCut && unknownServiceIds.length > 0);
    const one =
      isCutCancellation && claim.code !== null
        ? await book.receiveCut({ ...claim, code: claim.code })
        : isWhole
          ? await book.receive({ ...booking, notes: pasted.notes }, duration)
          : null;
    if (one === null) {
      incomplete.push({ ...pasted, claim });
      continue;
    }
    if (isUndoable(one)) recorded.push(one);
    said.push(recordedWords(one));
    if (isCutCancellation) said.push("Tautannya terpotong: cocokkan dengan chat.");
    else said.push(...linkDoubts(pasted.address, unknownServiceIds, claim.phone, context));
  }
  return { recorded, said: said.length + incomplete.length > 0 ? [...said, ...inBook] : [], incomplete };
}

const knownOf = async (text: string, { book }: BookContextValue) => {
  const code = codeIn(text);
  return code === null ? null : ((await book.ofCode(code))[0] ?? null);
};

async function withoutTicket(text: string, context: BookContextValue): Promise<string> {
  const known = await knownOf(text, context);
  return known
    ? `Pesan ini tidak membawa tautan tiket. Kode ${known.code} sudah ada di buku: ${entryName(known)}, ${timesOf(known)}.`
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
