import { Fragment } from "react";
import styled from "styled-components";
import { type BookingStatus, isActive, statuses } from "../../domain/booking/booking";
import type { Description, Fact, TicketShop } from "../../domain/booking/description";
import { isTextField, textRow } from "../../domain/booking/texts";
import type { ColorName } from "../../theme/palettes";
import { displayFont, onReceiptPaper, onSheet, onTablet } from "../../theme/tokens";
import { AmountText } from "../../ui/AmountText";
import { Logo } from "../../ui/Logo";
import { useWords } from "../words/pageWords";
import { Figure, notches, perforated } from "./paper";
import { QrSquare } from "./QrSquare";

type Props = {
  description: Description;
  shop: TicketShop;
  /** The modules of the ticket's QR code; empty while it is being made, null if its link is too long for one. */
  qr: boolean[][] | null;
  /** The id of the heading above the ticket; the heading is the ticket's accessible name. */
  headingId: string;
};

// Printed, the ticket fits one sheet of A4 or Letter, or is as long as needed on a receipt printer's roll. On the screen a
// mask cuts notches into its upper and lower edge, as in a tear-off ticket, which flies over what stands beside it.
const Paper = styled.article`
  --notch: 0.5rem;
  grid-row: 1 / -1; z-index: 6;
  color: var(--ink); background: var(--paperRaised);
  padding: calc(var(--s24) + var(--notch)) clamp(min(1.25rem, 5.5vw), 4vw, 2.5rem);
  -webkit-mask: ${notches}; mask: ${notches};
  animation: ticket-in 180ms ease-out;
  @keyframes ticket-in { from { transform: translateY(1.5rem); } }
  @media print {
    -webkit-mask: none; mask: none; margin: 0 1mm; padding: 4mm; color: #000; background: #fff; border: 0.5mm solid #000; font-size: 10.5pt; line-height: 1.35;
  }
  ${onReceiptPaper} { margin: 0; padding: 0; border: 0; font-size: 9pt; }
`;

const Top = styled.header`
  display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: var(--s8) var(--s16);
`;

// A long name wraps between its words and leaves room for the stamp beside it.
const ShopName = styled.p`
  display: flex; align-items: center; gap: var(--s8); flex: 1 1 7rem; max-width: 100%; line-height: 1.3;
  font-weight: 800; letter-spacing: 0.04em; text-transform: uppercase; overflow-wrap: break-word;
`;

// A word that is wider than the ticket breaks.
const ShopNameText = styled.span`min-width: 0;`;

const ShopMark = styled.span`
  display: flex; color: var(--accentInk);
  @media print { color: #000; --night: #fff; }
`;

const phaseColors = { open: "accentInk", accepted: "promo", over: "danger" } as const;

/** The colour of a booking's status, on the page and in the picture. */
export const statusColor = (status: BookingStatus): ColorName => phaseColors[statuses[status].phase];

const Stamp = styled.p<{ $status: BookingStatus }>`
  max-width: min(8.5rem, 100%); padding: var(--s4) var(--s12); line-height: 1.3; text-align: center; overflow-wrap: break-word;
  font-weight: 800; letter-spacing: 0.04em; color: ${({ $status }) => `var(--${statusColor($status)})`};
  border: 2px solid; border-radius: var(--radius); transform: rotate(-3deg);
  animation: stamp-lands 180ms 120ms ease-in backwards;
  @keyframes stamp-lands { from { transform: rotate(-3deg) scale(1.25); } }
  ${onTablet} { max-width: 100%; }
  @media print { max-width: 100%; color: #000; transform: none; }
`;

const CodeLabel = styled.p`font-size: var(--text-small); color: var(--inkSoft); @media print { color: #000; }`;

const Code = styled.p`
  font-variant-numeric: tabular-nums; font-size: min(clamp(1.5rem, 1.2rem + 1.4vw, 2rem), 9vw); font-weight: 800; line-height: 1.15; letter-spacing: 0.06em;
`;

const Perforation = styled.hr`
  margin: var(--s24) 0; ${perforated}
  @media print { margin: 2mm 0; border-color: #000; border-top-width: 0.3mm; }
`;

// On a phone the facts of the visit, such as name and number, stand side by side; the shop's address and hours do not.
const Facts = styled.dl`
  display: flex; flex-wrap: wrap; gap: var(--s16); --fact: 13rem;
  &[data-part="visit"] { --fact: 7.5rem; }
  @media print { display: grid; gap: 2mm; grid-template-columns: 1fr 1fr; }
  ${onReceiptPaper} { grid-template-columns: 1fr; gap: 1mm; }
`;

const Term = styled.dt`
  font-size: var(--text-small); color: var(--inkSoft);
  @media print { color: #000; font-size: 8.5pt; break-after: avoid; }
`;

const Line = styled.dd`
  display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 var(--s16); font-weight: 700;
`;

// The date and time of the visit, in the display font because they are the most important.
const When = styled.dl`
  display: grid; gap: var(--s12); margin-top: var(--s16);
  @media print { margin-top: 2mm; gap: 1mm; }
`;

