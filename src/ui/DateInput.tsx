import { type ComponentPropsWithRef, useEffect, useRef } from "react";

type Props = Omit<ComponentPropsWithRef<"input">, "type" | "value" | "defaultValue" | "onChange" | "ref"> & {
  value: string;
  /** Called with each complete date of the years 2000 to 2999. */
  onChange: (date: string) => void;
};

// While somebody types the year 2026, the field reports 0002, 0020 and 0202, and 20261 after one digit too many; an empty
// text for anything else that is no existing date.
const wholeDate = /^2\d{3}-\d\d-\d\d$/;

// With a year of four digits here, browsers take no fifth.
const lastDate = "2999-12-31";

/**
 * A date field that takes over each new `value`. React does not control it, so a half-typed date keeps its digits and the
 * field keeps the focus. An incomplete or impossible date is ignored, and gives way to `value` when the focus leaves.
 */
export function DateInput({ value, onChange, ...others }: Props) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (field.current && field.current.value !== value) field.current.value = value;
  }, [value]);
  return (
    <input
      max={lastDate}
      {...others}
      type="date"
      ref={field}
      defaultValue={value}
      onChange={({ target }) => wholeDate.test(target.value) && onChange(target.value)}
      onBlur={({ target }) => {
        target.value = value;
      }}
    />
  );
}
