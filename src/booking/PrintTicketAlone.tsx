import { createGlobalStyle } from "styled-components";

/** While it is mounted the printer sees the ticket and nothing else, on one A4 page. */
export const PrintTicketAlone = createGlobalStyle`
  @media print {
    @page { size: A4; margin: 10mm; }
    main > *:not(#booking) { display: none !important; }
  }
`;
