import { createGlobalStyle } from "styled-components";

/** Marks the element that is left on paper. */
export const printedAlone = { "data-printed-alone": true } as const;

/** While it is mounted the printer sees, of the page's sections, only the one with the marked element, on one A4 page. */
export const PrintedAlone = createGlobalStyle`
  @media print {
    @page { size: A4; margin: 10mm; }
    main > *:not(:has([data-printed-alone])) { display: none !important; }
  }
`;
