import styled from "styled-components";
import { chatLink } from "../../domain/links/chatLink";
import { troubleId } from "../../platform/runtime/starter/startPlan";
import { color, gutter, space, type } from "../../theme/tokens";
import { ButtonLink } from "../../ui/Button";
import { Icon } from "../../ui/Icon";
import { ScriptOnly } from "../../ui/ScriptOnly";

const Region = styled(ScriptOnly)`
  position: fixed; z-index: 25; inset: auto 0 0;
  @media print { display: none; }
`;

const Bar = styled.div`
  display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: ${space.tight} ${space.base};
  padding: ${space.close} ${gutter}; font-size: ${type.small};
  color: ${color.cream}; background: ${color.wood}; border-top: 2px solid ${color.brass};
  &[hidden] { display: none; }
`;

const Text = styled.p`max-width: 60ch;`;

const Actions = styled.div`display: flex; flex-wrap: wrap; align-items: center; gap: ${space.tight} ${space.base};`;

const Reload = styled.a`display: inline-flex; align-items: center; min-height: 3rem; font-weight: 700;`;

const words = {
  id: {
    waiting:
      "Tombol di halaman ini belum berfungsi karena koneksi lambat atau terputus. Kami terus mencoba; yang sudah Anda ketuk tidak hilang.",
    chat: "Chat WhatsApp",
    reload: "Muat ulang halaman",
  },
  en: {
    waiting:
      "The buttons on this page are not ready: the connection is slow or lost. We keep trying, and no tap of yours is lost.",
    chat: "Chat on WhatsApp",
    reload: "Reload the page",
  },
} as const;

type Props = { language: "id" | "en"; shop: { readonly chatNumber: string; readonly phone: string } };

/**
 * Said while the page's script cannot come, which the starter finds out: written into every page and hidden there, since
 * nothing could be fetched in that moment. With it come the ways out: the chat, the number, a reload.
 */
export function StartTrouble({ language, shop }: Props) {
  const { waiting, chat, reload } = words[language];
  return (
    <Region role="status" lang={language}>
      <Bar id={troubleId} hidden>
        <Text>
          {waiting} {shop.phone}
        </Text>
        <Actions>
          <ButtonLink href={chatLink(shop.chatNumber)} target="_blank" rel="noopener noreferrer">
            <Icon name="chat" />
            {chat}
          </ButtonLink>
          <Reload href="">{reload}</Reload>
        </Actions>
      </Bar>
    </Region>
  );
}
