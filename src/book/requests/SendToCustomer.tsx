import { chatLink } from "../../domain/formats/chatLink";
import { normalizePhone } from "../../domain/formats/phoneNumber";
import { copyByHand } from "../../features/shell/copyByHand";
import { type ButtonLook, NewTabLink } from "../../ui/Button";
import { CopyButton } from "../../ui/CopyButton";

/** A message to the customer with this phone number, ready to be sent. */
export type ReadyMessage = {
  readonly phone: string;
  readonly text: string;
  /** Called at each tap on the link, before the browser follows it, or after each copy. */
  readonly onSent?: () => void;
};

type Props = ReadyMessage & { label: string; look?: ButtonLook };

/** A link to the customer's chat with the message, or a button that copies the message if the number is unusable. */
export function SendToCustomer({ phone, text, label, look = "outlineOnLight", onSent }: Props) {
  const number = normalizePhone(phone);
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
