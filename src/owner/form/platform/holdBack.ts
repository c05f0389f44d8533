/**
 * Holds a click or a change back from the library where `decide` gives an answer for its target, and repeats it once that is
 * yes. Where `decide` gives undefined, it passes.
 */
export function holdBack(type: "click" | "change", decide: (target: Element) => Promise<boolean> | undefined): void {
  const repeated = new WeakSet<Event>();
  document.addEventListener(
    type,
    async (event) => {
      const { target } = event;
      if (repeated.has(event) || !(target instanceof Element)) return;
      const decision = decide(target);
      if (decision === undefined) return;
      event.stopImmediatePropagation();
      event.preventDefault();
      if (!(await decision)) return;
      const again = new Event(type, { bubbles: true, cancelable: true });
      repeated.add(again);
      // What is drawn on a button may have been drawn anew meanwhile.
      (target.closest("button") ?? target).dispatchEvent(again);
    },
    { capture: true },
  );
}
