import styled from "styled-components";
import { media } from "../../theme/media";
import { space, type } from "../../theme/tokens";

// A phone cannot scan its own screen, so the code is hidden in small windows and printed all the same.
const Figure = styled.figure`display: none; gap: ${space.hair}; justify-items: center; width: 11rem;
  @media ${media.tablet} { display: grid; } @media print { display: grid; width: 26mm; }`;

// Dark on white with a margin of four modules on any background: scanners need both.
export const QrSquare = styled.svg`width: 100%; height: auto; background: #fff;`;

const Caption = styled.figcaption`font-size: ${type.small}; line-height: 1.3; text-align: center; @media print { font-size: 8pt; }`;

/** The dark modules of a QR code as one path, in a margin of four modules. */
export const squaresOf = (modules: boolean[][]): string =>
  modules.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x + 4} ${y + 4}h1v1h-1z` : ""))).join("");

/** A QR code from its modules. */
export function QrCode({ modules, label, caption }: { modules: boolean[][]; label: string; caption: string }) {
  const size = modules.length + 8;
  return (
    <Figure>
      <QrSquare viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
        <path d={squaresOf(modules)} fill="#000" />
      </QrSquare>
      <Caption>{caption}</Caption>
    </Figure>
  );
}
