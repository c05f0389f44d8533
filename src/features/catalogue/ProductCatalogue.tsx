import { graphql } from "gatsby";
import styled from "styled-components";
import { quantityOf } from "../../domain/catalogue/cart";
import { type Category, type ProductPage, pageCount, productPagePath } from "../../domain/catalogue/productPage";
import { samePlaceState } from "../../runtime/routerLocation";
import { media } from "../../theme/media";
import { color, radius, space } from "../../theme/tokens";
import { PageBody } from "../../ui/PageBody";
import { PageLink } from "../shell/PageLink";
import { useWords } from "../shell/pageWords";
import type { ShopContact } from "../shell/SectionBoundary";
import { CartPanel } from "./CartPanel";
import { ProductCard } from "./ProductCard";
import { addToCart, useCart } from "./useCart";

type Props = {
  /** The products of this page only. */
  products: readonly Queries.ProductCardFragment[];
  /** The number of products in the category, or in the whole catalogue if the page has no category. */
  count: number;
  productPage: ProductPage;
  categories: readonly Category[];
  shop: ShopContact;
};

const Filters = styled.ul`display: flex; flex-wrap: wrap; gap: ${space.s8};`;

const Filter = styled(PageLink)`
  &[aria-current="true"] { color: ${color.cream}; background: ${color.deep}; border-color: ${color.deep}; }
  @media (forced-colors: active) {
    &[aria-current="true"] { forced-color-adjust: none; color: SelectedItemText; background: SelectedItem; border-color: SelectedItem; }
  }
`;

const Count = styled.p`margin: ${space.s16} 0; font-weight: 700; color: ${color.inkSoft};`;

const Cards = styled.ul`
  display: grid; gap: ${space.s12}; grid-template-columns: repeat(auto-fill, minmax(min(9.5rem, 100%), 1fr));
  @media ${media.tablet} { grid-template-columns: repeat(3, 1fr); gap: ${space.s24}; }
  @media ${media.desktop} { grid-template-columns: repeat(4, 1fr); }
`;

const Empty = styled.p`
  padding: ${space.s48} ${space.s24}; text-align: center;
  border: 1.5px dashed ${color.accentInk}; border-radius: ${radius.box};
`;

const Pages = styled.nav`
  display: flex; flex-wrap: wrap; align-items: center; justify-content: center; gap: ${space.s16}; margin-top: ${space.s32};
`;

/** A product page: links to the categories, one page of the products of a category or of all products, and the cart. */
export function ProductCatalogue({ products, count, productPage, categories, shop }: Props) {
  const words = useWords("catalogue");
  const { category, page } = productPage;
  const shown = categories.find(({ id }) => id === category);
  const cart = useCart();
  const pages = pageCount(count);
  return (
    <PageBody>
      {categories.length > 0 && (
        <nav aria-label={words.categories}>
          <Filters>
            {[{ id: null, label: words.all }, ...categories].map(({ id, label }) => (
              <li key={id}>
                <Filter
                  $look="outlineOnLight"
                  to={productPagePath({ category: id, page: 1 })}
                  state={samePlaceState}
                  // Makes Safari, too, focus a tapped link, so that the chosen filter keeps the focus
                  // (runtime/routeUpdates.ts).
                  tabIndex={0}
                  {...(id === category ? { "aria-current": "true", "aria-describedby": "product-count" } : {})}
                >
                  {label}
                </Filter>
              </li>
            ))}
          </Filters>
        </nav>
      )}
      <Count id="product-count">{words.count(count, shown?.label, page, pages)}</Count>
      {products.length === 0 ? (
        <Empty>{words.empty}</Empty>
      ) : (
        <Cards>
          {products.map((product, index) => (
            <ProductCard
              key={product.id}
              product={product}
              shop={shop}
              quantity={quantityOf(cart, product.id)}
              isFirst={index < 2}
              onAdd={() => addToCart(product)}
            />
          ))}
        </Cards>
      )}
      {pages > 1 && (
        <Pages aria-label={words.pages}>
          {page > 1 && (
            <PageLink $look="outlineOnLight" to={productPagePath({ category, page: page - 1 })}>
              {words.previous}
            </PageLink>
          )}
          {page < pages && (
            <PageLink $look="outlineOnLight" to={productPagePath({ category, page: page + 1 })}>
              {words.next}
            </PageLink>
          )}
        </Pages>
      )}
      <CartPanel cart={cart} shop={shop} />
    </PageBody>
  );
}

/** @public */
export const query = graphql`
  fragment ProductCategories on ProductCatalogueJson {
    categories { id label }
  }
`;
