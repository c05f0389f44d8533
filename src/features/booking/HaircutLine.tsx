import styled from "styled-components";
import type { Haircut } from "../../domain/shop/bookingRules";
import { color, space } from "../../theme/tokens";
import { useWords } from "../shell/pageWords";

const Line = styled.p`
  display: flex; flex-wrap: wrap; align-items: center; gap: 0 ${space.s12};
  padding-left: ${space.s16}; border-left: 3px solid ${color.accentInk};
`;

const Remove = styled.button`
  min-height: 3rem; padding: 0; color: ${color.accentInk}; text-decoration: underline; text-underline-offset: 0.2em;
  background: none; border: 0;
`;

type Props = { number: string; haircuts: readonly Haircut[]; onRemove: () => void };

/** The haircut chosen on the poster, with a button that gives it back. Renders nothing without one. */
export function HaircutLine({ number, haircuts, onRemove }: Props) {
  const words = useWords("form");
  const chosen = haircuts.find((haircut) => String(haircut.number) === number);
  if (!chosen) return null;
  return (
    <Line>
      <b>{words.haircut(number, chosen.name)}</b>
      <Remove type="button" onClick={onRemove}>
        {words.removeHaircut}
      </Remove>
    </Line>
  );
}