// Struck out on a ticket that is declined or cancelled.
const struckOut =
  "[data-over] & { color: var(--inkSoft); text-decoration: line-through; text-decoration-thickness: 1.5px; }";

const MomentText = styled(Figure)`
  font-size: var(--text-heading);
  ${struckOut}
  @media print { font-size: 15pt; }
`;

// Each on a line of its own.
const Note = styled.span`display: block; font-size: var(--text-small); text-wrap: balance;`;

const DatePart = styled.span`display: inline-block; ${struckOut}`;

/** Lets a date such as "Selasa, 15 Desember 2026" break after the weekday. A text without a comma stays unchanged. */
function brokenAfterComma(text: string) {
  const [day, date] = text.split(", ");
  if (date === undefined) return text;
  return (
    <>
      {day}, <DatePart>{date}</DatePart>
    </>
  );
}

// At least as wide as its longest word (`min-content`), so that an amount without room beside it moves to the next line. A
// word wider than the whole line is broken. Safari before 16 takes the first value.
const LineText = styled.span`flex: 1 1 auto; flex: 1 1 min-content; min-width: 0; overflow-wrap: break-word;`;

// Beside the text or, without room there, below it.
const Detail = styled.span`
  display: inline-block; font-size: var(--text-small); font-weight: 400; color: var(--inkSoft);
  @media print { font-size: 8.5pt; color: #000; }
`;

const Amount = styled.span`white-space: nowrap; font-variant-numeric: tabular-nums;`;

const Bill = styled.dl`display: grid; gap: var(--s12); @media print { gap: 2mm; }`;

const Total = styled.div`
  display: flex; flex-wrap: wrap; justify-content: space-between; align-items: baseline; gap: 0 var(--s16);
  break-inside: avoid; margin-top: var(--s4); padding-top: var(--s12); border-top: 2px solid var(--ink);
  font-weight: 800;
`;

const TotalFigure = styled.dd`${displayFont} font-size: var(--text-heading); ${struckOut}`;

// A receipt leaves out the opening hours, because it is short.
const OneFact = styled.div`
  break-inside: avoid; flex: 1 1 min(var(--fact), 100%);
  &[data-wide="true"] { flex-basis: 100%; }
  ${onReceiptPaper} { &[data-fact="hours"] { display: none; } }
`;

const FullWidth = styled.div`flex-basis: 100%; grid-column: 1 / -1;`;

// In characters. Longer text in the place of a phone number may break.
const longestPhone = 20;

// In characters. A longer number needs more room than a phone's column has.
const longestInColumn = 14;

const Typed = styled.bdi<{ $lines: number; $isUnbroken?: boolean }>`
  ${({ $isUnbroken }) => ($isUnbroken ? "white-space: nowrap; font-size: min(1em, 5.5vw);" : "white-space: pre-wrap;")}
  overflow-wrap: anywhere;
  ${onSheet} {
    display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: ${({ $lines }) => $lines}; overflow: hidden;
  }
`;

const Notes = styled(Typed)`@media print { font-size: 9pt; line-height: 1.2; }`;

// On a sheet the lines follow each other, because many short ones would fill it.
const NotesLine = styled.span`
  display: block; min-height: 0.5em;
  ${onSheet} {
    display: inline;
    & + &::before { content: " / "; }
  }
`;

const Unbroken = styled.span`white-space: nowrap; font-size: min(1em, 5.5vw);`;

/** A text of the ticket in which amounts and the shop's phone number do not break. */
function FactText({ children, phone }: { children: string; phone: string }) {
  const unbreakable = new RegExp(`(${phone.replace(/\D/g, "\\$&")}|Rp [\\d.]*\\d)`);
  // The pattern has a group, so `split` keeps the matches: every second part is one.
  return children.split(unbreakable).map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never move.
      <Unbroken key={index} lang={part.startsWith("Rp") ? "id" : undefined}>
        {part}
      </Unbroken>
    ) : (
      part
    ),
  );
}

const Box = styled.section`
  break-inside: avoid;
  padding: var(--s16); border-radius: var(--radius);
  border: 1.5px solid var(--accentInk);
  &[data-part="differences"] { border-color: var(--danger); }
  @media print {
    &[data-part] { padding: 2.5mm; border-color: #000; }
    &[data-part="differences"] { font-size: 9pt; line-height: 1.2; }
  }
`;

// Not a heading element: the ticket is shown under headings of different levels.
const BoxName = styled.p`font-weight: 800;`;

const Points = styled.ul`padding-left: min(1.25em, 5.5vw); list-style: disc;`;

const CodeRow = styled.div`
  display: flex; flex-wrap: wrap; align-items: flex-start; justify-content: space-between; gap: var(--s16) var(--s32);
  margin-top: var(--s16);
  @media print { margin-top: 4mm; }
  ${onReceiptPaper} { justify-content: center; }
`;

// A column of its own, so that a long date wraps beside the QR code, not below it.
const CodeAndMoment = styled.div`flex: 1 1 16rem;`;

