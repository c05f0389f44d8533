import { graphql } from "gatsby";

/** When one can book and at which price, in the shape of the type `Bands`. */
export const query = graphql`
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
`;
