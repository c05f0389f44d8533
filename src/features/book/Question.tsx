import { Actions } from "../../ui/Actions";
import { Panel } from "../../ui/Panel";
import { InkButton, QuietButton } from "./parts";

type Props = { text: string; yes: string; onYes: () => void; onNo: () => void };

/** What is asked before something is done that cannot be taken back. */
export const Question = ({ text, yes, onYes, onNo }: Props) => (
  <Panel $tone="danger" aria-label={yes}>
    <p>{text}</p>
    <Actions $least="7.5rem">
      <QuietButton onClick={onNo}>Batal</QuietButton>
      <InkButton onClick={onYes}>{yes}</InkButton>
    </Actions>
  </Panel>
);
