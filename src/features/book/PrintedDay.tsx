import { memo } from "react";
import styled from "styled-components";
import { type DayPlan, daySummary, stillToPay } from "../../domain/book/day";
import type { Entry } from "../../domain/book/entry";
import { longDate } from "../../format/longDate";
import { rupiahFrom } from "../../format/rupiah";
import { useBookContext } from "./bookContext";
import { barberOf, cardId, entryName, expectedOf, servicesOf, stateWithPayment, timesOf, totalOf } from "./bookWords";

const Sheet = styled.div`
  display: none;
  @media print { display: block; font-size: 10pt; line-height: 1.3; color: #000; }
  & h2 { font-size: 16pt; }
  & table { width: 100%; border-collapse: collapse; }
  & th, & td { padding: 2pt 4pt; text-align: left; vertical-align: top; border-bottom: 0.5pt solid #888; }
  & tr { break-inside: avoid; }
  & td.whole { white-space: nowrap; }
  & td.amount { text-align: right; white-space: nowrap; }
`;

/** The day on paper: one line for each booking. */
export const PrintedDay = memo(function PrintedDay({ plan }: { plan: DayPlan }) {
  const { shop, bookable } = useBookContext();
  const summary = daySummary(plan.entries, bookable.services);
  return (
    <Sheet aria-hidden="true">
      <h2>
        {shop.name}: {longDate(plan.date)}
      </h2>
      <table>
        <thead>
          <tr>
            <th>Jam</th>
            <th>Nama</th>
            <th>Layanan</th>
            {bookable.barbers.length > 0 && <th>Barber</th>}
            <th>Telepon</th>
            <th>Total</th>
            <th>Sisa</th>
            <th>Status</th>
          </tr>
        </thead>
        <tbody>
          {plan.entries.map((entry) => (
            <PrintedEntry key={cardId(entry)} entry={entry} />
          ))}
        </tbody>
      </table>
      <p>
        {summary.heads} kepala, perkiraan {expectedOf(summary)}: lunas {rupiahFrom(summary.paid, false)}
        {summary.paidAhead > 0 && ` (${rupiahFrom(summary.paidAhead, false)} di antaranya lewat DP)`}
        {summary.deposits > 0 && `, DP diterima ${rupiahFrom(summary.deposits, false)}`}, sisa{" "}
        {rupiahFrom(summary.rest, false)}
      </p>
    </Sheet>
  );
});

function PrintedEntry({ entry }: { entry: Entry }) {
  const context = useBookContext();
  const rest = stillToPay(entry);
  return (
    <tr>
      <td className="whole">{timesOf(entry)}</td>
      <td>{entryName(entry)}</td>
      <td>
        {servicesOf(entry, context)}
        {entry.notes && ` (${entry.notes})`}
      </td>
      {context.bookable.barbers.length > 0 && <td>{barberOf(entry, context)}</td>}
      <td className="whole">{entry.phone}</td>
      <td className="amount">{totalOf(entry)}</td>
      <td className="amount">{rest > 0 && rupiahFrom(rest, false)}</td>
      <td>{stateWithPayment(entry)}</td>
    </tr>
  );
}
