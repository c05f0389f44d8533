import { graphql } from "gatsby";

type NonNullRoots<Data> = { [Root in keyof Data]: NonNullable<Data[Root]> };

/**
 * Types the root fields of a page's query as not null. Gatsby types them as nullable, but the content check guarantees that
 * they are there.
 */
export const withNonNullRoots = <Data extends object>(data: Data) => data as NonNullRoots<Data>;

/** Returns the content for computing a booking, from a page's query. The closed hours include the published full hours. */
export function contentWithFullHours<Data extends Queries.BookableContentFragment>({ fullHours, ...data }: Data) {
  const content = withNonNullRoots(data);
  return { ...content, closures: withFullHours(content.closures, fullHours) };
}

/** Adds the full hours that the shop's book has published to the owner's closed hours. */
const withFullHours = <Closures extends NonNullable<Queries.BookableContentFragment["closures"]>>(
  closures: Closures,
  full: Queries.BookableContentFragment["fullHours"],
): Closures => ({
  ...closures,
  hours: [
    ...closures.hours,
    ...(full?.hours ?? []).map((hours) => ({ ...hours, reason: "Penuh", reasonEnglish: "Full", isFull: true })),
  ],
});

/** @public */
export const query = graphql`
  fragment OpeningSchedule on ShopJson {
    openingHours {
      monday { open close }
      tuesday { open close }
      wednesday { open close }
      thursday { open close }
      friday { open close }
      saturday { open close }
      sunday { open close }
    }
    breaks {
      day
      from
      to
      reason
    }
    seasonalHours {
      name
      nameEnglish
      from
      to
      days
      open
      close
    }
  }

  fragment BookableContent on Query {
    shop: shopJson {
      name
      markLetter
      phone
      chatNumber
      timeZone
      ticketAdvice
      ticketAdviceEnglish
      english
      deposit {
        qris
        amount
        percent
        terms
        termsEnglish
      }
      address {
        street
        district
        city
        region
        postalCode
      }
      ...OpeningSchedule
      breaks { reasonEnglish }
      codePrefix
      slotsOutsideHours
      minimumNotice
      lastDayAhead
    }
    services: servicesJson {
      services {
        id
        name
        nameEnglish
        basePrice
        duration
        startingPrice
        atCustomer
        fare
        fareEnglish
      }
    }
    bands: timeSlotBandsJson {
      bands { period label labelEnglish from to multiplier }
      otherDays {
        name
        nameEnglish
        days
        from
        to
        bands { period label labelEnglish from to multiplier }
      }
    }
    barbers: barbersJson {
      barbers {
        id
        name
        daysOff
        leave { from to reason reasonEnglish }
        services
        workingHours { days open close }
      }
    }
    haircuts: haircutsJson {
      haircuts { number name nameEnglish }
    }
    closures: closuresJson {
      closures { from to reason reasonEnglish }
      hours { date from to reason reasonEnglish }
    }
    fullHours: fullHoursJson {
      hours { date from to }
    }
  }
`;
