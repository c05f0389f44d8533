import { useEffect } from "react";
import styled, { keyframes } from "styled-components";
import { color, headerHeight, radius, space, type } from "../theme/tokens";
import { Icon } from "./Icon";

export type ToastMessage = { kind: "success" | "destructive"; title: string; description: string };

type Props = { message: ToastMessage | null; closeLabel: string; onClose: () => void };

const timeUp = 10_000;

const arrive = keyframes`from { transform: translateY(-0.5rem); }`;

const Region = styled.div`
  position: fixed; z-index: 30; top: calc(${headerHeight} + ${space.close}); right: ${space.base}; left: ${space.base};
  display: flex; justify-content: flex-end; pointer-events: none;
  @media print { display: none; }
`;

const Box = styled.div<{ $kind: ToastMessage["kind"] }>`
  pointer-events: auto; display: flex; gap: ${space.close}; align-items: flex-start;
  width: min(26rem, 100%); padding: ${space.base};
  color: ${color.cream};
  background: ${({ $kind }) => ($kind === "destructive" ? color.dangerDark : color.bottle)};
  border: 1.5px solid ${color.brass}; border-radius: ${radius.edge};
  box-shadow: 0 1rem 2rem rgb(20 17 15 / 35%);
  animation: ${arrive} 200ms ease-out;
`;

const Words = styled.div`flex: 1;`;

const Title = styled.p`font-weight: 800;`;

const Description = styled.p`font-size: ${type.small};`;

const Close = styled.button`
  display: grid; place-items: center; width: 2.75rem; height: 2.75rem; margin: -0.5rem -0.5rem -0.5rem 0; padding: 0;
  background: none; border: 0; border-radius: ${radius.edge};
`;

/** A short message over the page: announced by screen readers, gone by itself after ten seconds or by its button. */
export function Toast({ message, closeLabel, onClose }: Props) {
  useEffect(() => {
    if (message === null) return;
    const timer = setTimeout(onClose, timeUp);
    return () => clearTimeout(timer);
  }, [message, onClose]);

  return (
    <Region>
      {message && (
        <Box $kind={message.kind} role={message.kind === "destructive" ? "alert" : "status"}>
          <Icon name={message.kind === "destructive" ? "alert" : "star"} size="1.5rem" />
          <Words>
            <Title>{message.title}</Title>
            <Description>{message.description}</Description>
          </Words>
          <Close type="button" aria-label={closeLabel} onClick={onClose}>
            <Icon name="close" />
          </Close>
        </Box>
      )}
    </Region>
  );
}
