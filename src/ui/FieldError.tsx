import styled from "styled-components";
import { color, space, textSize } from "../theme/tokens";
import { Icon } from "./Icon";

const Message = styled.p`
  display: flex; align-items: center; gap: ${space.s8}; margin-top: var(--error-gap, ${space.s8});
  font-size: ${textSize.small}; font-weight: 700; color: ${color.danger};
`;

/** The error message of a field, with an icon; renders nothing without a message. */
export function FieldError({ id, message, lang }: { id: string; message: string | undefined; lang?: string }) {
  if (!message) return null;
  return (
    <Message id={id}>
      <Icon name="alert" />
      <span lang={lang}>{message}</span>
    </Message>
  );
}
