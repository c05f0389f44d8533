import type { Entry } from "../../domain/book/entry";
import { chatLink } from "../../domain/links/chatLink";
import { ButtonLink } from "../../ui/Button";
import { CopyButton } from "../../ui/CopyButton";
import { onceOf } from "../../ui/onceOf";
import type { BookTools, ReadyMessage } from "./bookTools";
import { changeWords } from "./bookWords";

type Props = { message: ReadyMessage; label: string; look: "ink" | "quiet"; onSent: () => void };

/** Opens the customer's chat with a message ready to be sent; where the number cannot be opened, copies the message. */
export function SendAction({ message: { number, text }, label, look, onSent }: Props) {
  if (number === null) {
    return (
      <CopyButton
        text={text}
        label={`${label}: salin pesan`}
        copied="Pesan tersalin. Tempelkan di chat pelanggan."
        byHand="Browser ini tidak mengizinkan menyalin. Tekan lama teks di bawah, lalu pilih Salin."
        look={look}
        onCopied={onSent}
      />
    );
  }
  return (
    <ButtonLink
      href={chatLink(number, text)}
      target="_blank"
      rel="noopener noreferrer"
      $look={look}
      onClick={onceOf(onSent)}
    >
      {label}
    </ButtonLink>
  );
}

/** Notes in the book that a message was sent, and says what changed by it. */
export async function noteSent(entry: Entry, { slip }: ReadyMessage, { book, say }: BookTools): Promise<void> {
  if (slip === null) return;
  const recorded = await book.record(entry.code, slip);
  say(changeWords(recorded.change, recorded.entry));
}
