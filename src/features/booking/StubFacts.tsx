import { Fragment, useLayoutEffect, useMemo, useRef } from "react";
import styled from "styled-components";
import type { Fact, FactLine } from "../../domain/booking/description";
import { availableOffer } from "../../domain/booking/draft";
import { stubFacts } from "../../domain/booking/stub";
import { displayFont, wideWindow } from "../../theme/tokens";
import { AmountText } from "../../ui/AmountText";
import { hiddenStyle } from "../../ui/hidden";
import { deviceMoment } from "../content/deviceMoment";
import { withTicketPage } from "../content/ticketPage";
import { perforated } from "../ticket/paper";
import { useWords } from "../words/pageWords";
import { Day, Hour, openDay, openHour } from "./stubParts";
import type { BookingController } from "./useBooking";

// Selectors here style the lines and their parts, so that the styles are in the page before the first line comes. A new rule
// while a tap waits for its answer would make the browser recompute the whole page's styles. A shadow at the lower edge
// shows that the choices can be scrolled where the window is low.
const Facts = styled.div`
  display: flex; flex-direction: column; min-height: 0;
  .zone { font-size: 1rem; letter-spacing: 0.02em; }
  .small { font-size: var(--text-small); }
  hr { flex: none; align-self: stretch; margin: var(--s16) -1.25rem; ${perforated} }
  dl { position: relative; display: grid; gap: 0.375rem; }
  .choices {
    min-height: 0; overflow-y: auto; overscroll-behavior: contain; scrollbar-width: none;
    background:
      linear-gradient(var(--paperRaised) 0 0) 0 100% / 100% 0.75rem no-repeat local,
      linear-gradient(#0000, rgb(var(--nightRgb) / 18%)) 0 100% / 100% 0.625rem no-repeat;
  }
  .sums { flex: none; gap: 0.125rem; background: var(--paperRaised); }
  dt { flex: none; max-width: 50%; font-size: var(--text-small); color: var(--inkSoft); }
  dd, .beside { display: flex; justify-content: space-between; align-items: baseline; gap: 0 var(--s12); }
  dd + dd { margin-top: 0.375rem; }
  .unnamed dt { ${hiddenStyle} }
  .sums .unnamed dd { justify-content: flex-end; text-align: end; }
  .text { min-width: 0; overflow-wrap: break-word; }
  .detail { display: block; font-size: var(--text-small); color: var(--inkSoft); }
  .amount { font-weight: 700; text-align: end; font-variant-numeric: tabular-nums; }
  .total { font-size: var(--text-small); text-align: end; }
  .total [lang] { ${displayFont} font-size: 1.625rem; line-height: 1.2; }
`;

const feedMs = 420;

/**
 * Slides what stands below a new or removed line from where it stood, and the sheet with it. Nothing moves where the stub is
 * folded away or the visitor wants less motion.
 */
function usePaperFeed(facts: readonly Fact[]) {
  const inside = useRef<HTMLDivElement>(null);
  const places = useRef<Map<string, number> | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only other facts move the paper
  useLayoutEffect(() => {
    const root = inside.current?.closest("[data-feed-root]");
    if (!root || !window.matchMedia(`${wideWindow} and (prefers-reduced-motion: no-preference)`).matches) return;
    const before = places.current;
    const fed = [...root.querySelectorAll<HTMLElement>("[data-feed]")];
    const placeOf = (part: HTMLElement) => (part.dataset.feed === "sheet" ? part.offsetHeight : part.offsetTop);
    const now = new Map(fed.map((part) => [part.dataset.feed ?? "", placeOf(part)]));
    places.current = now;
    if (before === null) return;
    for (const part of fed) {
      const [was, is] = [part.dataset.feed ?? ""].flatMap((name) => [before.get(name), now.get(name)]);
      const moved = part.dataset.feed === "sheet" ? part.firstElementChild : part;
      const timing = { duration: feedMs, easing: "cubic-bezier(0.2, 0.7, 0.3, 1)" };
      if (was === undefined || is === undefined || was === is) continue;
      moved?.animate([{ transform: `translateY(${was - is}px)` }, {}], timing);
      // What is new comes into sight with the paper's edge.
      if (moved !== part)
        part.lastElementChild?.animate([{ clipPath: `inset(0 0 ${is - was}px)` }, { clipPath: "inset(0)" }], timing);
    }
  }, [facts]);
  return inside;
}

/** The facts below each perforation, in their order. */
const parts: readonly { name: string; ids: readonly Fact["id"][] }[] = [
  { name: "choices", ids: ["services", "haircut", "barber", "adjustment", "fare"] },
  { name: "sums", ids: ["total", "duration", "agreed", "deposit"] },
];

/** The lines say enough by themselves; their terms are only read aloud. */
const unnamed: readonly Fact["id"][] = ["services", "duration", "adjustment", "deposit"];

/** The facts of the draft on the stub, as its ticket will say them. */
export function StubFacts({ booking: { state, offers, shop, offering } }: { booking: BookingController }) {
  const words = useWords("ticket");
  const { draft, changing } = state;
  const facts = useMemo(
    () =>
      stubFacts(
        draft,
        availableOffer(offers, draft.time),
        changing?.booking ?? null,
        { shop: withTicketPage(shop), offering },
        words.booking,
        deviceMoment,
      ),
    [draft, offers, changing, shop, offering, words],
  );
  const inside = usePaperFeed(facts);
  const lineOf = (id: Fact["id"]) => facts.find((fact) => fact.id === id)?.lines[0];
  const [time, day] = [lineOf("time"), lineOf("date")];
  const [hour = "", ...zone] = time?.text.split(" ") ?? [];
  return (
    <Facts ref={inside}>
      <Hour as="p">
        {time ? (
          // Keyed by its text, because React could not update text that a browser's translator has replaced.
          <span key={time.text}>
            {hour} <span className="zone">{zone.join(" ")}</span>
          </span>
        ) : (
          openHour
        )}
      </Hour>
      <Day data-feed="date">{day ? day.text : openDay}</Day>
      {time?.note && (
        <p className="small" data-feed="note">
          {time.note}
        </p>
      )}
      {parts.map(({ name, ids }) => {
        const shown = ids.flatMap((id) => facts.filter((fact) => fact.id === id));
        return (
          shown.length > 0 && (
            <Fragment key={name}>
              <hr data-feed={`tear-${name}`} />
              <dl className={name} data-feed={name}>
                {shown.map((fact) => (
                  <Row key={fact.id} fact={fact} isSum={name === "sums"} />
                ))}
              </dl>
            </Fragment>
          )
        );
      })}
    </Facts>
  );
}

function Row({ fact: { id, term, lines }, isSum }: { fact: Fact; isSum: boolean }) {
  const feedsLines = id === "services";
  return (
    <div className={unnamed.includes(id) ? "unnamed" : "beside"} data-feed={feedsLines ? undefined : id}>
      <dt>{term}</dt>
      {lines.map((line) => (
        <dd key={line.text} data-feed={feedsLines ? line.text : undefined}>
          {isSum ? (
            <span className={id === "total" ? "total" : "small"}>
              <AmountText>{[line.text, line.detail].filter(Boolean).join(", ")}</AmountText>
            </span>
          ) : (
            <Line {...line} />
          )}
        </dd>
      ))}
    </div>
  );
}

function Line({ text, language, detail, amount }: FactLine) {
  return (
    <>
      <span className="text" lang={language}>
        {text} {detail && <span className="detail">{detail}</span>}
      </span>
      {amount && (
        <span className="amount">
          <AmountText>{amount}</AmountText>
        </span>
      )}
    </>
  );
}
