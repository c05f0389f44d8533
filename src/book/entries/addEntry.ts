import type { Booking } from "../../domain/booking/booking";
import { noTexts } from "../../domain/booking/texts";
import type { VisitSize } from "../chairs/seating";
import { announceRecorded, type BookContextValue, deviceRandom } from "../page/bookContext";
import { newEntryId, type Source, toStoredBooking } from "./entry";

/** A booking of the shop's own, before anything is filled in. */
export const blankBooking: Omit<Booking, "date"> = {
  ...noTexts,
  code: "",
  version: null,
  time: "",
  serviceIds: [],
  barberId: null,
  total: 0,
  isLeastTotal: false,
  deposit: null,
  changedFrom: null,
  status: "confirmed",
  language: "id",
};

/** Records a booking that the shop writes itself, of this size, and announces it once it is on the disk. */
export function addEntry(source: Source, booking: Booking, size: VisitSize, context: BookContextValue): void {
  const { actions, now } = context;
  void actions
    .addOwn(newEntryId(now, deviceRandom), source, toStoredBooking(booking, size))
    .then((recorded) => recorded && announceRecorded(recorded, context));
}
