import userEvent from "@testing-library/user-event";
import type { ComponentProps } from "react";
import { TicketByLink } from "../../src/features/ticket/TicketByLink";
import { TicketView } from "../../src/features/ticket/TicketView";
import { booking, offering, shop } from "./booking";
import { arriveBy } from "./elements";
import { render } from "./pageWords";

const offered = offering();

/** What a ticket is given, in a shop whose content has no English texts. */
const content = { shop, offeringIn: { id: offered, en: offered } };

/** Opens a ticket as it stands in the form where it was made. */
export function openTicket(made = booking(), props: Partial<ComponentProps<typeof TicketView>> = {}) {
  userEvent.setup();
  render(<TicketView {...content} booking={made} headingId="heading" {...props} />);
}

/** Opens the page of a ticket's link on the day before the visit, unless a test says otherwise, by what stands behind #. */
export function openTicketPage(fragment: string, props: Partial<ComponentProps<typeof TicketByLink>> = {}) {
  arriveBy(`/tiket/#${fragment}`);
  return render(<TicketByLink {...content} clock={() => new Date("2026-11-30T12:00:00+07:00")} {...props} />);
}
