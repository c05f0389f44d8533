import { graphql } from "gatsby";
import styled from "styled-components";
import { chatLink } from "../../domain/formats/chatLink";
import { rupiah } from "../../format/rupiah";
import { media } from "../../theme/media";
import { color, font, radius, space, textSize } from "../../theme/tokens";
import { Badge } from "../../ui/Badge";
import { Button, newTab } from "../../ui/Button";
import { Hidden } from "../../ui/hidden";
import { Icon } from "../../ui/Icon";
import { Picture } from "../../ui/Picture";
import { ScriptOnly } from "../../ui/ScriptOnly";
import { useWords } from "../shell/pageWords";
import type { ShopContact } from "../shell/SectionBoundary";
import { Rating } from "./Rating";

type Props = {
  product: Queries.ProductCardFragment;
  shop: ShopContact;
  quantity: number;
  isFirst: boolean;
  onAdd: () => void;
};

const Card = styled.li`
  display: flex; flex-direction: column;
  background: ${color.paperRaised}; border: 1.5px solid ${color.paperEdge}; border-radius: ${radius.box}; overflow: hidden;
`;

// Chromium requests lazy pictures up to three screens ahead, before the first paint, but none in content that
// `content-visibility` skips. The box has its size without the picture, so nothing shifts.
const PictureBox = styled.div`position: relative; aspect-ratio: 1; content-visibility: auto; background: ${color.dusk};`;

const Photo = styled(Picture)<{ $isFaded: boolean }>`
  width: 100%; height: 100%; object-fit: cover;
  ${({ $isFaded }) => $isFaded && "filter: grayscale(0.7) brightness(0.75);"}
`;

const OnPicture = styled(Badge)`position: absolute; top: ${space.s12}; left: ${space.s12};`;

const Body = styled.div`
  display: flex; flex: 1; flex-direction: column; gap: ${space.s8}; padding: ${space.s12};
  @media ${media.tablet} { padding: ${space.s16}; }
`;

const Title = styled.h2`font-size: ${textSize.lead};`;

const Description = styled.p`margin-bottom: auto; font-size: ${textSize.small}; color: ${color.inkSoft};`;

const PriceLine = styled.p`display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 ${space.s8};`;

const Price = styled.span`font-family: ${font.display}; font-size: 1.25rem; font-weight: 900; white-space: nowrap;`;

const OriginalPrice = styled.s`font-size: ${textSize.small}; color: ${color.inkSoft}; white-space: nowrap;`;

const Saving = styled.span`font-size: ${textSize.small}; font-weight: 700; color: ${color.promo}; white-space: nowrap;`;

const Stock = styled.p<{ $inStock: boolean }>`
  display: flex; align-items: center; gap: ${space.s8}; font-size: ${textSize.small}; font-weight: 700;
  color: ${({ $inStock }) => ($inStock ? color.promo : color.danger)};
`;

const AddButton = styled(Button)`width: 100%; padding-inline: ${space.s4};`;

// As wide as the icon that it replaces, so nothing shifts. The number is generated content, so that the button's accessible
// name stays the same.
const InCart = styled.span`
  &::before { content: attr(data-count); }
  min-width: 1.25rem; padding: 0 0.25rem; font-size: ${textSize.small}; line-height: 1.25rem;
  font-variant-numeric: tabular-nums; color: ${color.night}; background: ${color.accent}; border-radius: ${radius.pill};
`;

/** A product. One that is sold out has a chat in which to ask when it comes back. */
export function ProductCard({ product, shop, quantity, isFirst, onAdd }: Props) {
  const words = useWords("catalogue");
  const { originalPrice, price, inStock } = product;
  const label = inStock ? words.add : words.outOfStock;
  return (
    <Card>
      <PictureBox>
        <Photo file={product.image} alt={product.title} isFirst={isFirst} $isFaded={!inStock} />
        {product.badge && <OnPicture>{product.badge}</OnPicture>}
      </PictureBox>
      <Body>
        <Title>{product.title}</Title>
        {product.rating !== null && product.reviews ? (
          <Rating rating={product.rating} reviews={product.reviews} />
        ) : null}
        <Description>{product.description}</Description>
        <PriceLine>
          <Price>{rupiah(price)}</Price>
          {originalPrice !== null && (
            <>
              <OriginalPrice>
                <Hidden>{words.originalPrice}</Hidden>
                {rupiah(originalPrice)}
              </OriginalPrice>
              <Saving>{words.saving(rupiah(originalPrice - price))}</Saving>
            </>
          )}
        </PriceLine>
        <Stock $inStock={inStock}>
          <Icon name={inStock ? "check" : "close"} />
          {inStock ? words.inStock : words.outOfStock}
        </Stock>
        <ScriptOnly>
          <AddButton $look="deep" disabled={!inStock} aria-label={`${label}: ${product.title}`} onClick={onAdd}>
            {inStock && (quantity > 0 ? <InCart data-count={quantity} /> : <Icon name="cart" />)}
            {/* In an element, because React cannot insert before a text node that a browser's translator has replaced. */}
            <span>{label}</span>
          </AddButton>
        </ScriptOnly>
        {!inStock && (
          <Description>
            <a href={chatLink(shop.chatNumber, words.askMessage(product.title))} {...newTab}>
              {words.ask}
            </a>
          </Description>
        )}
      </Body>
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
          sizes: "(min-width: 64rem) 17rem, (min-width: 44rem) 30vw, (min-width: 22rem) 46vw, 92vw"
          quality: 68
        )
      }
    }
  }
`;
