import { graphql } from "gatsby";

/** When the shop is open, in the shape of the type `OpeningTimes`. */
export const query = graphql`
  fragment OpeningTimes on ShopJson {
    openingHours {
      monday {
        open
        close
      }
      tuesday {
        open
        close
      }
      wednesday {
        open
        close
      }
      thursday {
        open
        close
      }
      friday {
        open
        close
      }
      saturday {
        open
        close
      }
      sunday {
        open
        close
      }
    }
    breaks {
      day
      from
      to
      reason
    }
    seasonalHours {
      name
      from
      to
      days
      open
      close
    }
  }
`;
