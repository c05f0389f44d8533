import { type Dispatch, type SetStateAction, useEffect } from "react";
import styled from "styled-components";
import { ignoresSecondTap } from "../../runtime/secondTap";
import { hiddenStyle } from "../../ui/hidden";
import { Icon } from "../../ui/Icon";
import { type Announcement, type Undo, untilWritten } from "../context/bookContext";
import { SendToCustomer } from "../entries/AnswerLinks";

type Props = {
  announced: Announcement | null;
  setAnnounced: Dispatch<SetStateAction<Announcement | null>>;
  /** Whether a newer version of the page is ready. */
  isOutdated: boolean;
};

// Sticky at the window's lower edge, so that it is visible wherever the tap was, and shifts no content. At the page's end it
// stands below the content and covers nothing.
const Region = styled.div`
  position: sticky; z-index: 5; bottom: 0; max-height: 50vh; overflow-y: auto;
  padding: 0 var(--edge); color: var(--cream); background: var(--night);
  &[data-empty="true"] { ${hiddenStyle} }
`;

const Row = styled.div`
  display: flex; flex-wrap: wrap; gap: 0 var(--s8); align-items: center; min-height: 3.5rem;
  font-size: var(--text-small); line-height: 1.3;
  --button-inset: var(--s12);
  & > p {
    display: -webkit-box; flex: 1 1 7rem; overflow: hidden; -webkit-box-orient: vertical; -webkit-line-clamp: 2;
  }
  &[data-empty="true"] { ${hiddenStyle} }
`;

const BarButton = styled.button`
  min-width: 2.75rem; min-height: 2.75rem; padding: 0 var(--s8); font-weight: 700; color: var(--accentBright);
`;

const shownMs = 15_000;

/**
 * What was done last, shown for fifteen seconds while the page is visible, or until the next action. With a message to the
 * customer, or a failure, it stays until the shop does something about it or something else.
 */
export function AnnouncementBar({ announced, setAnnounced, isOutdated }: Props) {
  const { text = "", undo, message } = announced ?? {};
  useEffect(() => {
    if (announced === null || announced.message || announced.isFailure) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const restartTimer = () => {
      clearTimeout(timer);
      if (document.visibilityState === "visible") timer = setTimeout(() => setAnnounced(null), shownMs);
    };
    restartTimer();
    document.addEventListener("visibilitychange", restartTimer);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", restartTimer);
    };
  }, [announced, setAnnounced]);
  const runUndo = async (undo: Undo) => {
    const say = (text: string) => setAnnounced({ text, undo, isFailure: true });
    const isUndone = await untilWritten(undo(), { what: "diurungkan", say });
    if (isUndone === undefined) return;
    setAnnounced({
      text: isUndone ? "Diurungkan." : "Tidak diurungkan: catatannya sudah berubah lagi sejak itu.",
    });
  };
  return (
    <Region data-empty={announced === null && !isOutdated} {...ignoresSecondTap}>
      {isOutdated && (
        <Row>
          <p>Ada versi baru halaman ini, mungkin dengan harga atau jam lain.</p>
          <BarButton type="button" onClick={() => window.location.reload()}>
            Muat ulang
          </BarButton>
        </Row>
      )}
      <Row data-empty={announced === null}>
        <p role="status">{text}</p>
        {undo && (
          <BarButton type="button" onClick={() => void runUndo(undo)}>
            Urungkan
          </BarButton>
        )}
        {message && (
          <SendToCustomer
            {...message}
            label="Kabari"
            look="accent"
            // The browser must follow the link before the link is removed.
            onSent={() => setTimeout(() => setAnnounced((last) => (last === announced ? null : last)))}
          />
        )}
        {announced && !message && (
          <BarButton key={text} type="button" aria-label="Tutup" onClick={() => setAnnounced(null)}>
            <Icon name="close" />
          </BarButton>
        )}
      </Row>
    </Region>
  );
}
