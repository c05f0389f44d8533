import type { Entry } from "../../domain/book/entry";
import type { ButtonLook } from "../../ui/Button";
import { SendToCustomer } from "../shell/SendToCustomer";
import type { BookTools, ReadyMessage } from "./bookTools";
import { noteSent } from "./recorded";

type Props = {
  entry: Entry;
  /** Nothing is shown where there is no message to send. */
  answer: ReadyMessage | null;
  label: string;
  look?: ButtonLook;
  tools: BookTools;
};

/** An answer that one tap sends, and notes in the book. */
export const AnswerButton = ({ entry, answer, label, look = "quiet", tools }: Props) =>
  answer && (
    <SendToCustomer
      number={answer.number}
      text={answer.text}
      label={label}
      look={look}
      onSent={() => void noteSent(entry, answer, tools)}
    />
  );
