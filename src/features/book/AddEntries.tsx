import { type ClipboardEvent, useContext, useId, useRef, useState } from "react";
import styled from "styled-components";
import { nextFree } from "../../domain/book/freeStarts";
import { codeIn, type PastedTicket, ticketsIn } from "../../domain/book/pastedText";
import { fitsBeside } from "../../domain/book/seating";
import { versionOf, versionOfLink } from "../../domain/book/version";
import { epochMinute, type PartialBooking } from "../../domain/booking/booking";
import { compareBooking, visitMismatches } from "../../domain/booking/comparison";
import { mismatchForShop } from "../../domain/booking/mismatch";
import { normalizePhone } from "../../domain/links/phoneNumber";
import { barberName } from "../../domain/shop/barberText";
import { rulesWith } from "../../domain/shop/bookingRules";
import { totalPrice } from "../../domain/shop/price";
import { chosenServices, isPriceOpen, type Service, totalDuration } from "../../domain/shop/service";
import { parseTime } from "../../domain/shop/timeOfDay";
import { slotsOn } from "../../domain/shop/timeSlot";
import { indonesianMinutes } from "../../format/minutes";
import { plainLine } from "../../format/plainText";
import { rupiahFrom } from "../../format/rupiah";
import { color, radius, space, type } from "../../theme/tokens";
import { Button } from "../../ui/Button";
import { Field } from "../../ui/Field";
import { Verdict } from "../../ui/Outcome";
import { Panel, PanelHeading } from "../../ui/Panel";
import { BookEntriesContext, type BookTools } from "./bookTools";
import { entryName, momentNow, recordedWords, timesOf } from "./bookWords";
import { EntryForm } from "./EntryForm";
import { isUndoable } from "./recorded";
import type { Recorded } from "./useBook";

type Props = { tools: BookTools; date: string };

const Bar = styled.div`
  display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: ${space.tight};
  --button-inset: 0.25rem;
  @media print { display: none; }
`;

const Services = styled.div`display: grid; grid-template-columns: repeat(auto-fill, minmax(min(14rem, 100%), 1fr)); gap: ${space.tight};`;

const ServiceButton = styled.button`
  display: grid; gap: ${space.hair}; min-height: 3.5rem; padding: ${space.tight} ${space.close}; text-align: left;
  color: ${color.ink}; background: ${color.paperRaised}; border: 1.5px solid ${color.brassInk}; border-radius: ${radius.edge};
  &[aria-pressed="true"] { color: ${color.cream}; background: ${color.bottle}; border-color: ${color.bottle}; }
`;

const Barbers = styled(Services)`grid-template-columns: repeat(auto-fill, minmax(min(7.5rem, 100%), 1fr));`;

const BarberButton = styled(ServiceButton)`
  align-content: center; justify-items: center; min-height: 3rem; font-weight: 700; text-align: center;
`;

const Soft = styled.span`font-size: ${type.small}; font-weight: 400; opacity: 0.85;`;

type Way = "paste" | "walkIn" | "phone";

/** The three ways into the book: a ticket pasted from the chat, a customer who has just come in, a booking by telephone on `date`. */
export function AddEntries({ tools, date }: Props) {
  const [open, setOpen] = useState<Way | null>(null);
  const close = () => setOpen(null);
  const panelButton = (panel: Way, label: string) => (
    <Button
      type="button"
      $look={panel === "walkIn" ? "brass" : "quiet"}
      aria-expanded={panel === open}
      onClick={() => setOpen(panel === open ? null : panel)}
    >
      {label}
    </Button>
  );
  return (
    <>
      <Bar>
        {panelButton("paste", "Tempel tiket")}
        {panelButton("walkIn", "Datang langsung")}
        {panelButton("phone", "Telepon")}
      </Bar>
      {open === "paste" && <PasteTicket tools={tools} date={date} onDone={close} />}
      {open === "walkIn" && <WalkIn tools={tools} onDone={close} />}
      {open === "phone" && (
        <Panel aria-label="Booking lewat telepon">
          <PanelHeading>Booking lewat telepon</PanelHeading>
          <EntryForm tools={tools} date={date} onDone={close} />
        </Panel>
      )}
    </>
  );
}

/** What became of a pasted text: sentences on the tickets that were recorded, and those that came cut off. */
type Pasted = { readonly said: readonly string[]; readonly cut: readonly PastedTicket[] };

