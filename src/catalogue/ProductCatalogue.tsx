import { graphql } from "gatsby";
import { type MouseEvent, useEffect, useState } from "react";
import styled from "styled-components";
import { media } from "../theme/media";
import { color, radius, space } from "../theme/tokens";
import { type ButtonLook, buttonStyle } from "../ui/Button";
import { CartPanel } from "./CartPanel";
import { Ground, Inner } from "./Ground";
import { cartLines } from "./model/cart";
import { type Category, categories, categoryOfQuery, categorySlug, inCategory } from "./model/category";
import { ProductCard } from "./ProductCard";
import { setQuantity, useCart } from "./useCart";

const Filters = styled.ul`display: flex; flex-wrap: wrap; gap: ${space.tight};`;

const Filter = styled.a<{ $look?: ButtonLook }>`
  ${buttonStyle}
  &[aria-current="true"] { color: ${color.cream}; background: ${color.bottle}; border-color: ${color.bottle}; }
`;

const Count = styled.p`margin: ${space.base} 0; font-weight: 700; color: ${color.inkSoft};`;

const Cards = styled.ul`
  display: grid; gap: ${space.base}; grid-template-columns: repeat(auto-fill, minmax(min(10rem, 100%), 1fr));
  @media ${media.tablet} { grid-template-columns: repeat(3, 1fr); gap: ${space.wide}; }
  @media ${media.desktop} { grid-template-columns: repeat(4, 1fr); }
`;

const Empty = styled.p`
  padding: ${space.block} ${space.wide}; text-align: center;
  border: 1.5px dashed ${color.brassInk}; border-radius: ${radius.edge};
`;

type Props = { catalogue: Queries.ProductShelfFragment; shop: Queries.CartShopFragment };

/** The products, filtered by category, and the cart that collects them (section 2). */
export function ProductCatalogue({ catalogue, shop }: Props) {
  const [category, setCategory] = useState<Category | null>(null);
  const cart = useCart();
  const { products } = catalogue;

  useEffect(() => {
    const readAddress = () => setCategory(categoryOfQuery(window.location.search));
    readAddress();
    window.addEventListener("popstate", readAddress);
    return () => window.removeEventListener("popstate", readAddress);
  }, []);

  const choose = (event: MouseEvent, chosen: Category | null) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    window.history.pushState(window.history.state, "", filterAddress(chosen));
    setCategory(chosen);
  };

  const shown = inCategory(products, category);
  return (
    <Ground>
      <Inner>
        <nav aria-label="Product categories">
          <Filters>
            {[null, ...categories].map((choice) => (
              <li key={choice ?? "all"}>
                <Filter
                  $look="quiet"
                  href={filterAddress(choice)}
                  aria-current={choice === category ? "true" : undefined}
                  onClick={(event) => choose(event, choice)}
                >
                  {choice ?? "All Products"}
                </Filter>
              </li>
            ))}
          </Filters>
        </nav>
        <Count role="status">
          {shown.length} {shown.length === 1 ? "product" : "products"}
          {category && ` in ${category}`}
        </Count>
        {shown.length === 0 ? (
          <Empty>Nothing on this shelf right now. Have a look at All Products, or ask us on WhatsApp.</Empty>
        ) : (
          <Cards>
            {shown.map((product, index) => (
              <ProductCard
                key={product.id}
                product={product}
                quantity={cart[product.id] ?? 0}
                isFirst={index < 4}
                onAdd={() => setQuantity(product.id, (cart[product.id] ?? 0) + 1)}
              />
            ))}
          </Cards>
        )}
        <CartPanel lines={cartLines(cart, products)} shop={shop} />
      </Inner>
    </Ground>
  );
}

const filterAddress = (category: Category | null) => (category === null ? "?" : `?category=${categorySlug(category)}`);

export const query = graphql`
  fragment ProductShelf on ProductCatalogueJson {
    products {
      ...ProductCard
    }
  }
`;
