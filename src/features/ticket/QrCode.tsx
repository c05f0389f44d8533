import styled from "styled-components";
import { media } from "../../theme/media";
import { space, type } from "../../theme/tokens";

// A phone cannot scan its own screen, so the code is hidden in small windows and printed all the same.
const Figure = styled.figure`display: none; gap: ${space.hair}; justify-items: center; width: 11rem;
  @media ${media.tablet} { display: grid; } @media print { display: grid; width: 26mm; }`;

const Square = styled.svg`width: 100%; height: auto; background: #fff;`;

const Caption = styled.figcaption`font-size: ${type.small}; line-height: 1.3; text-align: center; @media print { font-size: 8pt; }`;

type Props = { modules: boolean[][]; label: string };

/** A QR code from its modules, dark on white with a margin of four modules on any background: scanners need both. */
export function QrSquare({ modules, label }: Props) {
  const size = modules.length + 8;
  const squares = modules.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x + 4} ${y + 4}h1v1h-1z` : "")));
  return (
    <Square viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path d={squares.join("")} fill="#000" />
    </Square>
  );
}

/** The same on a ticket, with the words under it. */
export const QrCode = ({ caption, ...code }: Props & { caption: string }) => (
  <Figure>
    <QrSquare {...code} />
    <Caption>{caption}</Caption>
  </Figure>
);
