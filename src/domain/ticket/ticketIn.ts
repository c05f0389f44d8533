import { type BookableShop, rulesWith } from "../shop/bookableDay";
import { chosenServices } from "../shop/service";
import { slotsOn } from "../shop/timeSlot";
import { type Ticket, ticketBarberId, ticketServiceIds } from "./ticket";

/**
 * A ticket with services and slot as `shop` names them: what the customer reads in one language, the shop reads in its own.
 * Prices stay as they were. Services that `shop` does not have keep the name that they have.
 */
export function ticketIn(ticket: Ticket, shop: BookableShop): Ticket {
  const ids = ticketServiceIds(ticket);
  const slot = slotsOn(rulesWith(shop, ticketBarberId(ticket), ids), ticket.date).find(
    ({ time }) => time === ticket.time,
  );
  const named = chosenServices(shop.services, ids);
  return {
    ...ticket,
    services: ticket.services.map((service) => {
      const { name, fare } = named.find(({ id }) => id === service.id) ?? service;
      return { ...service, name, ...(fare === undefined ? {} : { fare }) };
    }),
    slotLabel: slot?.label ?? ticket.slotLabel,
  };
}
