import { Actions } from "../../ui/Actions";
import { Button } from "../../ui/Button";
import { Panel } from "../../ui/Panel";

type Props = { text: string; yes: string; onYes: () => void; onNo: () => void };

/** What is asked before something is done that cannot be taken back. */
export const Question = ({ text, yes, onYes, onNo }: Props) => (
  <Panel $tone="danger" aria-label={yes}>
    <p>{text}</p>
    <Actions $least="7.5rem">
      <Button type="button" $look="quiet" onClick={onNo}>
        Batal
      </Button>
      <Button type="button" $look="ink" onClick={onYes}>
        {yes}
      </Button>
    </Actions>
  </Panel>
);
