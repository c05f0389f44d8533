import { type ComponentPropsWithRef, useEffect, useRef } from "react";
import { isDate } from "../../domain/shop/clock";

type Props = Omit<ComponentPropsWithRef<"input">, "type" | "value" | "defaultValue" | "onChange" | "ref"> & {
  value: string;
  /** Called with the field's value at every change; an incomplete date is an empty text. */
  onChange: (value: string) => void;
};

/**
 * A date field that shows `value` whenever `value` changes. React does not control it, so a half-typed date keeps its digits
 * and the field keeps the focus.
 */
export function DateInput({ value, onChange, ...others }: Props) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (field.current && isDate(value) && field.current.value !== value) field.current.value = value;
  }, [value]);
  return (
    <input
      {...others}
      type="date"
      ref={field}
      defaultValue={value}
      onChange={({ target }) => onChange(target.value)}
      onBlur={({ target }) => {
        // An incomplete date gives way to the last complete one.
        if (isDate(value)) target.value = value;
      }}
    />
  );
}
