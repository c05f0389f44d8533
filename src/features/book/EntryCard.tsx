import { memo, useId, useState } from "react";
import styled, { css } from "styled-components";
import type { Entry } from "../../domain/book/entry";
import { changedByShop } from "../../domain/book/version";
import { isActive } from "../../domain/booking/booking";
import { chatLink } from "../../domain/links/chatLink";
import { normalizePhone } from "../../domain/links/phoneNumber";
import { instantOf } from "../../domain/shop/clock";
import { media } from "../../theme/media";
import { color, radius, space, type } from "../../theme/tokens";
import { Actions } from "../../ui/Actions";
import { Button, ButtonLink, NewTabLink } from "../../ui/Button";
import { Hidden } from "../../ui/hidden";
import { Icon } from "../../ui/Icon";
import { Verdict } from "../../ui/Outcome";
import { AnswerButton } from "./AnswerButton";
import { answerTo, type BookTools, depositAnswerTo, linkOf, newsOf } from "./bookTools";
import { barberOf, cardId, entryName, servicesOf, shortMoment, stateWithPayment, timesOf, totalOf } from "./bookWords";
import { EntryForm } from "./EntryForm";
import { sayRecorded } from "./recorded";

type Props = {
  entry: Entry;
  tools: BookTools;
  /** What stands in its way, or null. */
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

// Three beside each other on a small phone, fewer where the text is enlarged.
const Marks = styled.div`
  display: grid; grid-template-columns: repeat(auto-fit, minmax(min(4.75rem, 100%), 1fr)); gap: ${space.tight}; margin-top: ${space.hair};
`;

const MarkButton = styled.button`
  display: flex; align-items: center; justify-content: center; gap: ${space.hair};
  min-height: 3rem; padding: 0.25rem; font-size: ${type.small}; font-weight: 700; line-height: 1.2;
  color: ${color.ink}; background: transparent; border: 1.5px solid ${color.brassInk}; border-radius: ${radius.edge};
  &[aria-pressed="true"] { color: ${color.cream}; background: ${color.bottle}; border-color: ${color.bottle}; }
  @media ${media.hover} { &:hover { border-color: ${color.bottle}; } }
`;

const More = styled.details`
  & > summary { min-height: 2.75rem; padding: 0.6rem 0; font-size: ${type.small}; font-weight: 700; cursor: pointer; }
`;

const Facts = styled.dl`display: grid; gap: ${space.hair}; margin: 0 0 ${space.close}; font-size: ${type.small};`;

const Fact = styled.div`display: flex; flex-wrap: wrap; gap: 0 ${space.close};`;

const Term = styled.dt`flex: 0 0 4.5rem; color: ${color.inkSoft};`;

// In minutes before the start: who comes early is ticked off early.
const earliestMark = 30;

const kindOf = (entry: Entry, warning: string | null) => {
  if (!isActive(entry) || entry.outcome !== null) return "off";
  if (warning !== null) return "warned";
  return entry.status === "confirmed" ? "accepted" : "waiting";
};

/** One booking of the day: who, what, until when, what it costs, how far it has come, and what is ticked off in one tap. */
export const EntryCard = memo(function EntryCard({ entry, tools, warning = null, chair = null }: Props) {
  const nameId = useId();
  const barber = barberOf(entry, tools);
  const isComing = entry.status === "confirmed";
  const minutesLeft =
    (instantOf(entry.date, entry.time, tools.bookable.rules.timeZone).getTime() - tools.now.getTime()) / 60_000;
  const hasBegun = isComing && minutesLeft <= earliestMark;
  return (
    <Card id={cardId(entry)} tabIndex={-1} $state={kindOf(entry, warning)} aria-labelledby={nameId}>
      <Top>
        <Time>{timesOf(entry)}</Time>
        <Name id={nameId}>{entryName(entry)}</Name>
      </Top>
      <p>{servicesOf(entry, tools)}</p>
      <Line>
        <State>{[stateWithPayment(entry), chair ?? barber].filter(Boolean).join(" · ")}</State>
        <b>{totalOf(entry)}</b>
      </Line>
      {entry.sharesCode && <Verdict $isGood={false}>Kode {entry.code} dipakai lebih dari satu orang.</Verdict>}
      {entry.notes !== "" && <p>“{entry.notes}”</p>}
      {warning && <Verdict $isGood={false}>{warning}</Verdict>}
      {entry.status === "proposed" && <AcceptProposed entry={entry} tools={tools} />}
      {hasBegun && <OutcomeMarks entry={entry} tools={tools} />}
      <EntryMore entry={entry} tools={tools} hasMarks={isComing && !hasBegun} />
    </Card>
  );
});

/** The customer has agreed in the chat to the hour that the shop proposed: one tap accepts it. */
const AcceptProposed = ({ entry, tools }: Pick<Props, "entry" | "tools">) => (
  <Actions $least="9rem">
    <AnswerButton entry={entry} answer={answerTo(entry, "confirmed", tools)} label="Terima" look="ink" tools={tools} />
    <AnswerButton
      entry={entry}
      answer={depositAnswerTo(entry, tools)}
      label="Terima, DP diterima"
      look="ink"
      tools={tools}
    />
  </Actions>
);

/** Done, paid, both at once, did not come: each one tap, and one tap back. */
function OutcomeMarks({ entry, tools: { book } }: Pick<Props, "entry" | "tools">) {
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
    <Marks>
      {marks.map(([label, isOn, ticks]) => (
        <MarkButton
          key={label}
          type="button"
          aria-pressed={isOn}
          aria-label={`${label}: ${name}`}
          onClick={() => void book.tick(entry, ticks)}
        >
          {isOn && <Icon name="check" />}
          {label}
        </MarkButton>
      ))}
    </Marks>
  );
}

