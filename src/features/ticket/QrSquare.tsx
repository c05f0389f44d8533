import styled from "styled-components";

const Square = styled.svg`width: 100%; height: auto; background: #fff; forced-color-adjust: none;`;

type Props = { modules: boolean[][]; label: string };

/** A QR code, black on white with a margin of four modules, because scanners need both. */
export function QrSquare({ modules, label }: Props) {
  const size = modules.length + 8;
  const squares = modules.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x + 4} ${y + 4}h1v1h-1z` : "")));
  return (
    <Square viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path d={squares.join("")} fill="#000" />
    </Square>
  );
}