// Hidden in small windows, because a phone cannot scan its own screen. Always printed.
const QrFigure = styled.figure`
  display: none; gap: var(--s4); justify-items: center; width: 11rem;
  ${onTablet} { display: grid; }
  @media print { display: grid; width: 26mm; break-inside: avoid; }
`;

const Caption = styled.figcaption`font-size: var(--text-small); line-height: 1.3; text-align: center; @media print { font-size: 8pt; }`;

/** The ticket as it looks on the screen and on paper. */
export function TicketPaper({ description, shop, qr, headingId }: Props) {
  const words = useWords("ticket");
  const { facts, status, booking } = description;
  const when = facts.filter(isMoment);
  const others = facts.filter((fact) => !isMoment(fact));
  const parts = [...new Set(others.map(({ part }) => part))];
  return (
    <Paper aria-labelledby={headingId} data-printed data-over={isActive(booking) ? undefined : true}>
      <Top>
        <ShopName>
          <ShopMark>
            <Logo letter={shop.markLetter} size="2.5rem" />
          </ShopMark>
          <ShopNameText>{shop.name}</ShopNameText>
        </ShopName>
        <Stamp $status={booking.status}>{status}</Stamp>
      </Top>
      <CodeRow>
        <CodeAndMoment>
          <CodeLabel>{words.code}</CodeLabel>
          <Code>{booking.code}</Code>
          <When>
            {when.map(({ id, term, lines }) => (
              <div key={id}>
                <Term>{term}</Term>
                {lines.map(({ text, note }) => (
                  <dd key={text}>
                    <MomentText>{brokenAfterComma(text)}</MomentText>
                    {note?.match(/\([^)]*\)/g)?.map((part) => (
                      <Note key={part}>
                        {" "}
                        <FactText phone={shop.phone}>{part}</FactText>
                      </Note>
                    ))}
                  </dd>
                ))}
              </div>
            ))}
          </When>
        </CodeAndMoment>
        {qr && (
          <QrFigure>
            <QrSquare modules={qr} label={words.qrLabel} />
            <Caption>{words.qrCaption}</Caption>
          </QrFigure>
        )}
      </CodeRow>
      {parts.map((part) => (
        <Fragment key={part}>
          <Perforation />
          <FactGroup part={part} facts={others.filter((fact) => fact.part === part)} phone={shop.phone} />
        </Fragment>
      ))}
    </Paper>
  );
}

type FactProps = { fact: Fact; phone: string };

const isMoment = ({ id }: Fact) => id === "date" || id === "time";

function FactGroup({ part, facts, phone }: { part: Fact["part"]; facts: readonly Fact[]; phone: string }) {
  if (part === "advice" || part === "differences")
    return facts.map((fact) => <Boxed key={fact.id} fact={fact} phone={phone} />);
  const entries = facts.map((fact) => <FactRow key={fact.id} fact={fact} phone={phone} />);
  return part === "services" ? <Bill>{entries}</Bill> : <Facts data-part={part}>{entries}</Facts>;
}

function FactRow({ fact: { id, term, lines }, phone }: FactProps) {
  if (id === "total") {
    return (
      <Total>
        <dt>{term}</dt>{" "}
        <TotalFigure>
          <AmountText>{lines[0]?.text ?? ""}</AmountText>
        </TotalFigure>
      </Total>
    );
  }
  const $lines = isTextField(id) && textRow(id).linesOnPaper;
  if (id === "notes") {
    return (
      <FullWidth>
        <Term>{term}</Term>
        <Notes as="dd" $lines={$lines || 1}>
          {lines[0]?.text.split("\n").map((text, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a text never move.
            <NotesLine key={index}>{text}</NotesLine>
          ))}
        </Notes>
      </FullWidth>
    );
  }
  return (
    <OneFact data-fact={id} data-wide={id === "phone" && (lines[0]?.text.length ?? 0) > longestInColumn}>
      <Term>{term}</Term>
      {lines.map(({ text, language, amount, detail }) => (
        <Line key={text}>
          <LineText lang={language}>
            {$lines ? (
              <Typed $lines={$lines} $isUnbroken={id === "phone" && text.length <= longestPhone}>
                {text}
              </Typed>
            ) : (
              <FactText phone={phone}>{text}</FactText>
            )}{" "}
            {detail && <Detail>{detail}</Detail>}
          </LineText>
          {amount && <Amount lang="id">{amount}</Amount>}
        </Line>
      ))}
    </OneFact>
  );
}

function Boxed({ fact, phone }: FactProps) {
  const nameId = `ticket-${fact.id}`;
  return (
    <Box aria-labelledby={nameId} data-part={fact.part}>
      <BoxName id={nameId} lang={fact.termLanguage}>
        {fact.term}
      </BoxName>
      <Points>
        {fact.lines.map(({ text, language }) => (
          <li key={text} lang={language}>
            <FactText phone={phone}>{text}</FactText>
          </li>
        ))}
      </Points>
    </Box>
  );
}
