import styled from "styled-components";
import { chatLink } from "../../domain/links/chatLink";
import { englishHomePath } from "../../domain/links/routes";
import { color, headerHeight, space, type } from "../../theme/tokens";
import { Actions } from "../../ui/Actions";
import { NewTabLink } from "../../ui/Button";
import { Icon } from "../../ui/Icon";
import { SectionHeading } from "../../ui/Section";
import { PageButton } from "./PageButton";

type Props = { shop: Queries.HeaderShopFragment };

const Screen = styled.section`
  display: grid; place-content: center; justify-items: center; gap: ${space.base};
  min-height: 80vh; min-height: 80svh; padding: calc(${headerHeight} + ${space.block}) ${space.wide} ${space.block};
  text-align: center; color: ${color.cream}; background: ${color.deep};
`;

const StatusCode = styled.p`
  display: flex; align-items: center; gap: ${space.base}; font-size: ${type.lead}; font-weight: 800; letter-spacing: 0.3em; color: ${color.accentBright};
`;

const Ways = styled(Actions)`justify-content: center;`;

const Explanation = styled.p`max-width: 34em; font-size: ${type.lead};`;

/** What unknown addresses show, in the languages that the shop has. */
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
      <Ways>
        <PageButton to="/">{hasEnglish ? "Kembali ke beranda / Home" : "Kembali ke beranda"}</PageButton>
        {hasEnglish && (
          <PageButton to={englishHomePath} lang="en" hrefLang="en" $look="outline">
            Home in English
          </PageButton>
        )}
        <NewTabLink href={chatLink(shop.chatNumber)} $look="outline">
          <Icon name="chat" />
          Tanya lewat WhatsApp
        </NewTabLink>
      </Ways>
    </Screen>
  );
}
