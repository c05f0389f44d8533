import { type ReactNode, useId, useState } from "react";
import { Field } from "../../ui/Field";
import { announceRecorded, untilWritten, useBookContext } from "../context/bookContext";
import { QuietButton, SolidButton, Warning } from "../context/bookLayout";
import { cutLinkText } from "../context/bookWords";
import { ticketsInText } from "../rules/ticketsInText";

const noLinkText = "Di teks ini tidak ada tautan tiket.";

/**
 * A field for chat messages and ticket links. Pasting records the tickets at once; typed text waits for the button. Only
 * whole links are read; of a text without one the shop may write the visit by hand, in the form `byHand` below the text.
 */
export function PasteTicket({ byHand, onDone }: { byHand: ReactNode; onDone: () => void }) {
  const context = useBookContext();
  const { actions, offering } = context;
  const [text, setText] = useState("");
  const [problem, setProblem] = useState("");
  const [isByHand, setByHand] = useState(false);
  const problemId = useId();
  const read = async (whole: string) => {
    const { tickets, hasCutLink } = ticketsInText(whole);
    setProblem(hasCutLink ? cutLinkText : tickets.length === 0 ? noLinkText : "");
    const recorded = await untilWritten(actions.receive(tickets, offering), { say: setProblem });
    if (recorded) announceRecorded(recorded, context);
    if (recorded && tickets.length > 0 && !hasCutLink) onDone();
  };
  return (
    <>
      <Field
        as="textarea"
        id={`${problemId}-text`}
        label="Tempel pesan booking atau tautan tiket"
        value={text}
        rows={4}
        spellCheck={false}
        aria-describedby={problemId}
        onPaste={(event) => {
          const whole = event.clipboardData.getData("text");
          if (whole.trim() === "") return;
          event.preventDefault();
          setText(whole);
          void read(whole);
        }}
        onChange={({ target }) => {
          setText(target.value);
          setProblem("");
        }}
      />
      <Warning id={problemId} role="alert">
        {problem}
      </Warning>
      {isByHand ? byHand : <SolidButton onClick={() => void read(text)}>Catat tiket</SolidButton>}
      {problem !== "" && !isByHand && <QuietButton onClick={() => setByHand(true)}>Catat sendiri</QuietButton>}
    </>
  );
}
