import { momentAhead } from "../../domain/shop/clock";

/** The date and time that the device's clock shows at an instant. */
export const deviceMoment = (instant: Date) => momentAhead(instant, -instant.getTimezoneOffset());
