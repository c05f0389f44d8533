import type { InputHTMLAttributes, TextareaHTMLAttributes } from "react";
import styled, { css } from "styled-components";
import { color, radius, space } from "../theme/tokens";
import { FieldError } from "./FieldError";

const Row = styled.div`display: grid; gap: ${space.hair};`;

const Label = styled.label`font-weight: 700;`;

const Hint = styled.span`font-weight: 400; color: ${color.inkSoft};`;

const control = css`
  width: 100%; min-height: 3rem; padding: 0.625rem 0.875rem;
  color: ${color.ink}; background: ${color.paperRaised};
  border: 1.5px solid ${color.brassInk}; border-radius: ${radius.edge};
  &[aria-invalid="true"] { border-color: ${color.danger}; border-width: 2px; background: ${color.dangerPaper}; }
`;

const Input = styled.input`${control}`;

const TextArea = styled.textarea`${control} display: block; line-height: 1.5; resize: vertical;`;

type Common = { id: string; label: string; hint?: string; error?: string | undefined };

const described = ({ id, error }: Common) => (error ? { "aria-invalid": true, "aria-describedby": `${id}-error` } : {});

/** A labelled input of one line, with its error under it. */
export function TextField({ label, hint, error, ...input }: Common & InputHTMLAttributes<HTMLInputElement>) {
  return (
    <Row>
      <Label htmlFor={input.id}>
        {label} {hint && <Hint>{hint}</Hint>}
      </Label>
      <Input {...input} {...described({ id: input.id, label, error })} />
      <FieldError id={`${input.id}-error`} message={error} />
    </Row>
  );
}

/** A labelled input of several lines. */
export function TextAreaField({ label, hint, error, ...input }: Common & TextareaHTMLAttributes<HTMLTextAreaElement>) {
  return (
    <Row>
      <Label htmlFor={input.id}>
        {label} {hint && <Hint>{hint}</Hint>}
      </Label>
      <TextArea {...input} {...described({ id: input.id, label, error })} />
      <FieldError id={`${input.id}-error`} message={error} />
    </Row>
  );
}
