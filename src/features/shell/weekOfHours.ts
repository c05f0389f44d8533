import { graphql } from "gatsby";

/** The opening hours in the shape of the type `OpeningHours`. */
export const query = graphql`
  fragment WeekOfHours on ShopJsonOpeningHours {
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
`;
