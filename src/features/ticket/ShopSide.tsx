import { useState } from "react";
import styled from "styled-components";
import { useLazyModule } from "../../runtime/useLazyModule";
import { color, gutter, space, textSize } from "../../theme/tokens";
import { Button } from "../../ui/Button";
import type { ShopAnswersProps } from "./ShopAnswers";

/**
 * Loads the shop's answers. On a phone with a book it opens the book instead and never resolves, so that nobody can tap an
 * answer before the book has replaced this page.
 */
async function loadAnswers() {
  const { ShopAnswers, openBookIfKept } = await import(/* webpackChunkName: "shop-answers" */ "./ShopAnswers");
  return (await openBookIfKept()) ? new Promise<never>(() => {}) : ShopAnswers;
}

const Side = styled.section`
  padding: ${space.s48} ${gutter};
  color: ${color.ink}; background: ${color.paper};
`;

const FoldTitle = styled.summary`padding: ${space.s8} 0; font-size: ${textSize.heading}; cursor: pointer;`;

const Heading = styled.h2`display: inline; font-size: 1em;`;

const Body = styled.div`display: grid; gap: ${space.s16}; margin: ${space.s16} 0;`;

/**
 * The shop's side of a ticket: points to check, and the answers, or the way into the shop's book. It is folded into one
 * line, because the customer opens the same link. The answers load once it is unfolded.
 */
export function ShopSide(props: ShopAnswersProps) {
  const [isOpen, setOpen] = useState(false);
  const answers = useLazyModule(loadAnswers, isOpen);
  return (
    <Side aria-labelledby="ticket-for-shop" lang="id">
      <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <FoldTitle>
          <Heading id="ticket-for-shop">
            {props.booking.status === "cancelled" ? "Untuk toko" : "Untuk toko: jawab booking ini"}
          </Heading>
        </FoldTitle>
        <Body>
          {answers.status === "ready" && <answers.module {...props} />}
          {answers.status === "waiting" && <p role="status">Memuat jawaban…</p>}
          {answers.status === "failed" && (
            <>
              <p role="alert">Jawaban belum bisa dimuat. Periksa internet, atau balas langsung di chat pelanggan.</p>
              <Button type="button" $look="deep" onClick={answers.retry}>
                Coba lagi
              </Button>
            </>
          )}
        </Body>
      </details>
    </Side>
  );
}
