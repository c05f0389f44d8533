import { type ClipboardEvent, useId, useState } from "react";
import styled from "styled-components";
import { codeIn, type PastedTicket, ticketsIn } from "../../domain/book/pastedText";
import { fitsBeside, takesChair } from "../../domain/book/seating";
import { slipOfClaim, slipOfShop } from "../../domain/book/slip";
import { bookingCode } from "../../domain/booking/bookingCode";
import { rulesWith } from "../../domain/shop/bookableDay";
import { shopMoment } from "../../domain/shop/clock";
import { totalPrice } from "../../domain/shop/price";
import type { Service } from "../../domain/shop/service";
import { timeOf } from "../../domain/shop/timeOfDay";
import { slotsOn } from "../../domain/shop/timeSlot";
import { minuteOf } from "../../domain/ticket/ticket";
import { readTicket } from "../../domain/ticket/ticketReading";
import { indonesianMinutes } from "../../format/minutes";
import { plainLine } from "../../format/plainText";
import { rupiahFrom } from "../../format/rupiah";
import { color, radius, space, type } from "../../theme/tokens";
import { Button } from "../../ui/Button";
import type { BookTools } from "./bookTools";
import { entryName, recordedWords, timesOf } from "./bookWords";
import { deviceRandom } from "./deviceRandom";
import { type Draft, EntryForm } from "./EntryForm";

type Props = { tools: BookTools; date: string };

const Bar = styled.div`
  display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: ${space.tight};
  --button-inset: 0.25rem;
  @media print { display: none; }
`;

const Panel = styled.section`
  display: grid; gap: ${space.close}; padding: ${space.base};
  background: ${color.paper}; border: 1.5px solid ${color.paperEdge}; border-radius: ${radius.edge};
  @media print { display: none; }
`;

const Heading = styled.h2`font-size: ${type.title};`;

const Label = styled.label`display: grid; gap: ${space.tight}; font-weight: 700;`;

const Text = styled.textarea`
  width: 100%; min-height: 6rem; padding: ${space.close}; font-size: ${type.body}; color: ${color.ink};
  background: ${color.paperRaised}; border: 1.5px solid ${color.brassInk}; border-radius: ${radius.edge};
`;

const Problem = styled.p`font-weight: 700; color: ${color.danger}; &:empty { display: none; }`;

const Services = styled.div`display: grid; grid-template-columns: repeat(auto-fill, minmax(min(14rem, 100%), 1fr)); gap: ${space.tight};`;

const ServiceButton = styled.button`
  display: grid; gap: ${space.hair}; min-height: 3.5rem; padding: ${space.tight} ${space.close}; text-align: left;
  color: ${color.ink}; background: ${color.paperRaised}; border: 1.5px solid ${color.brassInk}; border-radius: ${radius.edge};
`;

const Soft = styled.span`font-size: ${type.small}; color: ${color.inkSoft};`;

type Way = "paste" | "walkIn" | "phone";

/** The three ways into the book: a ticket pasted from the chat, a customer who has just come in, a booking by telephone. */
export function AddEntries({ tools, date }: Props) {
  const [way, setWay] = useState<Way | null>(null);
  const [start, setStart] = useState<Partial<Draft>>({});
  const toggle = (next: Way) => {
    setStart({ date });
    setWay(way === next ? null : next);
  };
  const close = () => setWay(null);
  return (
    <>
      <Bar>
        <WayButton way="paste" current={way} onClick={toggle} label="Tempel tiket" />
        <WayButton way="walkIn" current={way} onClick={toggle} label="Datang langsung" />
        <WayButton way="phone" current={way} onClick={toggle} label="Telepon" />
      </Bar>
      {way === "paste" && (
        <PasteTicket
          tools={tools}
          onDone={close}
          onIncomplete={(draft) => {
            setStart({ date, ...draft });
            setWay("phone");
          }}
        />
      )}
      {way === "walkIn" && <WalkIn tools={tools} onDone={close} />}
      {way === "phone" && (
        <Panel aria-label="Booking lewat telepon">
          <Heading>Booking lewat telepon</Heading>
          <EntryForm tools={tools} start={start} onDone={close} />
        </Panel>
      )}
    </>
  );
}

type WayProps = { way: Way; current: Way | null; label: string; onClick: (way: Way) => void };

const WayButton = ({ way, current, label, onClick }: WayProps) => (
  <Button type="button" $look="brass" aria-expanded={way === current} onClick={() => onClick(way)}>
    {label}
  </Button>
);

type PasteProps = { tools: BookTools; onDone: () => void; onIncomplete: (draft: Partial<Draft>) => void };

