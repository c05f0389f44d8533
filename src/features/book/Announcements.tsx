import { type Dispatch, type SetStateAction, useEffect } from "react";
import styled from "styled-components";
import { color, space } from "../../theme/tokens";
import { ignoresSecondTap } from "../../ui/Button";
import { hiddenStyle } from "../../ui/hidden";
import { covering } from "../../ui/keepFocusInSight";
import { SendToCustomer } from "../ticket/SendToCustomer";
import type { BookContextValue, Undo } from "./bookContext";
import { notPrinted, QuietButton } from "./bookLayout";

/** What was just done, how it is undone, the message to the customer, and the entry that it is about. */
export type Announced = Parameters<BookContextValue["announce"]>;

type Props = {
  announced: readonly Announced[];
  change: Dispatch<SetStateAction<readonly Announced[]>>;
};

// At the window's lower edge, in sight wherever the answer was tapped; in the flow at the page's end: it comes and goes without
// moving anything, and covers nothing that cannot be scrolled away from under it.
const Region = styled.div<{ $isEmpty: boolean }>`
  position: sticky; z-index: 5; bottom: 0; display: grid; gap: ${space.tight}; max-height: 50vh; overflow-y: auto;
  padding: ${space.tight} 0; background: ${color.paper}; border-top: 1.5px solid ${color.brass};
  ${({ $isEmpty }) => $isEmpty && hiddenStyle}
  ${notPrinted}
`;

const Row = styled.div`
  display: flex; flex-wrap: wrap; gap: ${space.tight} ${space.close}; align-items: center; min-height: 3rem; font-weight: 700;
  & > p { flex: 1 1 16rem; }
`;

// It comes where "Urungkan" stood a moment ago.
const Close = styled(QuietButton)`${ignoresSecondTap}`;

const shownMs = 15_000;

export const hasCustomerMessage = ([, , message]: Announced): boolean => Boolean(message);

/**
 * What was just done, for a quarter of a minute in which the page is looked at. What a customer is to be told of stays, whatever
 * else is done, until he is written to or it is closed.
 */
export function Announcements({ announced, change }: Props) {
  useEffect(() => {
    if (announced.every(hasCustomerMessage)) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const count = () => {
      clearTimeout(timer);
      if (document.visibilityState === "visible")
        timer = setTimeout(() => change((before) => before.filter(hasCustomerMessage)), shownMs);
    };
    count();
    document.addEventListener("visibilitychange", count);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", count);
    };
  }, [announced, change]);
  const close = (one: Announced) => change((before) => before.filter((other) => other !== one));
  const undone = async (one: Announced, undo: Undo) => {
    const isUndone = await undo();
    // What could not be written is named elsewhere.
    if (isUndone === null) return close(one);
    const said: Announced = [isUndone ? "Diurungkan." : "Tidak diurungkan: catatannya sudah berubah lagi sejak itu."];
    change((before) => [...before.filter((other) => other !== one && hasCustomerMessage(other)), said]);
  };
  // The last one stands in a live region, which is there before it speaks.
  const rows = announced.length > 0 ? announced : [null];
  return (
    <Region $isEmpty={announced.length === 0} {...covering}>
      {rows.map((one, index) => {
        const [text = "", undo, message] = one ?? [];
        const isLast = index === rows.length - 1;
        return (
          <Row key={isLast ? "last" : index}>
            <p role={isLast ? "status" : undefined}>{text}</p>
            {one && undo && <QuietButton onClick={() => void undone(one, undo)}>Urungkan</QuietButton>}
            {message && (
              <SendToCustomer
                {...message}
                label="Kabari pelanggan"
                look="quiet"
                // The browser follows the link before it goes.
                onSent={() => setTimeout(() => one && close(one))}
              />
            )}
            {one && (
              <Close key={text} onClick={() => close(one)}>
                Tutup
              </Close>
            )}
          </Row>
        );
      })}
    </Region>
  );
}
