import { chatLink } from "../../domain/links/chatLink";
import { type ButtonLook, NewTabLink } from "../../ui/Button";
import { CopyButton } from "../../ui/CopyButton";
import { copyByHand } from "../shell/copyByHand";

type Props = {
  /** The customer's number with country code; null if unusable. */
  number: string | null;
  text: string;
  label: string;
  look: ButtonLook;
  /** Called at each tap on the link, before the browser follows it, or after each copy. */
  onSent?: (() => void) | undefined;
};

/** A message of the shop: a link to the customer's chat, or a text to copy where the number is unusable. */
export function SendToCustomer({ number, text, label, look, onSent }: Props) {
  if (number === null) {
    return (
      <CopyButton
        text={text}
        label={`${label}: salin pesan`}
        copied="Pesan tersalin. Tempelkan di chat pelanggan."
        byHand={copyByHand}
        look={look}
        onCopied={onSent}
      />
    );
  }
  return (
    <NewTabLink href={chatLink(number, text)} $look={look} onClick={onSent}>
      {label}
    </NewTabLink>
  );
}
