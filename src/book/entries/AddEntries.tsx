import { useState } from "react";
import styled from "styled-components";
import { Actions } from "../../ui/Actions";
import { Button } from "../../ui/Button";
import { Panel, PanelHeading } from "../../ui/Panel";
import { PasteTicket } from "../requests/PasteTicket";
import { EntryForm } from "./EntryForm";
import { WalkInForm } from "./WalkInForm";

const EntryButtons = styled(Actions)`--button-inset: 0.25rem;`;

const headings = { paste: "Tempel tiket", walkIn: "Datang langsung", phone: "Booking lewat telepon" };

const buttonLabels = { ...headings, phone: "Telepon" };

type Way = keyof typeof headings;

/** The three ways to add an entry: paste a ticket, seat a walk-in, or record a telephone booking, by default on `date`. */
export function AddEntries({ date }: { date: string }) {
  const [openWay, setOpenWay] = useState<Way | null>(null);
  const closePanel = () => setOpenWay(null);
  return (
    <>
      <EntryButtons $minWidth="6rem">
        {(Object.keys(buttonLabels) as Way[]).map((way) => (
          <Button
            key={way}
            type="button"
            $look={way === "walkIn" ? "accent" : "outlineOnLight"}
            aria-expanded={way === openWay}
            onClick={() => setOpenWay(way === openWay ? null : way)}
          >
            {buttonLabels[way]}
          </Button>
        ))}
      </EntryButtons>
      {openWay && (
        <Panel key={openWay} aria-label={headings[openWay]}>
          <PanelHeading>{headings[openWay]}</PanelHeading>
          {openWay === "paste" && <PasteTicket date={date} onDone={closePanel} />}
          {openWay === "walkIn" && <WalkInForm onDone={closePanel} />}
          {openWay === "phone" && <EntryForm date={date} onDone={closePanel} />}
        </Panel>
      )}
    </>
  );
}