/** A chat message or a ticket's link, pasted whole; what is in it is recorded at once. */
function PasteTicket({ tools, date, onDone }: Props & { onDone: () => void }) {
  const { book, bookable, now, say, shop } = tools;
  const { entries } = useContext(BookEntriesContext);
  const [text, setText] = useState("");
  const [pasted, setPasted] = useState<Pasted>({ said: [], cut: [] });
  const [byHand, setByHand] = useState<PastedTicket | null>(null);
  const textId = useId();
  const problemId = useId();
  const { cut } = pasted;

  const read = async (whole: string) => {
    const said: string[] = [];
    const incomplete: PastedTicket[] = [];
    const done: Recorded[] = [];
    for (const pastedTicket of ticketsIn(whole)) {
      const claim = withNamedServices(pastedTicket, bookable.services);
      const { booking, duration, unknownServiceIds } = compareBooking(claim, bookable, now);
      if (booking === null || (pastedTicket.isCut && unknownServiceIds.length > 0)) {
        incomplete.push({ ...pastedTicket, claim });
        continue;
      }
      const recorded = await book.record(versionOfLink({ ...booking, notes: pastedTicket.notes }, duration, now));
      done.push(recorded);
      said.push(recordedWords(recorded), ...doubts(pastedTicket, unknownServiceIds, booking.phone));
    }
    if (incomplete.length === 0 && said.length > 0) {
      const undone = done.filter(isUndoable);
      say(said.join(" "), undone.length > 0 ? () => Promise.all(undone.map(book.undo)) : undefined);
      onDone();
      return;
    }
    setPasted({ said: said.length + incomplete.length > 0 ? said : [withoutTicket(whole)], cut: incomplete });
  };

  const withoutTicket = (whole: string): string => {
    const code = codeIn(whole);
    const known = code === null ? undefined : entries.find((entry) => entry.code === code);
    return known
      ? `Pesan ini tidak membawa tautan tiket. Kode ${code} sudah ada di buku: ${entryName(known)}, ${timesOf(known)}.`
      : "Di teks ini tidak ada tautan tiket. Salin seluruh pesan booking dari chat, sampai tautan di baris terakhir.";
  };

  /** What the shop should look at: anyone can make a link, also one of another shop. */
  const doubts = ({ address }: PastedTicket, unknownServiceIds: readonly string[], phone: string): string[] => {
    const host = hostOf(address);
    const isOwn = host === "" || [shop.ticketPage, window.location.href].some((own) => hostOf(own) === host);
    return [
      ...(isOwn ? [] : [`Tautannya beralamat ${host}, bukan alamat situs ini: periksa dulu.`]),
      ...unknownServiceIds.map((id) => `Layanan “${plainLine(id)}” tidak ada di toko ini.`),
      ...(normalizePhone(phone) === null
        ? [`Nomor “${plainLine(phone)}” tidak bisa dihubungi: cocokkan dengan chat.`]
        : []),
    ];
  };

  const paste = (event: ClipboardEvent) => {
    const whole = event.clipboardData.getData("text");
    if (whole.trim() === "") return;
    event.preventDefault();
    setText(whole);
    void read(whole);
  };

  if (byHand)
    return (
      <Panel aria-label="Catat sendiri">
        <PanelHeading>Catat sendiri</PanelHeading>
        <EntryForm
          tools={tools}
          cut={byHand}
          date={date}
          onDone={(isRecorded) => {
            setByHand(null);
            if (!isRecorded) return;
            const left = cut.filter((one) => one !== byHand);
            setPasted({ said: [], cut: left });
            if (left.length === 0) onDone();
          }}
        />
      </Panel>
    );
  const nameOf = ({ claim }: PastedTicket) => (cut.length > 1 ? ` ${claim.name || claim.code || "tanpa nama"}` : "");
  return (
    <Panel aria-label="Tempel tiket">
      <Field
        as="textarea"
        id={textId}
        label="Tempel pesan booking atau tautan tiket"
        value={text}
        rows={4}
        spellCheck={false}
        aria-describedby={problemId}
        onPaste={paste}
        onChange={(event) => {
          setText(event.target.value);
          setPasted({ said: [], cut: [] });
        }}
      />
      <Verdict $isGood={false} id={problemId} role="alert">
        {[
          ...pasted.said,
          ...cut.map((one) => `Tiket${nameOf(one) || " ini"} terpotong: ${missingWords(one, tools)} tidak terbaca.`),
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
      <Button type="button" $look="ink" onClick={() => void read(text)}>
        Catat tiket
      </Button>
    </Panel>
  );
}

/** What a cut link says, with the services by their names in the message's own line. */
function withNamedServices({ claim, services: names }: PastedTicket, services: readonly Service[]): PartialBooking {
  const ids = services.filter(({ name }) => names.includes(name)).map(({ id }) => id);
  return names.length > 0 && ids.length === names.length ? { ...claim, serviceIds: ids } : claim;
}

/** The first part that a ticket lacks so that it is none. */
function missingWords({ claim }: PastedTicket, { bookable, now }: BookTools): string {
  const { missing } = compareBooking(claim, bookable, now);
  if (missing.includes("code")) return "kode";
  if (missing.includes("date")) return "tanggal";
  return missing.includes("time") ? "jam" : "layanan";
}

const hostOf = (address: string) =>
  plainLine(address)
    .replace(/^https?:\/\//i, "")
    .replace(/\/.*$/, "")
    .toLowerCase();

/**
 * Somebody who has just come in: his services, and he sits from now on, or waits for the next free chair. With barbers the
 * first who is free is chosen, and the visit stays with whoever is chosen.
 */
function WalkIn({ tools, onDone }: { tools: BookTools; onDone: () => void }) {
  const { book, bookable, floor, now, say } = tools;
  const { seated } = useContext(BookEntriesContext);
  const [serviceIds, setServiceIds] = useState<readonly string[]>([]);
  const [chosenId, setChosenId] = useState<string | null | undefined>();
  const { date, time } = momentNow(tools);
  const fits = fitsBeside(seated, floor);
  const services = chosenServices(bookable.services, serviceIds);
  const shortest = Math.min(...bookable.services.map(({ duration }) => duration));
  const visitWith = (barberId: string | null) => ({
    date,
    time,
    duration: totalDuration(services) || shortest,
    barberId,
    serviceIds,
  });
  const awayWords = (barberId: string | null): string => {
    const kinds = ["barberAway", "nobody", "barberServices"];
    const away = visitMismatches(visitWith(barberId), bookable).find(({ kind }) => kinds.includes(kind));
    return away ? mismatchForShop(away).replace(/\.$/, "") : "";
  };
  const isFree = (barberId: string | null) => awayWords(barberId) === "" && fits(visitWith(barberId));
  const barberId = chosenId === undefined ? (bookable.barbers.find(({ id }) => isFree(id))?.id ?? null) : chosenId;
  const visit = visitWith(barberId);
  const next = nextFree(visit, seated, floor);

  // Of a double tap the second comes before the first is written.
  const isRecording = useRef(false);
  const seat = async (at: string) => {
    if (isRecording.current) return;
    isRecording.current = true;
    // The price of the slot in which he sits down.
    const slot = slotsOn(rulesWith(bookable, barberId, serviceIds), date).findLast((one) => one.time <= at);
    const booking = {
      ...({ code: "", status: "confirmed", version: epochMinute(now), language: "id" } as const),
      ...{
        name: "",
        phone: "",
        address: "",
        notes: "",
        date,
        time: at,
        serviceIds: services.map(({ id }) => id),
        barberId,
      },
      total: totalPrice(services, slot?.multiplier ?? 1),
      isLeastTotal: isPriceOpen(services),
      ...{ deposit: null, changedFrom: null },
    };
    const isClash = !fits({ ...visit, time: at });
    const recorded = await book.record(versionOf(booking, visit.duration, now, "walkIn"), crypto.randomUUID());
    const barber = bookable.barbers.find(({ id }) => id === barberId);
    const names = services.map(({ name }) => name).join(", ");
    const what = [names, timesOf(recorded.entry), barber?.name].filter(Boolean).join(", ");
    const clash = isClash
      ? ` ${barber ? `${barber.name} tidak kosong` : "Semua kursi terisi"}, jadi ditandai bentrok.`
      : "";
    say(`${recorded.isKept ? "Tercatat" : "Belum tersimpan"}: datang langsung, ${what}.${clash}`, () =>
      book.undo(recorded),
    );
    onDone();
  };
  const wait = next === null ? 0 : parseTime(next) - parseTime(time);

  return (
    <Panel aria-label="Datang langsung">
      <PanelHeading>Datang langsung, pukul {time}</PanelHeading>
      {bookable.barbers.length > 0 && (
        <Barbers role="group" aria-label="Barber">
          {[...bookable.barbers, null].map((barber) => (
            <BarberButton
              key={barber?.id ?? ""}
              type="button"
              aria-pressed={barberId === (barber?.id ?? null)}
              onClick={() => setChosenId(barber?.id ?? null)}
            >
              {barber?.name ?? barberName("anyone")}
              {barber && !isFree(barber.id) && <Soft>tidak kosong</Soft>}
            </BarberButton>
          ))}
        </Barbers>
      )}
      <Services role="group" aria-label="Layanan">
        {bookable.services.map((service) => (
          <ServiceButton
            key={service.id}
            type="button"
            aria-pressed={serviceIds.includes(service.id)}
            onClick={() =>
              setServiceIds(
                serviceIds.includes(service.id)
                  ? serviceIds.filter((id) => id !== service.id)
                  : [...serviceIds, service.id],
              )
            }
          >
            <b>{service.name}</b>
            <Soft>
              {rupiahFrom(service.basePrice, service.startingPrice === true)} · {indonesianMinutes(service.duration)}
            </Soft>
          </ServiceButton>
        ))}
      </Services>
      {services.length === 0 ? (
        <p>Pilih layanannya, boleh lebih dari satu.</p>
      ) : (
        <>
          <Verdict $isGood={false}>{awayWords(barberId)}</Verdict>
          {wait > 0 && (
            <Button type="button" $look="brass" onClick={() => void seat(next ?? time)}>
              Tunggu {wait} menit, duduk {next}
            </Button>
          )}
          <Button type="button" $look={wait === 0 ? "brass" : "quiet"} onClick={() => void seat(time)}>
            {isFree(barberId) ? "Duduk sekarang" : "Duduk sekarang juga (bentrok)"}
          </Button>
        </>
      )}
    </Panel>
  );
}
