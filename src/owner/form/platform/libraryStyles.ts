/**
 * Styles for the library's own DOM, by its class names. The library covers the window while an entry is open; inside a transformed
 * element it covers only that, so the note above the form stays visible. A summary line looks clickable (openEntryBySummary.ts), and
 * the check's message in the dialog of a refused save keeps its line breaks.
 */
export const libraryStyles = `#nc-root{position:relative;flex:1;min-height:0;transform:translate(0)}
#nc-root .summary{cursor:pointer}
#nc-root [role=alertdialog] .error{white-space:pre-line;overflow-wrap:anywhere}`;

/** Hides the sign-in button. The library requires a way to sign in, but without a repository there is nothing to sign in to. */
export const hiddenSignIn = "#nc-root .buttons>.secondary{display:none}";
