import type { ReactNode, Ref } from "react";
import styled from "styled-components";
import { displayFont } from "../../theme/tokens";
import { StepBadge } from "../../ui/Badge";
import { FieldError } from "../../ui/FieldError";
import { FieldNotice } from "../../ui/FieldNotice";

// The border of the step's choices (`--field-border`) is red while the choice is missing.
const Group = styled.fieldset`
  scroll-margin-top: 6rem;
  &[aria-describedby] { --field-border: var(--danger); }
`;

const Heading = styled.span`
  display: flex; align-items: center; gap: var(--s12);
  ${displayFont} font-size: var(--text-title); line-height: 1.2;
`;

type Props = {
  /** The field that is chosen here; "you" for the step of the text fields. */
  field: string;
  step: number;
  title: string;
  /** The notice above the choices, such as that the form has removed one; empty if there is none. */
  notice?: string;
  /** The error while the choice is missing. */
  error?: string;
  ref?: Ref<HTMLFieldSetElement>;
  children: ReactNode;
};

/** The id of a field's element: a text field, or the step that chooses the field. */
export const fieldId = (field: string) => `booking-${field}`;

/** A numbered step of the form. It can be focused by script, not by Tab. */
export function Step({ field, step, title, notice = "", error, ref, children }: Props) {
  const errorId = `${fieldId(field)}-error`;
  return (
    <Group id={fieldId(field)} ref={ref} tabIndex={-1} aria-describedby={error && errorId}>
      <legend>
        <Heading>
          <StepBadge>{step}</StepBadge>
          {title}
        </Heading>
      </legend>
      <FieldNotice message={notice} />
      {children}
      <FieldError id={errorId} message={error} />
    </Group>
  );
}
