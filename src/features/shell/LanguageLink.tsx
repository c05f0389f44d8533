import styled from "styled-components";
import type { Language } from "../../domain/shop/words";
import { PageLink } from "../../platform/runtime/PageLink";
import { color } from "../../theme/tokens";

/** The other page of a pair: the same content in the other language. */
export type OtherLanguage = {
  readonly language: Language;
  readonly path: string;
  /** "EN", and a name that begins with it, as speech control needs it. */
  readonly short: string;
  readonly name: string;
};

const Link = styled(PageLink)`
  display: grid; place-items: center; flex: none; min-width: 2.75rem; min-height: 3rem; margin-left: auto;
  font-weight: 700; color: ${color.cream};
`;

/** The way to the same page in the other language. What has been filled in stays (docs/rules.md, section 15). */
export function LanguageLink({ other: { language, path, short, name } }: { other: OtherLanguage }) {
  return (
    <Link to={path} aria-label={name} lang={language} hrefLang={language} keepsFragment>
      {short}
    </Link>
  );
}