/** What is rarely needed of an entry: its number, code and ticket, a correction, and its erasure. */
function EntryMore({ entry, tools, hasMarks }: Pick<Props, "entry" | "tools"> & { hasMarks: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const [isEditing, setEditing] = useState(false);
  return (
    <More open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        Lainnya<Hidden> tentang {entryName(entry)}</Hidden>
      </summary>
      {isOpen && hasMarks && <OutcomeMarks entry={entry} tools={tools} />}
      {isOpen && !isEditing && <EntryDetails entry={entry} tools={tools} onEdit={() => setEditing(true)} />}
      {isOpen && isEditing && (
        <EntryForm tools={tools} entry={entry} date={entry.date} onDone={() => setEditing(false)} />
      )}
    </More>
  );
}

function EntryDetails({ entry, tools, onEdit }: Pick<Props, "entry" | "tools"> & { onEdit: () => void }) {
  const { book, say } = tools;
  const [isErasing, setErasing] = useState(false);
  const number = normalizePhone(entry.phone);
  const link = linkOf(entry, tools);
  const receive = entry.status === "confirmed" ? depositAnswerTo(entry, tools) : null;
  /** What a customer has called off himself he need not be told. */
  const setStatus = async (status: "confirmed" | "cancelled", isTold: boolean) => {
    const recorded = await book.record(changedByShop(entry, { status }, tools.now), entry.id);
    sayRecorded(recorded, tools, isTold ? newsOf(entry, recorded.entry, tools) : null);
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
            <Fact key={term}>
              <Term>{term}</Term>
              <dd>{text}</dd>
            </Fact>
          ))}
      </Facts>
      {isErasing ? (
        <>
          <Verdict $isGood={false}>
            Hapus {entryName(entry)} dari buku? Catatan yang dihapus tidak bisa dikembalikan.
          </Verdict>
          <Actions $least="9rem">
            <Button type="button" $look="quiet" onClick={() => setErasing(false)}>
              Batal
            </Button>
            <Button
              type="button"
              $look="ink"
              onClick={() => {
                say(`${entryName(entry)} dihapus dari buku.`);
                void book.erase(entry);
              }}
            >
              Ya, hapus
            </Button>
          </Actions>
        </>
      ) : (
        <Actions $least="9rem">
          {number && (
            <NewTabLink href={chatLink(number)} $look="quiet">
              <Icon name="chat" />
              Chat
            </NewTabLink>
          )}
          {link && (
            <ButtonLink href={link} $look="quiet">
              Buka tiket
            </ButtonLink>
          )}
          <AnswerButton entry={entry} answer={receive} label="DP diterima" tools={tools} />
          {entry.deposit?.isReceived && (
            <Button
              type="button"
              $look="quiet"
              onClick={async () => {
                await book.tick(entry, { depositMissing: "yes" });
                say(`${entryName(entry)}: DP dicatat belum masuk.`);
              }}
            >
              DP belum masuk
            </Button>
          )}
          <Button type="button" $look="quiet" onClick={onEdit}>
            Ubah
          </Button>
          {isActive(entry) ? (
            <>
              <Button type="button" $look="quiet" onClick={() => void setStatus("cancelled", false)}>
                Pelanggan batal
              </Button>
              <Button type="button" $look="quiet" onClick={() => void setStatus("cancelled", true)}>
                Toko batalkan
              </Button>
            </>
          ) : (
            <Button type="button" $look="quiet" onClick={() => void setStatus("confirmed", true)}>
              Jadi datang
            </Button>
          )}
          <Button type="button" $look="quiet" onClick={() => setErasing(true)}>
            Hapus
          </Button>
        </Actions>
      )}
    </>
  );
}
