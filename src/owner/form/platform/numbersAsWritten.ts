/**
 * Numbers may be typed as they are written here: the library would read 110.000 as a hundred and ten, and nothing as 1,15. A
 * whole number loses its dots as they are typed, and what says that nothing follows (,00 or ,-); a decimal comma becomes a
 * point, and in a whole number stays and is refused. So what the field shows is what is saved.
 */
export function takeNumbersAsWritten(): void {
  document.addEventListener(
    "input",
    ({ target }) => {
      if (!(target instanceof HTMLInputElement) || target.role !== "spinbutton") return;
      const typed = target.value;
      const meant =
        target.inputMode === "decimal"
          ? typed.replace(",", ".")
          : typed.replace(/^\s*Rp|[.\s]/gi, "").replace(/,(00|-)$/, "");
      if (meant !== typed) target.value = meant;
    },
    // Before the library's own listener, which sits on the field.
    { capture: true },
  );
}
