import styled from "styled-components";
import { Icon } from "./Icon";

const Message = styled.p`
  display: flex; align-items: center; gap: var(--s8); margin-top: var(--error-gap, var(--s8));
  font-size: var(--text-small); font-weight: 700; color: var(--danger);
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
