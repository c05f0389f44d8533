import { useId, useState } from "react";
import { Field } from "../../ui/Field";
import { useBookContext } from "../page/bookContext";
import { SolidButton, Warning } from "../page/bookLayout";
import { recordTickets } from "../store/recordTickets";

/**
 * A field for chat messages and ticket links. Pasting records the tickets at once; typed text waits for the button. Only
 * whole links are read; a text without one is said to have none.
 */
export function PasteTicket({ onDone }: { onDone: () => void }) {
  const context = useBookContext();
  const [text, setText] = useState("");
  const [problem, setProblem] = useState("");
  const problemId = useId();
  const read = async (whole: string) => {
    const { problem } = await recordTickets(whole, context);
    setProblem(problem);
    if (problem === "") onDone();
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
      <SolidButton onClick={() => void read(text)}>Catat tiket</SolidButton>
    </>
  );
}
