import styled from "styled-components";
import { color, radius, space } from "../theme/tokens";
import { Icon } from "./Icon";

const Notice = styled.p`
  display: flex; gap: ${space.s8}; align-items: center; margin-top: ${space.s12}; padding: ${space.s12} ${space.s16};
  font-weight: 700; white-space: pre-line; color: ${color.ink}; background: ${color.accentBright}; border-radius: ${radius.box};
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
