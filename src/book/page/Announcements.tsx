import { type Dispatch, type SetStateAction, useEffect } from "react";
import styled from "styled-components";
import { color, space } from "../../theme/tokens";
import { hiddenStyle } from "../../ui/hidden";
import { SendToCustomer } from "../requests/SendToCustomer";
import type { Announcement, Undo } from "./bookContext";
import { QuietButton } from "./bookLayout";

type Props = {
  announced: readonly Announcement[];
  setAnnounced: Dispatch<SetStateAction<readonly Announcement[]>>;
};

// Sticky at the window's lower edge, so that it is visible wherever the tap was, and shifts no content. At the page's end it
// stands below the content and covers nothing.
const Region = styled.div<{ $isEmpty: boolean }>`
  position: sticky; z-index: 5; bottom: 0; display: grid; gap: ${space.s8}; max-height: 50vh; overflow-y: auto;
  padding: ${space.s8} 0; background: ${color.paper}; border-top: 1.5px solid ${color.accent};
  ${({ $isEmpty }) => $isEmpty && hiddenStyle}
`;

const Row = styled.div`
  display: flex; flex-wrap: wrap; gap: ${space.s8} ${space.s12}; align-items: center; min-height: 3rem; font-weight: 700;
  & > p { flex: 1 1 16rem; }
`;

const shownMs = 15_000;

const hasCustomerMessage = ({ message }: Announcement): boolean => Boolean(message);

/** Adds an announcement. Earlier ones stay only if they have a message to the customer and are about another entry. */
export const withAnnouncement = (announced: readonly Announcement[], next: Announcement): readonly Announcement[] => [
  ...announced.filter((one) => hasCustomerMessage(one) && one.entryId !== next.entryId),
  next,
];

/**
 * The announcements of the last actions, shown for fifteen seconds while the page is visible. An announcement with a message
 * to the customer stays until the shop sends the message or closes the announcement.
 */
export function Announcements({ announced, setAnnounced }: Props) {
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
    <Region $isEmpty={announced.length === 0}>
      {rows.map((one, index) => {
        const { text = "", undo, message } = one ?? {};
        const isLast = index === rows.length - 1;
        return (
          <Row key={isLast ? "last" : index}>
            <p role={isLast ? "status" : undefined}>{text}</p>
            {one && undo && <QuietButton onClick={() => void runUndo(one, undo)}>Urungkan</QuietButton>}
            {message && (
              <SendToCustomer
                {...message}
                label="Kabari pelanggan"
                // The browser must follow the link before the link is removed.
                onSent={() => setTimeout(() => one && dismiss(one))}
              />
            )}
            {one && (
              <QuietButton key={text} onClick={() => dismiss(one)}>
                Tutup
              </QuietButton>
            )}
          </Row>
        );
      })}
    </Region>
  );
}
