import { graphql } from "gatsby";
import { PageHeading } from "../../ui/PageHeading";
import { useWords } from "../shell/pageWords";
import { shopText } from "../shell/ShopText";

type Props = { shop: Queries.ProductsHeadingShopFragment; page: number };

/** The head of the products' pages. */
export function ProductsHeading({ shop, page }: Props) {
  const words = useWords("catalogue");
  return <PageHeading title={words.heading}>{shopText(words.introduction(page, shop.ownWords?.products))}</PageHeading>;
}

export const query = graphql`
  fragment ProductsHeadingShop on ShopJson {
    ownWords { products }
  }
`;
