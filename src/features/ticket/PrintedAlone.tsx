import { createGlobalStyle } from "styled-components";

/** Marks the element that is printed. */
export const printedAlone = { "data-printed-alone": true } as const;

/** While mounted, only the section that holds the marked element is printed, on one A4 page. */
export const PrintedAlone = createGlobalStyle`
  @media print {
    @page { size: A4; margin: 10mm; }
    main > *:not(:has([data-printed-alone])) { display: none !important; }
  }
`;
