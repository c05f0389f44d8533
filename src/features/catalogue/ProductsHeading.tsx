import { graphql } from "gatsby";
import { languageOf } from "../../domain/shop/englishContent";
import { PageHeading } from "../../ui/PageHeading";
import { useWords } from "../words/pageWords";

type Props = { shop: Queries.ProductsHeadingShopFragment; page: number };

/** The heading of the product pages. */
export function ProductsHeading({ shop, page }: Props) {
  const words = useWords("catalogue");
  return (
    <PageHeading title={words.heading}>
      <span lang={page === 1 ? languageOf(shop.ownWords, "products") : undefined}>
        {words.introduction(page, shop.ownWords?.products)}
      </span>
    </PageHeading>
  );
}

/** @public */
export const query = graphql`
  fragment ProductsHeadingShop on ShopJson {
    ownWords { products }
  }
`;
