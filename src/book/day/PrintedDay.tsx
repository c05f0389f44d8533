import styled from "styled-components";
import { textRow, textsIn } from "../../domain/booking/texts";
import { bookingWords } from "../../domain/booking/words.id";
import { longDate } from "../../format/date";
import { rupiah } from "../../format/money";
import { useBookContext } from "../context/bookContext";
import {
  barberText,
  entryName,
  servicesText,
  stateWithPayment,
  sumsOf,
  timesText,
  totalText,
} from "../context/bookWords";
import type { DayPlan } from "../rules/day";
import type { Entry } from "../rules/entry";
import { balanceDue } from "../rules/payment";

const Sheet = styled.div`
  display: none;
  @media print { display: block; font-size: 10pt; line-height: 1.3; color: #000; }
  & h2 { font-size: 16pt; }
  & table { width: 100%; border-collapse: collapse; overflow-wrap: break-word; }
  & th, & td { padding: 2pt 4pt; text-align: left; vertical-align: top; border-bottom: 0.5pt solid #888; }
  & tr { break-inside: avoid; }
  & td.whole { white-space: nowrap; }
  & td.amount { text-align: right; white-space: nowrap; }
`;

type Column = [head: string, className: string | undefined, text: (entry: Entry) => string | null | undefined];

/** The day on paper: a line for each booking, and the sums. */
export function PrintedDay({ plan }: { plan: DayPlan }) {
  const context = useBookContext();
  const { shop } = context;
  const balance = (entry: Entry) => (balanceDue(entry) > 0 ? rupiah(balanceDue(entry)) : "");
  const columns: Column[] = [
    ["Jam", "whole", timesText],
    ["Nama", undefined, entryName],
    [
      "Layanan",
      undefined,
      (entry) =>
        [servicesText(entry, context), ...textsIn("quotes").map((field) => entry[field] && `(${entry[field]})`)].join(
          " ",
        ),
    ],
    ["Barber", undefined, (entry) => barberText(entry, context)],
    ...textsIn("facts").map(
      (field): Column => [
        bookingWords.terms[field],
        textRow(field).rows === 1 ? "whole" : undefined,
        (entry) => entry[field],
      ],
    ),
    ["Total", "amount", totalText],
    ["Sisa", "amount", balance],
    ["Status", undefined, stateWithPayment],
  ];
  const shown = columns.filter(([, , text]) => plan.entries.some(text));
  const sums = sumsOf(plan, context);
  return (
    <Sheet aria-hidden="true" data-printed>
      <h2>
        {shop.name}: {longDate(plan.date)}
      </h2>
      <table>
        <thead>
          <tr>
            {shown.map(([head]) => (
              <th key={head}>{head}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {plan.entries.map((entry) => (
            <tr key={entry.id}>
              {shown.map(([head, className, text]) => (
                <td key={head} className={className}>
                  {text(entry)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p>{sums.map((sum) => sum.join(": ")).join(" · ")}</p>
    </Sheet>
  );
}
