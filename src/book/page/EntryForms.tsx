import { useEffect, useId, useRef } from "react";
import styled from "styled-components";
import { askBeforeLeaving } from "../../runtime/unsavedWork";
import { Button } from "../../ui/Button";
import { Panel, PanelHeading } from "../../ui/Panel";
import { entryName } from "../context/bookWords";
import { goToPart } from "../context/goToPart";
import { EntryForm } from "../entries/EntryForm";
import { PasteTicket } from "../requests/PasteTicket";
import type { Entry } from "../rules/entry";

const Ways = styled.div`display: flex; flex-wrap: wrap; gap: var(--s8); max-width: 26rem;`;

const WayButton = styled(Button)`flex: 1 1 auto; --button-inset: var(--s8); font-size: var(--text-small);`;

const headings = { paste: "Tempel tiket", walkIn: "Datang langsung", phone: "Booking lewat telepon" };

const buttonLabels = { ...headings, phone: "Telepon" };

type Way = keyof typeof headings;

/** The form that is open: one of the ways to add an entry, or the correction of an entry. */
export type OpenForm = Way | { corrected: Entry };

type Props = {
  /** The date of a new telephone booking. */
  date: string;
  open: OpenForm | null;
  onOpen: (form: OpenForm | null) => void;
};

/**
 * The three ways to add an entry: paste a ticket, seat a walk-in, or record a telephone booking; and the form that is open.
 * It does not depend on the day on the screen, so nothing typed is lost when another day or another state comes.
 */
export function EntryForms({ date, open, onOpen }: Props) {
  return (
    <>
      <Ways>
        {(Object.keys(buttonLabels) as Way[]).map((way) => (
          <WayButton
            key={way}
            $look={way === open ? "deep" : way === "walkIn" && !open ? "accent" : "outlineOnLight"}
            aria-expanded={way === open}
            onClick={() => onOpen(way === open ? null : way)}
          >
            {buttonLabels[way]}
          </WayButton>
        ))}
      </Ways>
      {open && (
        <FormPanel key={typeof open === "string" ? open : open.corrected.id} {...{ open, date }} onOpen={onOpen} />
      )}
    </>
  );
}

function FormPanel({ open, date, onOpen }: Omit<Props, "open"> & { open: OpenForm }) {
  const headingId = useId();
  const corrected = typeof open === "string" ? null : open.corrected;
  const title = typeof open === "string" ? headings[open] : `Ubah ${entryName(open.corrected)}`;
  const close = () => {
    onOpen(null);
    // The focus would go with the form.
    if (corrected) goToPart(corrected.id);
  };
  useEffect(() => {
    if (corrected) goToPart(headingId);
  }, [corrected, headingId]);
  const form = <EntryForm entry={corrected} isWalkIn={open === "walkIn"} date={date} onDone={close} />;
  const stopAsking = useRef<(() => void) | null>(null);
  useEffect(() => () => stopAsking.current?.(), []);
  return (
    <Panel
      aria-label={title}
      // From the first typed letter on the browser asks before it leaves the page. A state would draw the form between the
      // events `input` and `change` of a choice, and undo it.
      onInput={() => {
        stopAsking.current ??= askBeforeLeaving();
      }}
    >
      <PanelHeading id={headingId} tabIndex={-1}>
        {title}
      </PanelHeading>
      {open === "paste" ? <PasteTicket byHand={form} onDone={close} /> : form}
    </Panel>
  );
}
