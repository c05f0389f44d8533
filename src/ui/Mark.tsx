type Props = { size?: string };

/** The shop's mark: a five-pointed star whose lower points open like a pair of scissors. */
export function Mark({ size = "2rem" }: Props) {
  return (
    <svg viewBox="0 0 48 48" width={size} height={size} aria-hidden="true" focusable="false" style={{ flex: "none" }}>
      <circle cx="24" cy="24" r="22.5" fill="none" stroke="currentColor" strokeWidth="1.5" />
      <path fill="currentColor" d="m24 6.5 4.5 11.1 12 .9-9.2 7.7 3.9 13.8L24 29.8 12.8 40l3.9-13.8-9.2-7.7 12-.9z" />
      <circle cx="24" cy="22.8" r="2.2" fill="var(--night, #14110f)" />
    </svg>
  );
}
