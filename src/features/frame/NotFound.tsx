import styled from "styled-components";
import { englishHomePath } from "../../domain/routes";
import { Actions } from "../../ui/Actions";
import { Icon } from "../../ui/Icon";
import { SectionHeading } from "../../ui/Section";
import { ChatLink } from "./ChatLink";
import type { NavigationShop } from "./navigation";
import { PageLink } from "./PageLink";

type Props = { shop: Pick<NavigationShop, "chatNumber" | "english"> };

const Screen = styled.section`
  display: grid; place-content: center; justify-items: center; gap: var(--s16);
  min-height: 80svh; padding: calc(var(--header-height) + var(--s48)) var(--s24) var(--s48);
  text-align: center; color: var(--cream); background: var(--deep);
`;

const StatusCode = styled.p`
  display: flex; align-items: center; gap: var(--s16); font-size: var(--text-lead); font-weight: 800; letter-spacing: 0.3em; color: var(--accentBright);
`;

const HomeLinks = styled(Actions)`justify-content: center; justify-self: stretch; margin-top: var(--s16);`;

const Explanation = styled.p`max-width: 34em; font-size: var(--text-lead); text-wrap: balance;`;

/** The page at unknown addresses, in the shop's languages. */
export function NotFound({ shop }: Props) {
  const hasEnglish = shop.english !== false;
  return (
    <Screen>
      <StatusCode>
        <Icon name="scissors" size="2rem" />
        404
      </StatusCode>
      <SectionHeading as="h1" lang={hasEnglish ? "en" : "id"}>
        {hasEnglish ? "Oops! Page not found" : "Waduh! Halaman tidak ditemukan"}
      </SectionHeading>
      <Explanation>
        Halaman ini sudah dipangkas habis, atau memang tidak pernah ada. Mari kembali ke beranda.
      </Explanation>
      {hasEnglish && (
        <Explanation lang="en">
          This page has been cut off, or never grew. Let us take you back to the front chair.
        </Explanation>
      )}
      <HomeLinks $minWidth="14rem">
        <PageLink to="/">Kembali ke beranda</PageLink>
        {hasEnglish && (
          <PageLink to={englishHomePath} lang="en" hrefLang="en" $look="outlineOnDark">
            Home in English
          </PageLink>
        )}
        <ChatLink shop={shop} $look="outlineOnDark">
          <Icon name="chat" />
          Tanya lewat WhatsApp
        </ChatLink>
      </HomeLinks>
    </Screen>
  );
}
