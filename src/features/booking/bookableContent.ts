import { graphql } from "gatsby";
import { contentOf } from "../shell/contentOf";

/** The content files that a booking is computed with, as a page's query brings them. Throws where one is missing. */
export const bookableContent = <Data extends Queries.BookableContentFragment>(data: Data) => ({
  shop: contentOf<NonNullable<Data["shop"]>>(data.shop, "shop.json"),
  services: contentOf<NonNullable<Data["services"]>>(data.services, "services.json"),
  bands: contentOf<NonNullable<Data["bands"]>>(data.bands, "time-slot-bands.json"),
  barbers: contentOf<NonNullable<Data["barbers"]>>(data.barbers, "barbers.json"),
  closures: contentOf<NonNullable<Data["closures"]>>(data.closures, "closures.json"),
});

export const query = graphql`
  fragment BookableContent on Query {
    shop: shopJson {
      ...BookingShop
    }
    services: servicesJson {
      ...BookingServices
    }
    bands: timeSlotBandsJson {
      ...TimeSlotBands
    }
    barbers: barbersJson {
      ...BookingBarbers
    }
    closures: closuresJson {
      ...BookingClosures
    }
  }
`;
