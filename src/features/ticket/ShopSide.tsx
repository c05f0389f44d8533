import { useState } from "react";
import styled from "styled-components";
import { useLazyModule } from "../../platform/runtime/useLazyModule";
import { color, gutter, space, type } from "../../theme/tokens";
import { Button } from "../../ui/Button";
import type { ShopAnswersProps } from "../book/ShopAnswers";

/** Loads the shop's answers. Never resolves on a phone with a book, which it opens instead. */
async function loadAnswers() {
  const { ShopAnswers, openBookIfKept } = await import(/* webpackChunkName: "shop-answers" */ "../book/ShopAnswers");
  return (await openBookIfKept()) ? new Promise<never>(() => {}) : ShopAnswers;
}

const Section = styled.section`
  padding: ${space.block} ${gutter};
  color: ${color.ink}; background: ${color.paper};
`;

const FoldTitle = styled.summary`padding: ${space.tight} 0; font-size: ${type.heading}; cursor: pointer;`;

const Heading = styled.h2`display: inline; font-size: 1em;`;

const Body = styled.div`display: grid; gap: ${space.base}; margin: ${space.base} 0;`;

/**
 * The shop's side of a ticket: what to check, and the answers, or the way into the shop's book. It is folded under one line,
 * because the customer opens the same link, and loads the answers once it is unfolded.
 */
export function ShopSide(props: ShopAnswersProps) {
  const [isOpen, setOpen] = useState(false);
  const answers = useLazyModule(loadAnswers, isOpen);
  return (
    <Section aria-labelledby="ticket-for-shop" lang="id">
      <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <FoldTitle>
          <Heading id="ticket-for-shop">
            {props.booking.status === "cancelled" ? "Untuk toko" : "Untuk toko: jawab booking ini"}
          </Heading>
        </FoldTitle>
        <Body>
          {answers.status === "ready" && <answers.part {...props} />}
          {answers.status === "waiting" && <p role="status">Memuat jawaban…</p>}
          {answers.status === "failed" && (
            <>
              <p role="alert">Jawaban belum bisa dimuat. Periksa internet, atau balas langsung di chat pelanggan.</p>
              <Button type="button" $look="ink" onClick={answers.retry}>
                Coba lagi
              </Button>
            </>
          )}
        </Body>
      </details>
    </Section>
  );
}
