import { type ClipboardEvent, useId, useState } from "react";
import styled from "styled-components";
import { color, space } from "../../theme/tokens";
import { Field } from "../../ui/Field";
import { EntryForm } from "../entries/EntryForm";
import { useBookContext } from "../page/bookContext";
import { QuietButton, SolidButton, Warning } from "../page/bookLayout";
import { recordTickets } from "../store/recordTickets";

const Quote = styled.blockquote`
  max-height: 15rem; overflow: auto; padding: ${space.s12}; white-space: pre-wrap; overflow-wrap: anywhere;
  background: ${color.paperRaised}; border-left: 4px solid ${color.accent};
`;

type Props = {
  /** The date preselected for a visit written by hand. */
  date: string;
  onDone: () => void;
};

/**
 * A field for chat messages and ticket links. Pasting records the tickets at once; typed text waits for the button. A text
 * without a whole link is never read by its words: the shop may write the visit by hand, with the text above the form.
 */
export function PasteTicket({ date, onDone }: Props) {
  const context = useBookContext();
  const [isByHand, setByHand] = useState(false);
  const [text, setText] = useState("");
  const [problem, setProblem] = useState("");
  const problemId = useId();

  const read = async (whole: string) => {
    const { problem } = await recordTickets(whole, context);
    setProblem(problem);
    if (problem === "") onDone();
  };
  const paste = (event: ClipboardEvent) => {
    const whole = event.clipboardData.getData("text");
    if (whole.trim() === "") return;
    event.preventDefault();
    setText(whole);
    void read(whole);
  };
  if (isByHand)
    return (
      <>
        <Quote>{text}</Quote>
        <EntryForm date={date} onDone={onDone} />
      </>
    );
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
        onPaste={paste}
        onChange={({ target }) => {
          setText(target.value);
          setProblem("");
        }}
      />
      <Warning id={problemId} role="alert">
        {problem}
      </Warning>
      <SolidButton onClick={() => void read(text)}>Catat tiket</SolidButton>
      {problem !== "" && <QuietButton onClick={() => setByHand(true)}>Catat sendiri</QuietButton>}
    </>
  );
}
