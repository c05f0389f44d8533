import { useLayoutEffect, useRef } from "react";
import { media } from "../theme/media";
import { Hidden } from "./hidden";

const countMs = 180;

type Props = { amount: number; text: (amount: number) => string };

/** An amount that counts to each new value, unless the visitor wants less motion. Screen readers get the new value alone. */
export function CountedAmount({ amount, text }: Props) {
  const shown = useRef<HTMLSpanElement>(null);
  const last = useRef(amount);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other words for the same amount are no reason to count
  useLayoutEffect(() => {
    const from = last.current;
    last.current = amount;
    const element = shown.current;
    if (!element || from === amount || window.matchMedia?.(media.reducedMotion).matches !== false) return;
    const start = performance.now();
    let frame = 0;
    const step = (now: number) => {
      const share = Math.min(1, Math.max(0, (now - start) / countMs));
      element.textContent = text(Math.round(from + (amount - from) * share));
      if (share < 1) frame = requestAnimationFrame(step);
    };
    step(start);
    return () => {
      cancelAnimationFrame(frame);
      element.textContent = text(amount);
    };
  }, [amount]);
  return (
    <>
      <Hidden>{text(amount)}</Hidden>
      <span aria-hidden="true" ref={shown}>
        {text(amount)}
      </span>
    </>
  );
}
