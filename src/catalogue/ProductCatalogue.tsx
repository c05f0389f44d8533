import { Link } from "gatsby";
import { type MouseEvent, useEffect, useState } from "react";
import styled, { css } from "styled-components";
import { media } from "../theme/media";
import { color, radius, space } from "../theme/tokens";
import { type ButtonLook, buttonStyle } from "../ui/Button";
import { ScriptOnly } from "../ui/ScriptOnly";
import { CartPanel } from "./CartPanel";
import { Ground } from "./Ground";
import { quantityOf } from "./model/cart";
import { type Category, categories, categoryOfQuery, categorySlug, inCategory } from "./model/category";
import { shelfPages, shelfPath, shelfSize } from "./model/shelf";
import { ProductCard } from "./ProductCard";
import { setQuantity, useCart } from "./useCart";

const Filters = styled.ul`display: flex; flex-wrap: wrap; gap: ${space.tight};`;

const filterStyle = css<{ $look?: ButtonLook }>`
  ${buttonStyle}
  &[aria-current="true"] { color: ${color.cream}; background: ${color.bottle}; border-color: ${color.bottle}; }
`;

const Filter = styled.a<{ $look?: ButtonLook }>`${filterStyle}`;

const FilterPage = styled(Link)<{ $look?: ButtonLook }>`${filterStyle}`;

const Count = styled.p`margin: ${space.base} 0; font-weight: 700; color: ${color.inkSoft};`;

const Cards = styled.ul`
  display: grid; gap: ${space.close}; grid-template-columns: repeat(auto-fill, minmax(min(9.5rem, 100%), 1fr));
  @media ${media.tablet} { grid-template-columns: repeat(3, 1fr); gap: ${space.wide}; }
  @media ${media.desktop} { grid-template-columns: repeat(4, 1fr); }
`;

const Empty = styled.p`
  padding: ${space.block} ${space.wide}; text-align: center;
  border: 1.5px dashed ${color.brassInk}; border-radius: ${radius.edge};
`;

const Pages = styled.nav`
  display: flex; flex-wrap: wrap; align-items: center; justify-content: center; gap: ${space.base}; margin-top: ${space.loose};
`;

const PageLink = styled(Link)<{ $look?: ButtonLook }>`${buttonStyle}`;

type Product = Queries.ProductCardFragment;

type Props = {
  /** On the first page the whole catalogue, from which the filters pick; on a later one the products of that page. */
  products: readonly Product[];
  /** How many products the whole catalogue holds. */
  count: number;
  page?: number;
  shop: Queries.CartShopFragment;
};

/** The products, filtered by category and shown page by page, and the cart that collects them (section 2). */
export function ProductCatalogue({ products, count, page = 1, shop }: Props) {
  const [category, setCategory] = useState<Category | null>(null);
  const [room, setRoom] = useState(shelfSize);
  const cart = useCart();
  const isFirstPage = page === 1;

  useEffect(() => {
    if (!isFirstPage) return;
    const readAddress = () => setCategory(categoryOfQuery(window.location.search));
    readAddress();
    window.addEventListener("popstate", readAddress);
    return () => window.removeEventListener("popstate", readAddress);
  }, [isFirstPage]);

  const choose = (event: MouseEvent, chosen: Category | null) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    window.history.pushState(window.history.state, "", filterQuery(chosen) || "?");
    setCategory(chosen);
    setRoom(shelfSize);
  };

  const chosen = inCategory(products, category);
  const shown = chosen.slice(0, room);
  const total = isFirstPage ? chosen.length : count;
  const pages = shelfPages(count);
  const showMore = (event: MouseEvent) => {
    event.preventDefault();
    setRoom(room + shelfSize);
  };

  return (
    <Ground>
      <ScriptOnly as="nav" aria-label="Product categories">
        <Filters>
          {[null, ...categories].map((choice) => (
            <li key={choice ?? "all"}>
              {isFirstPage ? (
                <Filter
                  $look="quiet"
                  href={filterQuery(choice) || "?"}
                  aria-current={choice === category ? "true" : undefined}
                  onClick={(event) => choose(event, choice)}
                >
                  {choice ?? "All Products"}
                </Filter>
              ) : (
                <FilterPage
                  $look="quiet"
                  to={`${shelfPath(1)}${filterQuery(choice)}`}
                  aria-current={choice === null ? "true" : undefined}
                >
                  {choice ?? "All Products"}
                </FilterPage>
              )}
            </li>
          ))}
        </Filters>
      </ScriptOnly>
      <Count role="status">
        {total} {total === 1 ? "product" : "products"}
        {category && ` in ${category}`}
        {!isFirstPage && `, page ${page} of ${pages}`}
      </Count>
      {shown.length === 0 ? (
        <Empty>Nothing on this shelf right now. Have a look at All Products, or ask us on WhatsApp.</Empty>
      ) : (
        <Cards>
          {shown.map((product, index) => (
            <ProductCard
              key={product.id}
              product={product}
              quantity={quantityOf(cart, product.id)}
              isFirst={index < 2}
              onAdd={() => setQuantity(product, quantityOf(cart, product.id) + 1)}
            />
          ))}
        </Cards>
      )}
      {isFirstPage && shown.length < chosen.length && (
        <Pages aria-label="More products">
          <PageLink $look="quiet" to={shelfPath(2)} onClick={showMore}>
            Show more products
          </PageLink>
        </Pages>
      )}
      {!isFirstPage && (
        <Pages aria-label="Pages">
          <PageLink $look="quiet" to={shelfPath(page - 1)}>
            Previous page
          </PageLink>
          {page < pages && (
            <PageLink $look="quiet" to={shelfPath(page + 1)}>
              Next page
            </PageLink>
          )}
        </Pages>
      )}
      <CartPanel cart={cart} shop={shop} />
    </Ground>
  );
}

const filterQuery = (category: Category | null) => (category === null ? "" : `?category=${categorySlug(category)}`);
