import { graphql } from "gatsby";
import styled, { css } from "styled-components";
import { chatLink } from "../../domain/contact/chatLink";
import { rupiah } from "../../format/money";
import { belowTablet, displayFont, onDesktop, onTablet } from "../../theme/tokens";
import { AmountText } from "../../ui/AmountText";
import { Badge } from "../../ui/Badge";
import { Button, newTab } from "../../ui/Button";
import { Hidden, scriptOnlyStyle } from "../../ui/hidden";
import { Icon } from "../../ui/Icon";
import { Picture } from "../../ui/Picture";
import type { ShopContact } from "../frame/SectionBoundary";
import { useWords } from "../words/pageWords";
import { Rating } from "./Rating";

type Props = {
  product: Queries.ProductCardFragment;
  shop: ShopContact;
  quantity: number;
  isFirst: boolean;
  onAdd: () => void;
};

const acrossLine = css`
  grid-column: 1 / -1; grid-row: auto; grid-template: auto / 1fr 2fr 1fr; align-items: center; column-gap: var(--s16); padding-bottom: 0;
`;

// The cards of a line share three rows, so that their prices stand side by side; not in browsers without subgrid. One that
// is alone on the last line, of two, three or four, lies across it.
const Card = styled.li`
  display: grid; grid-row: span 3; row-gap: 0; padding-bottom: var(--s16);
  grid-template-rows: auto 1fr auto; grid-template-rows: subgrid;
  background: var(--paperRaised); border: 1.5px solid var(--paperEdge); border-radius: var(--radius); overflow: hidden;
  ${onTablet} and (max-width: 63.9rem) { &:last-child:nth-child(3n + 1) { ${acrossLine} grid-template-columns: repeat(3, 1fr); } }
  ${onDesktop} { &:last-child:nth-child(4n + 1) { ${acrossLine} } }
  @media (min-width: 22rem) and (max-width: 33rem) { &:last-child:nth-child(2n + 1) { grid-column: 1 / -1; grid-row: auto; grid-template: 1fr auto / 1fr 1fr; > :first-child { grid-row: span 2; aspect-ratio: auto; margin-bottom: calc(-1 * var(--s16)); } } }
`;

// Chromium requests lazy pictures up to three screens ahead, before the first paint, but none in content that
// `content-visibility` skips. The box has its size without the picture, so nothing shifts.
const PictureBox = styled.div`position: relative; aspect-ratio: 1; content-visibility: auto;`;

const Photo = styled(Picture)`
  width: 100%; height: 100%; object-fit: cover;
  [data-in-stock="false"] & { filter: grayscale(0.7) brightness(0.75); }
`;

const OnPicture = styled(Badge)`position: absolute; top: var(--s12); left: var(--s12);`;

const Part = styled.div`
  display: flex; flex-direction: column; gap: var(--s8); padding: var(--s12) var(--s12) 0;
  ${onTablet} { padding-inline: var(--s16); }
`;

const Title = styled.h2`font-size: var(--text-lead);`;

const Description = styled.p`font-size: var(--text-small); color: var(--inkSoft);`;

const Line = styled.p`display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 var(--s8);`;

const Price = styled.span`${displayFont} font-size: 1.25rem; white-space: nowrap;`;

const State = styled(Line)`margin-bottom: var(--s8); font-size: var(--text-small);`;

const OriginalPrice = styled.s`font-size: var(--text-small); color: var(--inkSoft); white-space: nowrap;`;

const Saving = styled.b`color: var(--promo); white-space: nowrap;`;

// Quiet unless it keeps from buying.
const Stock = styled.span`
  color: var(--inkSoft);
  [data-in-stock="false"] & { display: flex; align-items: center; gap: var(--s4); font-weight: 700; color: var(--danger); }
`;

const AskLink = styled.a`margin-block: -0.75rem; line-height: 2.75rem;`;

const AddButton = styled(Button)`
  width: 100%; margin-top: auto; padding-inline: var(--s4); ${scriptOnlyStyle}
  ${belowTablet} { gap: var(--s4); font-size: var(--text-small); }
`;

// As wide as the icon that it replaces, so nothing shifts. The number is generated content, so that the button's accessible
// name stays the same.
const InCart = styled.span`
  &::before { content: attr(data-count); }
  min-width: 1.25rem; padding: 0 0.25rem; font-size: var(--text-small); line-height: 1.25rem;
  font-variant-numeric: tabular-nums; color: var(--night); background: var(--accent); border-radius: 999px;
`;

/** A product. One that is sold out has a chat in which to ask when it comes back. */
export function ProductCard({ product, shop, quantity, isFirst, onAdd }: Props) {
  const words = useWords("catalogue");
  const { originalPrice, price, inStock } = product;
  const label = inStock ? words.add : words.outOfStock;
  return (
    <Card data-in-stock={inStock}>
      <PictureBox>
        {/* The title beside the picture is its text. */}
        <Photo file={product.image} alt="" isFirst={isFirst} />
        {product.badge && <OnPicture>{product.badge}</OnPicture>}
      </PictureBox>
      <Part>
        <Title>{product.title}</Title>
        {product.rating !== null && product.reviews ? (
          <Rating rating={product.rating} reviews={product.reviews} />
        ) : null}
        <Description>{product.description}</Description>
      </Part>
      <Part>
        <Line>
          <Price lang="id">{rupiah(price)}</Price>
          {originalPrice !== null && (
            <OriginalPrice>
              <Hidden>{words.originalPrice}</Hidden>
              <span lang="id">{rupiah(originalPrice)}</span>
            </OriginalPrice>
          )}
        </Line>
        <State>
          {originalPrice !== null && (
            <Saving>
              <AmountText>{words.saving(rupiah(originalPrice - price))}</AmountText>
            </Saving>
          )}
          <Stock>
            {!inStock && <Icon name="close" />}
            {inStock ? words.inStock : words.outOfStock}
          </Stock>
          {!inStock && (
            <AskLink
              href={chatLink(shop.chatNumber, words.askMessage(product.title))}
              aria-label={`${words.ask}: ${product.title}`}
              {...newTab}
            >
              {words.ask}
            </AskLink>
          )}
        </State>
        <AddButton $look="deep" disabled={!inStock} aria-label={`${label}: ${product.title}`} onClick={onAdd}>
          {inStock && (quantity > 0 ? <InCart data-count={quantity} /> : <Icon name="cart" />)}
          {/* In an element, because React cannot insert before a text node that a browser's translator has replaced. */}
          <span>{label}</span>
        </AddButton>
      </Part>
    </Card>
  );
}

/** @public */
export const query = graphql`
  fragment ProductCard on ProductCatalogueJsonProducts {
    id
    title
    description
    category
    price
    originalPrice
    rating
    reviews
    badge
    inStock
    image {
      childImageSharp {
        gatsbyImageData(
          layout: CONSTRAINED
          width: 600
          aspectRatio: 1
          outputPixelDensities: [0.667, 1]
          sizes: "(min-width: 64rem) 17rem, (min-width: 34rem) 28vw, (min-width: 22rem) 46vw, 92vw"
          quality: 68
          placeholder: DOMINANT_COLOR
        )
      }
    }
  }
`;
