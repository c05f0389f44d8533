import { graphql } from "gatsby";
import styled from "styled-components";
import { quantityOf } from "../../domain/catalogue/cart";
import { type Category, type ProductPage, pageCount, productPagePath } from "../../domain/catalogue/productPage";
import { samePlaceState } from "../../runtime/routerLocation";
import { onDesktop, onTablet } from "../../theme/tokens";
import { PageBody } from "../../ui/PageHeading";
import { PageLink } from "../frame/PageLink";
import type { ShopContact } from "../frame/SectionBoundary";
import { useWords } from "../words/pageWords";
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

// On a phone one line that scrolls sideways as far as the window's edges, with room for the focus ring.
const Filters = styled.ul`
  display: flex; gap: var(--s8); padding: var(--s8) 5vw; margin: calc(-1 * var(--s8)) -5vw; overflow-x: auto; white-space: nowrap;
  ${onTablet} { flex-wrap: wrap; padding: 0; margin: 0; overflow: visible; }
`;

/** Scrolls the line of filters to the chosen one, unless the visitor has scrolled it before the script came. */
function showChosen(filters: HTMLUListElement | null) {
  const chosen = filters?.querySelector<HTMLElement>("[aria-current]");
  if (filters?.scrollLeft === 0 && chosen)
    filters.scrollLeft = chosen.offsetLeft - (filters.clientWidth - chosen.offsetWidth) / 2;
}

const Filter = styled(PageLink)`
  &[aria-current="true"] { color: var(--cream); background: var(--deep); border-color: var(--deep); }
`;

const Count = styled.p`margin: var(--s16) 0; font-weight: 700; color: var(--inkSoft);`;

const Cards = styled.ul`
  display: grid; gap: var(--s12); grid-template-columns: repeat(auto-fill, minmax(min(9.5rem, 100%), 1fr));
  ${onTablet} { grid-template-columns: repeat(3, 1fr); gap: var(--s24); }
  ${onDesktop} { grid-template-columns: repeat(4, 1fr); }
`;

const Empty = styled.p`
  padding: var(--s48) var(--s24); text-align: center;
  border: 1.5px dashed var(--accentInk); border-radius: var(--radius);
`;

const Pages = styled.nav`
  display: flex; flex-wrap: wrap; align-items: center; justify-content: center; gap: var(--s16); margin-top: var(--s32);
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
          <Filters ref={showChosen}>
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
