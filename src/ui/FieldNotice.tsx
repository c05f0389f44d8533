import styled from "styled-components";
import { Icon } from "./Icon";

const Notice = styled.p`
  display: flex; gap: var(--s8); align-items: center; margin-top: var(--s12); padding: var(--s12) var(--s16);
  font-weight: 700; white-space: pre-line; color: var(--ink); background: var(--accentBright); border-radius: var(--radius);
`;

/** A live region beside a field; empty without a message. It announces a change that the visitor did not make. */
export function FieldNotice({ message }: { message: string }) {
  return (
    <div aria-live="polite">
      {message && (
        <Notice>
          <Icon name="alert" />
          <span>{message}</span>
        </Notice>
      )}
    </div>
  );
}
