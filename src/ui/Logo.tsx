import { logo } from "../theme/logo";

type Props = {
  /** The letter in the ring; null for the star. */
  letter: string | null;
  size?: string;
};

/** The shop's logo: a ring with a star or with the shop's letter in it. */
export function Logo({ letter, size = "2rem" }: Props) {
  const centre = logo.size / 2;
  return (
    <svg
      viewBox={`0 0 ${logo.size} ${logo.size}`}
      width={size}
      height={size}
      aria-hidden="true"
      style={{ flex: "none" }}
    >
      <circle
        cx={centre}
        cy={centre}
        r={logo.ring.radius}
        fill="none"
        stroke="currentColor"
        strokeWidth={logo.ring.width}
      />
      {letter === null ? (
        <>
          <path fill="currentColor" d={logo.star} />
          <circle cx={logo.screw.x} cy={logo.screw.y} r={logo.screw.radius} fill="var(--night)" />
        </>
      ) : (
        <text
          x={centre}
          y={logo.letter.baseline}
          fill="currentColor"
          textAnchor="middle"
          style={{ fontFamily: "var(--display-font)", fontSize: logo.letter.size, fontWeight: 900 }}
        >
          {letter}
        </text>
      )}
    </svg>
  );
}
