import { useRef } from "react";
import { flushSync } from "react-dom";
import styled from "styled-components";
import { type Cart, cartCount, cartTotal } from "../../domain/catalogue/cart";
import { orderMessage, orderMessageForLink } from "../../domain/catalogue/orderMessage";
import { rupiah } from "../../format/money";
import { displayFont, inShortViewport, onTablet } from "../../theme/tokens";
import { Actions } from "../../ui/Actions";
import { Button } from "../../ui/Button";
import { ScriptOnly } from "../../ui/hidden";
import { Icon } from "../../ui/Icon";
import { ChatLink } from "../frame/ChatLink";
import type { ShopContact } from "../frame/SectionBoundary";
import { CopyText } from "../words/CopyText";
import { useWords } from "../words/pageWords";
import { clearCart, setQuantity } from "./useCart";

type Props = { cart: Cart; shop: ShopContact };

const CartFrame = styled.section`
  margin-top: var(--s64); padding: min(2.5rem, 5vw);
  color: var(--cream); background: var(--deep); border-radius: var(--radius);
  scroll-margin-top: 6rem;
  > h2 { margin-bottom: var(--s8); }
`;

const CartItems = styled.ul`margin-top: var(--s16); container-type: inline-size;`;

// Two rows: the product with its remove button, then quantity and price. They become one row if they fit, which depends on
// the text size as much as on the window.
const CartItem = styled.li`
  display: grid; align-items: center; gap: var(--s8) var(--s16); padding: var(--s12) 0;
  grid-template: "title remove" auto "figures figures" auto / minmax(0, 1fr) auto;
  border-bottom: 1px solid var(--deepEdge);
  @container (min-width: 36em) { grid-template: "title figures remove" auto / minmax(0, 1fr) auto auto; }
`;

const Title = styled.span`grid-area: title; font-weight: 700;`;

const QuantityAndAmount = styled.div`
  grid-area: figures; display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: var(--s8) var(--s16);
`;

const Quantity = styled.span`display: inline-flex; align-items: center;`;

const QuantityButton = styled.button`
  display: grid; place-items: center; width: clamp(44px, 12vw, 2.75rem); height: clamp(44px, 12vw, 2.75rem); font-size: min(1.25rem, 6vw); font-weight: 700;
  border: 1.5px solid var(--accent); border-radius: var(--radius);
`;

const QuantityNumber = styled.span`min-width: min(2.5rem, 10vw); text-align: center; font-variant-numeric: tabular-nums;`;

const RemoveButton = styled(QuantityButton)`grid-area: remove; justify-self: end;`;

const Amount = styled.span`
  min-width: 7em; margin-left: auto; text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap;
`;

const Total = styled.p`
  display: flex; flex-wrap: wrap; justify-content: space-between; align-items: baseline; gap: var(--s16); padding: var(--s16) 0;
  font-weight: 700;
`;

const TotalAmount = styled.span`${displayFont} font-size: var(--text-heading); color: var(--accentBright);`;

const OrderHint = styled.p`margin-top: var(--s16); font-size: var(--text-small); color: var(--creamSoft);`;

const CutHint = styled(OrderHint)`margin: 0 0 var(--s16);`;

// The live region itself is sticky, because a sticky part inside it could not leave the region's box.
const StickyNotice = styled.div`
  position: sticky; z-index: 10; bottom: var(--s12);
  ${inShortViewport} { position: static; }
`;

const CartLink = styled.a`
  display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: var(--s8);
  min-height: 3.5rem; margin-top: var(--s24); padding: var(--s8) var(--s16);
  font-weight: 800; text-decoration: none; color: var(--night); background: var(--accent);
  border-radius: var(--radius); box-shadow: 0 0.5rem 1.5rem rgb(var(--nightRgb) / 35%);
  ${onTablet} { width: min(24rem, 100%); margin-left: auto; }
`;

const CartLinkText = styled.span`display: inline-flex; align-items: center; gap: var(--s8);`;

/** The cart, and its order as a prefilled chat message. */
export function CartPanel({ cart, shop }: Props) {
  const { cart: words, message: orderWords } = useWords("catalogue");
  const count = cartCount(cart);
  const message = orderMessage(cart, orderWords);
  const linkMessage = orderMessageForLink(cart, orderWords, shop.chatNumber);
  const panel = useRef<HTMLElement>(null);
  const lines = useRef<HTMLUListElement>(null);

  // Removing a line removes the focused button. The focus moves to the line in its place, otherwise to the last line, or to
  // the empty cart.
  const removeWithFocus = (index: number, act: () => void) => {
    flushSync(act);
    const left = lines.current?.children ?? [];
    const next = left[Math.min(index, left.length - 1)] ?? panel.current;
    if (next instanceof HTMLElement) next.focus({ preventScroll: true });
  };

  return (
    <>
      <StickyNotice role="status">
        {count > 0 && (
          <CartLink href="#cart">
            <CartLinkText>
              <Icon name="cart" />
              <span>{words.items(count)}</span>
            </CartLinkText>
            <span lang="id">{rupiah(cartTotal(cart))}</span>
          </CartLink>
        )}
      </StickyNotice>
      <CartFrame id="cart" ref={panel} aria-labelledby="cart-heading" tabIndex={-1}>
        <h2 id="cart-heading">{words.heading}</h2>
        {count === 0 ? (
          <>
            <ScriptOnly as="p">{words.empty}</ScriptOnly>
            <noscript>
              <p>{words.needsScript(shop.phone)}</p>
              <ChatLink shop={shop}>{words.order}</ChatLink>
            </noscript>
          </>
        ) : (
          <>
            <CartItems ref={lines}>
              {cart.map(({ product, quantity, price }, index) => (
                <CartItem key={product.id} tabIndex={-1}>
                  <Title>{product.title}</Title>
                  <QuantityAndAmount>
                    <Quantity>
                      <QuantityButton
                        type="button"
                        aria-label={words.less(product.title)}
                        onClick={() =>
                          quantity > 1
                            ? setQuantity(product, quantity - 1)
                            : removeWithFocus(index, () => setQuantity(product, 0))
                        }
                      >
                        −
                      </QuantityButton>
                      <QuantityNumber>{quantity}</QuantityNumber>
                      <QuantityButton
                        type="button"
                        aria-label={words.more(product.title)}
                        onClick={() => setQuantity(product, quantity + 1)}
                      >
                        +
                      </QuantityButton>
                    </Quantity>
                    <Amount lang="id">{rupiah(price)}</Amount>
                  </QuantityAndAmount>
                  <RemoveButton
                    type="button"
                    aria-label={words.remove(product.title)}
                    onClick={() => removeWithFocus(index, () => setQuantity(product, 0))}
                  >
                    <Icon name="close" />
                  </RemoveButton>
                </CartItem>
              ))}
            </CartItems>
            <Total>
              Total <TotalAmount lang="id">{rupiah(cartTotal(cart))}</TotalAmount>
            </Total>
            {linkMessage !== message && <CutHint>{words.cut}</CutHint>}
            <Actions $minWidth="14rem">
              <ChatLink shop={shop} message={linkMessage}>
                <Icon name="chat" />
                {words.order}
              </ChatLink>
              <CopyText text={message} label={words.copy} copied={words.copied} />
              <Button $look="text" onClick={() => removeWithFocus(0, clearCart)}>
                {words.clear}
              </Button>
            </Actions>
            <OrderHint>{words.hint(shop.phone)}</OrderHint>
          </>
        )}
      </CartFrame>
    </>
  );
}
