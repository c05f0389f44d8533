/**
 * Lets numbers be typed with Indonesian separators, which the library would misread: 110.000 as 110, and 1,15 as nothing. While
 * a number is typed, a whole number loses its dots, a leading "Rp" and a trailing ",00" or ",-", and the first decimal comma of
 * any other number becomes a point. Another comma in a whole number stays, and the library refuses it. The field therefore
 * shows the number that will be saved.
 */
export function acceptIndonesianNumbers(): void {
  document.addEventListener(
    "input",
    ({ target }) => {
      if (!(target instanceof HTMLInputElement) || target.role !== "spinbutton") return;
      const typed = target.value;
      const normalized =
        target.inputMode === "decimal"
          ? typed.replace(",", ".")
          : typed.replace(/^\s*Rp|[.\s]/gi, "").replace(/,(00|-)$/, "");
      if (normalized !== typed) target.value = normalized;
    },
    // Runs before the library's own capturing listener, which sits on the field and reads its value.
    { capture: true },
  );
}
