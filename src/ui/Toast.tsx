import { useCallback, useEffect, useRef } from "react";
import styled, { keyframes } from "styled-components";
import { inShortViewport, onDesktop, onTablet } from "../theme/tokens";
import { hiddenStyle } from "./hidden";
import { Icon } from "./Icon";
import { covering } from "./keepFocusInSight";

export type ToastMessage = {
  kind: "success" | "error";
  title: string;
  description: string;
  /** Whether another live region of the page says the same, in which case the toast is not announced. */
  isAnnouncedElsewhere?: boolean;
};

type Props = {
  message: ToastMessage | null;
  closeLabel: string;
  onClose: () => void;
};

const visibleMs = 10_000;

const slideIn = keyframes`from { transform: translateY(-0.5rem); }`;

// Stands below the header, and behind it, so that the toast never covers the open menu. The box is low enough to fit into
// the space above a section's heading.
const Region = styled.div`
  position: fixed; z-index: 15; top: calc(var(--header-height) + var(--s4)); right: var(--s16); left: var(--s16);
  pointer-events: none;
  ${onTablet} { top: calc(var(--header-height) + var(--s12)); }
  ${onDesktop} { left: var(--viewport-gutter); }
  ${inShortViewport} { top: auto; bottom: var(--s8); }
  @media print { display: none; }
`;

const Box = styled.div`
  display: flex; gap: var(--s12); align-items: center;
  width: min(26rem, 100%); padding: var(--s4) var(--s16); line-height: 1.5;
  color: var(--cream);
  background: var(--deep);
  &[data-error="true"] { background: var(--dangerDark); }
  border: 1.5px solid var(--accent); border-radius: var(--radius);
  box-shadow: 0 0.125rem 0.375rem rgb(var(--nightRgb) / 35%);
  animation: ${slideIn} 200ms ease-out;
`;

const KindIcon = styled.span`
  display: none;
  ${onTablet} { display: flex; }
`;

const Message = styled.div`flex: 1; overflow-wrap: break-word;`;

const Title = styled.p`font-weight: 800;`;

// In a very low window only the title is shown, so that the toast covers less; screen readers still get the description.
const Description = styled.p`
  font-size: var(--text-small);
  ${inShortViewport} { ${hiddenStyle} }
`;

const Close = styled.button`
  pointer-events: auto;
  display: grid; place-items: center; width: 2.75rem; height: 2.75rem; margin: -0.5rem -0.5rem -0.5rem 0;
  border-radius: var(--radius);
`;

/**
 * A short message over the page, announced unless another live region says the same. It closes after ten seconds, by its
 * button or by Escape. Only its button takes taps; other taps reach the page below. If it has the focus when it closes, the
 * focus returns to where it was.
 */
export function Toast({ message, closeLabel, onClose }: Props) {
  const region = useRef<HTMLDivElement>(null);
  const previousFocus = useRef<EventTarget | null>(null);

  const close = useCallback(() => {
    const hadFocus = region.current?.contains(document.activeElement);
    if (hadFocus && previousFocus.current instanceof HTMLElement) previousFocus.current.focus({ preventScroll: true });
    onClose();
  }, [onClose]);

  useEffect(() => {
    if (message === null) return;
    const timer = setTimeout(close, visibleMs);
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === "Escape") close();
    };
    document.addEventListener("keydown", onKey);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("keydown", onKey);
    };
  }, [message, close]);

  const isError = message?.kind === "error";
  const place = message?.isAnnouncedElsewhere ? "silent" : (message?.kind ?? "silent");
  const box = message && (
    <Box data-error={isError}>
      <KindIcon>
        <Icon name={isError ? "alert" : "star"} size="1.5rem" />
      </KindIcon>
      <Message>
        <Title>{message.title}</Title>
        <Description>{message.description}</Description>
      </Message>
      <Close type="button" aria-label={closeLabel} onClick={close}>
        <Icon name="close" />
      </Close>
    </Box>
  );

  // The live regions are rendered before their words, because screen readers announce only changes.
  return (
    <Region
      ref={region}
      onFocus={({ relatedTarget }) => {
        previousFocus.current = relatedTarget;
      }}
      {...covering}
    >
      <div role="status">{place === "success" && box}</div>
      <div role="alert">{place === "error" && box}</div>
      {place === "silent" && box}
    </Region>
  );
}
