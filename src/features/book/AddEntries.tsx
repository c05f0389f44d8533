import { useState } from "react";
import styled from "styled-components";
import { Actions } from "../../ui/Actions";
import { Button } from "../../ui/Button";
import { Panel, PanelHeading } from "../../ui/Panel";
import { EntryForm } from "./EntryForm";
import { PasteTicket } from "./PasteTicket";

const Ways = styled(Actions)`--button-inset: 0.25rem;`;

const buttonLabels = { paste: "Tempel tiket", walkIn: "Datang langsung", phone: "Telepon" };

const headings = { paste: "Tempel tiket", walkIn: "Datang langsung", phone: "Booking lewat telepon" };

type Way = keyof typeof buttonLabels;

/**
 * The three ways to add an entry: paste a ticket from the chat, seat a walk-in, or write down a telephone booking for `date`.
 */
export function AddEntries({ date }: { date: string }) {
  const [open, setOpen] = useState<Way | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <Ways $minWidth="6rem">
        {(Object.keys(buttonLabels) as Way[]).map((way) => (
          <Button
            key={way}
            type="button"
            $look={way === "walkIn" ? "accent" : "outlineOnLight"}
            aria-expanded={way === open}
            onClick={() => setOpen(way === open ? null : way)}
          >
            {buttonLabels[way]}
          </Button>
        ))}
      </Ways>
      {open && (
        <Panel key={open} aria-label={headings[open]}>
          <PanelHeading>{headings[open]}</PanelHeading>
          {open === "paste" ? (
            <PasteTicket onDone={close} />
          ) : (
            <EntryForm isWalkIn={open === "walkIn"} date={date} onDone={close} />
          )}
        </Panel>
      )}
    </>
  );
}
