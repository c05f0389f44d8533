import styled from "styled-components";
import { color, radius, space } from "../theme/tokens";
import { Icon } from "./Icon";

const Notice = styled.p`
  display: flex; gap: ${space.tight}; align-items: center; margin-top: ${space.close}; padding: ${space.close} ${space.base};
  font-weight: 700; color: ${color.ink}; background: ${color.brassBright}; border-radius: ${radius.edge};
`;

/** A word about something that changed by itself, where it changed; announced. Nothing while the message is empty. */
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
