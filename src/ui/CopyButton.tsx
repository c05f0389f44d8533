import { useEffect, useId, useRef, useState } from "react";
import styled from "styled-components";
import { Button, type ButtonLook } from "./Button";
import { Field } from "./Field";
import { Icon, type IconName } from "./Icon";
import { StatusMessage } from "./StatusMessage";

const Group = styled.div`
  display: grid; gap: var(--s8);
  &:has(textarea) { grid-column: 1 / -1; }
  @media print { display: none; }
`;

type Props = {
  text: string;
  label: string;
  /** Shown once the text is in the clipboard. */
  copied: string;
  /** Shown above the text if the browser does not let the page copy it. */
  byHand: string;
  /** Called after each copy, also one by hand. */
  onCopied?: () => void;
  icon?: IconName;
  look?: ButtonLook;
};

/**
 * A button that copies a text. Browsers inside other apps refuse to copy, or never answer. The text then appears in a
 * focused field, selected, to be copied by hand. The outcome disappears when the text changes. With `onCopied` it stays
 * until the next tap, because copying itself may change the text.
 */
export function CopyButton({ text, label, copied, byHand, onCopied, icon = "copy", look = "outlineOnDark" }: Props) {
  const [outcome, setOutcome] = useState<{ text: string; isCopied: boolean } | null>(null);
  const box = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  const isCurrent = onCopied !== undefined || outcome?.text === text;
  const shown = isCurrent ? outcome : null;

  useEffect(() => {
    if (outcome?.isCopied === false) box.current?.focus();
  }, [outcome]);

  const copy = async () => {
    const isCopied = await copiedToClipboard(text);
    setOutcome({ text, isCopied });
    if (isCopied) onCopied?.();
  };

  return (
    <Group>
      <Button $look={look} onClick={() => void copy()}>
        <Icon name={icon} />
        {label}
      </Button>
      <StatusMessage>{shown?.isCopied ? copied : ""}</StatusMessage>
      {shown?.isCopied === false && (
        <Field
          as="textarea"
          id={id}
          label={byHand}
          ref={box}
          readOnly
          rows={6}
          value={shown.text}
          onFocus={(event) => event.target.select()}
          onCopy={onCopied}
        />
      )}
    </Group>
  );
}

// A browser that has not answered by then may never do so.
const longestAnswerMs = 1000;

async function copiedToClipboard(text: string) {
  const isLate = new Promise<boolean>((resolve) => setTimeout(resolve, longestAnswerMs, false));
  try {
    return await Promise.race([navigator.clipboard.writeText(text).then(() => true), isLate]);
  } catch {
    return false;
  }
}
