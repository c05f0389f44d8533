import { mark } from "../theme/mark";
import { color, font } from "../theme/tokens";

type Props = {
  /** The letter in the ring; null for the star. */
  letter: string | null;
  size?: string;
};

/** The shop's logo: a ring with a star or with the shop's letter in it. */
export function Mark({ letter, size = "2rem" }: Props) {
  const centre = mark.size / 2;
  return (
    <svg
      viewBox={`0 0 ${mark.size} ${mark.size}`}
      width={size}
      height={size}
      aria-hidden="true"
      style={{ flex: "none" }}
    >
      <circle
        cx={centre}
        cy={centre}
        r={mark.ring.radius}
        fill="none"
        stroke="currentColor"
        strokeWidth={mark.ring.width}
      />
      {letter === null ? (
        <>
          <path fill="currentColor" d={mark.star} />
          <circle cx={mark.screw.x} cy={mark.screw.y} r={mark.screw.radius} fill={color.night} />
        </>
      ) : (
        <text
          x={centre}
          y={mark.letter.baseline}
          fill="currentColor"
          textAnchor="middle"
          style={{ fontFamily: font.display, fontSize: mark.letter.size, fontWeight: 900 }}
        >
          {letter}
        </text>
      )}
    </svg>
  );
}