/** A chat message or a ticket's link, pasted whole; what is in it is recorded at once (docs/rules.md, section 18). */
function PasteTicket({ tools, onDone, onIncomplete }: PasteProps) {
  const { book, bookable, now, say, shop } = tools;
  const [text, setText] = useState("");
  const [problem, setProblem] = useState<{ text: string; ticket: PastedTicket | null } | null>(null);
  const problemId = useId();

  const read = async (pasted: string) => {
    const tickets = ticketsIn(pasted);
    const said: string[] = [];
    for (const pastedTicket of tickets) {
      const { ticket, missing } = readTicket(pastedTicket.claim, bookable, now);
      if (ticket === null) {
        const lacks = missing.includes("code")
          ? "kode"
          : missing.includes("date")
            ? "tanggal"
            : missing.includes("time")
              ? "jam"
              : "layanan";
        setProblem({
          text: `Tiket ini terpotong: ${lacks} tidak terbaca. Minta pelanggan mengirim ulang tautan tiketnya, atau catat sendiri yang sudah terbaca.`,
          ticket: pastedTicket,
        });
        return;
      }
      const notes = plainLine(pastedTicket.notes);
      const recorded = await book.record(ticket.code, slipOfClaim({ ...ticket, notes }, now));
      said.push(recordedWords(recorded), ...doubts(pastedTicket, ticket.unknownServiceIds));
    }
    if (said.length > 0) {
      say(said.join(" "));
      onDone();
      return;
    }
    const code = codeIn(pasted);
    const known = code === null ? undefined : book.entries.find((entry) => entry.code === code);
    setProblem({
      text: known
        ? `Pesan ini tidak membawa tautan tiket. Kode ${code} sudah ada di buku: ${entryName(known)}, ${timesOf(known)}.`
        : "Di teks ini tidak ada tautan tiket. Salin seluruh pesan booking dari chat, sampai tautan di baris terakhir.",
      ticket: null,
    });
  };

  /** What the shop should look at: anyone can make a link, also one of another shop. */
  const doubts = ({ address }: PastedTicket, unknownServiceIds: readonly string[]): string[] => {
    const host = hostOf(address);
    const isOwn = host === "" || [shop.ticketPage, window.location.href].some((own) => hostOf(own) === host);
    return [
      ...(isOwn ? [] : [`Tautannya beralamat ${host}, bukan alamat situs ini: periksa dulu.`]),
      ...unknownServiceIds.map((id) => `Layanan “${plainLine(id)}” tidak ada di toko ini.`),
    ];
  };

  const paste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData("text");
    if (pasted.trim() === "") return;
    event.preventDefault();
    setText(pasted);
    void read(pasted);
  };

  return (
    <Panel aria-label="Tempel tiket">
      <Label>
        Tempel pesan booking atau tautan tiket
        <Text
          value={text}
          rows={4}
          spellCheck={false}
          aria-describedby={problemId}
          onPaste={paste}
          onChange={(event) => {
            setText(event.target.value);
            setProblem(null);
          }}
        />
      </Label>
      <Problem id={problemId} role="alert">
        {problem?.text ?? ""}
      </Problem>
      {problem?.ticket && (
        <Button type="button" $look="quiet" onClick={() => problem.ticket && onIncomplete(draftOf(problem.ticket))}>
          Catat sendiri
        </Button>
      )}
      <Button type="button" $look="ink" onClick={() => void read(text)}>
        Catat tiket
      </Button>
    </Panel>
  );
}

const hostOf = (address: string) =>
  plainLine(address)
    .replace(/^https?:\/\//i, "")
    .replace(/\/.*$/, "")
    .toLowerCase();

/** What could be read of a ticket that lacks something, for the form. */
const draftOf = ({ claim, notes }: PastedTicket): Partial<Draft> => ({
  name: claim.name,
  phone: claim.phone,
  notes,
  serviceIds: claim.serviceIds,
  barberId: claim.barberId,
  ...(claim.date ? { date: claim.date } : {}),
  ...(claim.time ? { time: claim.time } : {}),
});

/** Somebody who has just come in: one tap on the service, and he sits from now on. */
function WalkIn({ tools, onDone }: { tools: BookTools; onDone: () => void }) {
  const { book, bookable, floor, now, say, shop } = tools;
  const { date, minutes } = shopMoment(now, bookable.rules.timeZone);
  const time = timeOf(minutes);
  const fits = fitsBeside(book.entries.filter(takesChair), floor);
  const isFree = ({ id, duration }: Service) => fits({ date, time, duration, barberId: null, serviceIds: [id] });

  const seat = async (service: Service) => {
    const rules = rulesWith(bookable, null, [service.id]);
    // The price of the slot in which he comes.
    const slot = slotsOn(rules, date).findLast((one) => one.time <= time);
    const slip = slipOfShop(
      {
        source: "walkIn",
        name: "",
        phone: "",
        notes: "",
        date,
        time,
        services: [service],
        barberId: null,
        duration: service.duration,
        total: totalPrice([service], slot?.multiplier ?? 1),
      },
      minuteOf(now),
      now,
    );
    const { entry, isKept } = await book.record(bookingCode(shop.codePrefix, now, deviceRandom), slip);
    const clash = isFree(service) ? "" : " Semua kursi terisi, jadi ditandai bentrok.";
    say(
      `${isKept ? "Tercatat" : "Belum tersimpan"}: datang langsung, ${service.name}, ${timesOf(entry)}.${clash}`,
      () => void book.erase(entry),
    );
    onDone();
  };

  return (
    <Panel aria-label="Datang langsung">
      <Heading>Datang langsung, mulai {time}</Heading>
      <Services>
        {bookable.services.map((service) => (
          <ServiceButton key={service.id} type="button" onClick={() => void seat(service)}>
            <b>{service.name}</b>
            <Soft>
              {rupiahFrom(service.basePrice, service.startingPrice === true)} · {indonesianMinutes(service.duration)}
              {isFree(service) ? "" : " · kursi penuh sekarang"}
            </Soft>
          </ServiceButton>
        ))}
      </Services>
    </Panel>
  );
}
