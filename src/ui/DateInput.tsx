import { type ComponentPropsWithRef, useEffect, useRef } from "react";

type Props = Omit<ComponentPropsWithRef<"input">, "type" | "value" | "defaultValue" | "onChange" | "ref"> & {
  value: string;
  /** Called with each complete date. */
  onChange: (date: string) => void;
};

// While somebody types the year 2026, the field reports 0002, 0020 and 0202; an empty text for anything else incomplete.
const firstYear = "2000";

/**
 * A date field that takes over each new `value`. React does not control it, so a half-typed date keeps its digits and the
 * field keeps the focus. An incomplete date is ignored, and gives way to `value` when the focus leaves.
 */
export function DateInput({ value, onChange, ...others }: Props) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (field.current && field.current.value !== value) field.current.value = value;
  }, [value]);
  return (
    <input
      {...others}
      type="date"
      ref={field}
      defaultValue={value}
      onChange={({ target }) => target.value >= firstYear && onChange(target.value)}
      onBlur={({ target }) => {
        target.value = value;
      }}
    />
  );
}
