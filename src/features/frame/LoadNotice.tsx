import styled from "styled-components";
import { crashedAttribute, loadNoticeId, outdatedAttribute } from "../../runtime/starter/startPlan";
import { Actions } from "../../ui/Actions";
import { BottomBar } from "../../ui/BottomBar";
import { ScriptOnly } from "../../ui/hidden";
import { Icon } from "../../ui/Icon";
import { useWords } from "../words/pageWords";
import { ChatLink } from "./ChatLink";
import type { ShopContact } from "./SectionBoundary";

const Bar = styled(BottomBar)`
  z-index: 25; font-size: var(--text-small);
  &[hidden] { display: none; }
  &:not([${outdatedAttribute}]) > .outdated, &:not([${crashedAttribute}]) > .crashed { display: none; }
  &[${outdatedAttribute}] > .waiting, &[${crashedAttribute}] > .waiting { display: none; }
`;

const Reload = styled.a`display: inline-flex; align-items: center; min-height: 3rem; font-weight: 700;`;

/**
 * The notice that buttons do not work. The starter shows it while the page cannot be hydrated, and uncaughtError.ts after a
 * crash. It stands hidden in the HTML of the page, because showing it must not need a script file. Its text names the cause:
 * a slow or lost connection, a new publication of the site that has removed a file, or an error.
 */
export function LoadNotice({ shop }: { shop: ShopContact }) {
  const words = useWords("frame");
  const { waiting, crashed, outdated, reload } = words.loadNotice;
  return (
    <ScriptOnly role="status" lang={words.language}>
      <Bar id={loadNoticeId} hidden>
        <p className="waiting">{`${waiting} ${shop.phone}`}</p>
        <p className="crashed">{`${crashed} ${shop.phone}`}</p>
        <p className="outdated">{outdated}</p>
        <Actions>
          <ChatLink shop={shop}>
            <Icon name="chat" />
            {words.chat}
          </ChatLink>
          <Reload href="">{reload}</Reload>
        </Actions>
      </Bar>
    </ScriptOnly>
  );
}
