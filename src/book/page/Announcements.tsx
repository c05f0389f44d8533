import { type Dispatch, type SetStateAction, useEffect } from "react";
import styled from "styled-components";
import { color, gutter, space, textSize } from "../../theme/tokens";
import { hiddenStyle } from "../../ui/hidden";
import { Icon } from "../../ui/Icon";
import { SendToCustomer } from "../requests/SendToCustomer";
import type { Announcement, Undo } from "./bookContext";

type Props = {
  announced: readonly Announcement[];
  setAnnounced: Dispatch<SetStateAction<readonly Announcement[]>>;
  isFormOpen: boolean;
  /** Whether a newer version of the page is ready. */
  isOutdated: boolean;
};

// Sticky at the window's lower edge, so that it is visible wherever the tap was, and shifts no content. At the page's end it
// stands below the content and covers nothing. While a form is open it stands there only.
const Region = styled.div<{ $isEmpty: boolean; $isSticky: boolean }>`
  position: ${({ $isSticky }) => ($isSticky ? "sticky" : "static")}; z-index: 5; bottom: 0; max-height: 50vh; overflow-y: auto;
  padding: 0 ${gutter}; color: ${color.cream}; background: ${color.night};
  ${({ $isEmpty }) => $isEmpty && hiddenStyle}
  @media print { display: none; }
`;

const Row = styled.div<{ $isEmpty?: boolean }>`
  display: flex; flex-wrap: wrap; gap: 0 ${space.s8}; align-items: center; min-height: 3.5rem;
  font-size: ${textSize.small}; line-height: 1.3;
  & > p { flex: 1 1 8rem; }
  ${({ $isEmpty }) => $isEmpty && hiddenStyle}
`;

const BarButton = styled.button`
  min-width: 2.75rem; min-height: 2.75rem; padding: 0 ${space.s8}; font-weight: 700; color: ${color.accentBright};
  background: none; border: 0;
`;

const shownMs = 15_000;

export const hasCustomerMessage = ({ message }: Announcement): boolean => Boolean(message);

/** Adds an announcement. Earlier ones stay only if they have a message to the customer and are about another entry. */
export const withAnnouncement = (announced: readonly Announcement[], next: Announcement): readonly Announcement[] => [
  ...announced.filter((one) => hasCustomerMessage(one) && one.entryId !== next.entryId),
  next,
];

/**
 * The announcements of the last actions, shown for fifteen seconds while the page is visible. An announcement with a message
 * to the customer stays until the shop sends the message or closes the announcement.
 */
export function Announcements({ announced, setAnnounced, isFormOpen, isOutdated }: Props) {
  useEffect(() => {
    if (announced.every(hasCustomerMessage)) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const restartTimer = () => {
      clearTimeout(timer);
      if (document.visibilityState === "visible")
        timer = setTimeout(() => setAnnounced((before) => before.filter(hasCustomerMessage)), shownMs);
    };
    restartTimer();
    document.addEventListener("visibilitychange", restartTimer);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", restartTimer);
    };
  }, [announced, setAnnounced]);
  const dismiss = (one: Announcement) => setAnnounced((before) => before.filter((other) => other !== one));
  const runUndo = async (one: Announcement, undo: Undo) => {
    const result = await undo();
    const text = result === "undone" ? "Diurungkan." : "Tidak diurungkan: catatannya sudah berubah lagi sejak itu.";
    setAnnounced((before) =>
      withAnnouncement(
        before.filter((other) => other !== one),
        { text },
      ),
    );
  };
  // An empty row remains, because screen readers report changes only in an element that exists already.
  const rows = announced.length > 0 ? announced : [null];
  return (
    <Region $isEmpty={announced.length === 0 && !isOutdated} $isSticky={!isFormOpen}>
      {isOutdated && (
        <Row>
          <p>Ada versi baru halaman ini, mungkin dengan harga atau jam lain.</p>
          <BarButton type="button" onClick={() => window.location.reload()}>
            Muat ulang
          </BarButton>
        </Row>
      )}
      {rows.map((one, index) => {
        const { text = "", undo, message } = one ?? {};
        const isLast = index === rows.length - 1;
        return (
          <Row key={isLast ? "last" : index} $isEmpty={one === null}>
            <p role={isLast ? "status" : undefined}>{text}</p>
            {one && undo && (
              <BarButton type="button" onClick={() => void runUndo(one, undo)}>
                Urungkan
              </BarButton>
            )}
            {message && (
              <SendToCustomer
                {...message}
                label="Kabari pelanggan"
                look="accent"
                // The browser must follow the link before the link is removed.
                onSent={() => setTimeout(() => one && dismiss(one))}
              />
            )}
            {one && (
              <BarButton key={text} type="button" aria-label="Tutup" onClick={() => dismiss(one)}>
                <Icon name="close" />
              </BarButton>
            )}
          </Row>
        );
      })}
    </Region>
  );
}
