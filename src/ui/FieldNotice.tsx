import styled from "styled-components";
import { color, radius, space } from "../theme/tokens";
import { Icon } from "./Icon";

const Notice = styled.p`
  display: flex; gap: ${space.tight}; align-items: center; margin-top: ${space.close}; padding: ${space.close} ${space.base};
  font-weight: 700; color: ${color.ink}; background: ${color.brassBright}; border-radius: ${radius.edge};
`;

const Line = styled.span`display: block;`;

/**
 * A live region beside a field that announces a change the visitor did not make; empty without a message. Each line of the
 * message is shown on a line of its own.
 */
export function FieldNotice({ message }: { message: string }) {
  return (
    <div aria-live="polite">
      {message && (
        <Notice>
          <Icon name="alert" />
          <span>
            {message.split("\n").map((line) => (
              <Line key={line}>{line}</Line>
            ))}
          </span>
        </Notice>
      )}
    </div>
  );
}
