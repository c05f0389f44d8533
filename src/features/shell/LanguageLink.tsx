import styled from "styled-components";
import { PageLink } from "../../platform/runtime/PageLink";
import { color, type } from "../../theme/tokens";
import { useWords } from "./pageWords";

const Languages = styled.div`
  flex: none; margin-left: auto; font-size: ${type.small};
`;

// Reaches beyond its word on both sides, so that a finger finds it and a narrow header keeps room for the shop's name.
const Link = styled(PageLink)`
  display: inline-block; padding: 0 1em; margin: 0 -1em;
  font-weight: 700; line-height: 48px; text-transform: uppercase; color: ${color.cream};
`;

/** Says the page's language and leads to the same page in the other one. What has been filled in stays. */
export function LanguageLink({ path }: { path: string }) {
  const words = useWords("shell");
  const { language, name } = words.otherLanguage;
  return (
    <Languages>
      <span aria-current="true">{words.language.toUpperCase()}</span>
      {" · "}
      <Link to={path} aria-label={name} lang={language} hrefLang={language} keepsPlace>
        {language}
      </Link>
    </Languages>
  );
}
