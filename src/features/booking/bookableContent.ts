import { graphql } from "gatsby";
import { contentOf } from "../shell/contentOf";

/** The content that a booking is computed with, as a page's query brings it. Throws where a part of it is missing. */
export function bookableContent<Data extends Queries.BookableContentFragment>({ fullHours, ...data }: Data) {
  const content = contentOf(data);
  return { ...content, closures: withFullHours(content.closures, fullHours) };
}

/** The owner's closed hours and those that the shop's book has published as full. */
const withFullHours = <Closures extends Queries.BookingClosuresFragment>(
  closures: Closures,
  full: Queries.BookableContentFragment["fullHours"],
): Closures => ({
  ...closures,
  hours: [
    ...closures.hours,
    ...(full?.hours ?? []).map((hours) => ({ ...hours, reason: "Penuh", reasonEnglish: "Full" })),
  ],
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
    fullHours: fullHoursJson {
      hours {
        date
        from
        to
      }
    }
  }
  fragment TimeSlotBands on TimeSlotBandsJson {
    bands {
      period
      label
      from
      to
      multiplier
    }
    otherDays {
      name
      days
      from
      to
      bands {
        period
        label
        from
        to
        multiplier
      }
    }
  }
  fragment EnglishBookingTexts on Query {
    shop: shopJson {
      breaks {
        reasonEnglish
      }
      deposit {
        termsEnglish
      }
      ticketAdviceEnglish
    }
    services: servicesJson {
      services {
        nameEnglish
        fareEnglish
      }
    }
    bands: timeSlotBandsJson {
      bands {
        labelEnglish
      }
      otherDays {
        nameEnglish
        bands {
          labelEnglish
        }
      }
    }
    barbers: barbersJson {
      barbers {
        leave {
          reasonEnglish
        }
      }
    }
    closures: closuresJson {
      closures {
        reasonEnglish
      }
      hours {
        reasonEnglish
      }
    }
  }
`;
