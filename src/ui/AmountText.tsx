const amountProps = { lang: "id", style: { whiteSpace: "nowrap" } } as const;

type Props = { children: string };

/**
 * A text whose amounts of rupiah stay on one line, marked as Indonesian, since an English voice would read "Rp 120.000" as
 * 120 point 0. Every part is an element, because React cannot replace text nodes that a browser's translator has replaced.
 */
export function AmountText({ children }: Props) {
  // The pattern has a group, so `split` keeps the matches: every second part is an amount.
  return children.split(/(Rp\s[\d.]*\d)/).map(
    (part, index) =>
      part && (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never move
        <span key={index} {...(index % 2 === 1 ? amountProps : {})}>
          {part}
        </span>
      ),
  );
}
