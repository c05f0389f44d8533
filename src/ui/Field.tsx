import type { ComponentPropsWithRef, ElementType } from "react";
import styled from "styled-components";
import { FieldError } from "./FieldError";

/** A styled input, or the element given by `as`. Use it alone only if the label is elsewhere; otherwise use `Field`. */
export const Control = styled.input`
  width: 100%; min-width: 0; min-height: 3rem; padding: 0.5rem min(0.875rem, 4vw); line-height: 1.5;
  color: var(--ink); background: var(--paperRaised);
  border: 1.5px solid var(--field-border, var(--accentInk)); border-radius: var(--radius);
  &::placeholder { color: var(--inkSoft); opacity: 1; }
  textarea& { display: block; resize: vertical; }
  &[type="date"] { font-size: min(1rem, 7vw); }
  &[aria-invalid="true"] { border-color: var(--danger); border-width: 2px; background: var(--dangerPaper); }
`;

// A textarea fills the height that its place has.
const Row = styled.div`
  --error-gap: var(--s4);
  display: grid; gap: var(--s4); align-content: start;
  &:has(> textarea) { grid-template-rows: auto 1fr; height: 100%; }
`;

const Label = styled.label`font-weight: 700;`;

const Hint = styled.span`font-weight: 400; color: var(--inkSoft);`;

const Count = styled.p`justify-self: end; font-size: var(--text-small); color: var(--inkSoft);`;

const Note = styled.p`font-size: var(--text-small); &:empty { position: absolute; }`;

type Props<Element extends ElementType> = Omit<ComponentPropsWithRef<Element>, "id"> & {
  id: string;
  label: string;
  /** Part of the label, in lighter letters. */
  hint?: string;
  /** A line below the control, announced when it changes. */
  note?: string;
  /** What is left to type. It belongs to the control, but is not announced at every letter. */
  count?: string;
  error?: string;
  /** The control: "textarea", "select" or a component that renders an input; a text input by default. */
  as?: Element;
};

/** A labelled control with its note and error. Other props are passed on to the control. */
export function Field<Element extends ElementType = "input">(props: Props<Element>) {
  const { id, label, hint, note, count, error, ...control } = props;
  const describing = [error && `${id}-error`, note && `${id}-note`, count && `${id}-count`].filter(Boolean).join(" ");
  return (
    <Row>
      <Label htmlFor={id}>
        {label} {hint && <Hint>{hint}</Hint>}
      </Label>
      <Control
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={describing || undefined}
        {...control}
      />
      {note !== undefined && (
        <Note id={`${id}-note`} aria-live="polite">
          {note}
        </Note>
      )}
      {count && <Count id={`${id}-count`}>{count}</Count>}
      <FieldError id={`${id}-error`} message={error} />
    </Row>
  );
}
