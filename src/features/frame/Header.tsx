import { graphql, Link, navigate, withPrefix } from "gatsby";
import type { MouseEvent } from "react";
import styled from "styled-components";
import { homePaths } from "../../domain/routes";
import { samePlaceState } from "../../runtime/routerLocation";
import { menuAttribute } from "../../runtime/starter/startPlan";
import { inShortViewport, onDesktop, onHover, onTablet } from "../../theme/tokens";
import { newTab } from "../../ui/Button";
import { Icon } from "../../ui/Icon";
import { Logo } from "../../ui/Logo";
import { useWords } from "../words/pageWords";
import { formInViewAttribute, nameInViewAttribute } from "./inView";
import { headerItems, type NavigationShop } from "./navigation";

type Props = {
  shop: NavigationShop;
  /** The page's path. */
  current: string;
  /** The path of the same page in the other language, if there is one. Form values survive the change of language. */
  translation?: string;
};

// While the menu is open, a scrim lies over the page: a tap on it is one beside the menu.
const Bar = styled.header`
  position: fixed; z-index: 20; inset: 0 0 auto;
  min-height: var(--header-height);
  color: var(--cream); background: var(--night);
  border-bottom: 1px solid var(--duskEdge);
  ${inShortViewport} { position: absolute; }
  @media print { display: none; }
  :root:not(:has(main:focus-within)) &:has([open])::before { content: ""; position: fixed; z-index: -1; inset: 0; background: rgb(var(--nightRgb) / 60%); }
`;

// On a phone with enlarged text, language and menu wrap below the name; the header's height in rem has room for both lines.
// The clip keeps the wide tap target of the language, alone on its line, from making the page scroll sideways.
const Row = styled.div`
  display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; column-gap: var(--s8);
  min-height: var(--header-height); padding: 0 var(--gutter); overflow-x: clip;
`;

const BrandLink = styled(Link)`
  display: flex; align-items: center; gap: var(--s12); flex: 1 1 7rem; min-height: 48px; min-width: 0;
  text-decoration: none;
`;

const BrandMark = styled.span`
  display: flex; color: var(--accent);
  > svg { width: min(2.25rem, 11vw); height: min(2.25rem, 11vw); }
`;

// On the home page the name is not there twice: the header's appears once the first screen's has left the window.
const BrandName = styled.span`
  @media (scripting: enabled) { :root:not([${nameInViewAttribute}="false"]) &[data-home="true"] { opacity: 0; } }
  transition: opacity 200ms;
  display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2; overflow: hidden;
  font-size: var(--text-small); font-weight: 800; line-height: 1.25; letter-spacing: 0.12em; text-transform: uppercase;
`;

// Whether a name probably takes more than two lines, or breaks a word, on the narrowest phone.
const isLongOnPhone = (name: string) => name.length > 15 || /\S{9}/.test(name);

const OnPhone = styled.span`${onTablet} { display: none; }`;

const OnWideScreen = styled.span`
  display: none;
  ${onTablet} { display: inline; }
`;

const Languages = styled.div`
  flex: none; margin-left: auto; font-size: var(--text-small);
  > span { font-weight: 800; color: var(--accentBright); }
`;

// The tap target is wider than the word but takes no room from the shop's name.
const OtherLanguage = styled.a`
  display: inline-block; padding: 0 1em; margin: 0 -1em;
  line-height: 48px;
`;

const WideNavigation = styled.nav`
  display: none;
  ${onDesktop} { display: block; margin-left: var(--s12); }
`;

const WideItems = styled.ul`display: flex; align-items: center; gap: var(--s8);`;

const MenuDisclosure = styled.details`
  flex: none;
  ${onDesktop} { display: none; }
`;

const MenuToggle = styled.summary`
  display: flex; align-items: center; gap: min(var(--s8), 2vw); min-height: 48px; padding: 0 var(--s12);
  margin-right: calc(-1 * var(--s12));
  font-size: var(--text-small); font-weight: 700; white-space: nowrap; list-style: none; cursor: pointer; border-radius: var(--radius);
  &::-webkit-details-marker, [open] > & > :first-child, :not([open]) > & > :nth-child(2) { display: none; }
  @media (scripting: none) { :root:has(main:focus-within) details[open] > & { pointer-events: none; } }
`;

const MenuPanel = styled.nav`
  position: absolute; inset: 100% 0 auto;
  max-height: calc(100dvh - var(--header-height)); overflow-y: auto;
  padding: var(--s8) var(--gutter) var(--s24);
  background: var(--night); border-bottom: 1px solid var(--duskEdge);
  @media (scripting: none) { :root:has(main:focus-within) & { display: none; } }
`;

// The words of the items stand on the edge of the logo.
const MenuItems = styled.ul`display: grid; gap: var(--s8); --inset: 0;`;

const ItemLink = styled.a`
  display: flex; align-items: center; justify-content: start;
  gap: var(--s8); min-height: 3rem; padding: 0 var(--inset, var(--s16)); font-weight: 700; text-decoration: none; border-radius: var(--radius);
  color: var(--cream); transition: background-color 150ms;
  ${onHover} { &:hover { background: var(--dusk); } }
  &[data-main] { justify-content: center; color: var(--night); background: var(--accent); }
  ${onHover} { &[data-main]:hover { background: var(--accentBright); } }
  :root[${formInViewAttribute}="true"] &[href="#booking"], :root:has([data-printed]) &[data-main] { color: var(--cream); background: none; box-shadow: inset 0 0 0 1.5px var(--accent); }
  &[aria-current="page"] { box-shadow: inset 0 -2px var(--accent); border-radius: 0; }
`;

/** Returns the link props of a menu item. A link to another site opens in a new tab. */
const linkTo = (to: string) => {
  if (to.startsWith("/")) return { as: Link, to };
  return to.startsWith("#") ? { href: to } : { href: to, ...newTab };
};

/**
 * Opens the same page in the other language. Fragment, scroll position and focus stay. A click with a modifier key is left
 * to the browser.
 */
function openInOtherLanguage(event: MouseEvent, to: string) {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  void navigate(to + window.location.hash, { state: samePlaceState });
}

/** Keeps the focus where it is, such as in a field that is being filled in. */
const keepFocusInField = (event: MouseEvent) => event.preventDefault();

/**
 * The bar at the top of every page except the book. In narrow windows the menu is a native disclosure: it opens without any
 * script, and starter/menu.ts closes it. Without JavaScript, CSS hides the menu's panel while the focus is in the page's
 * main part.
 */
export function Header({ shop, current, translation }: Props) {
  const words = useWords("frame");
  const { language, name } = words.otherLanguage;
  const code = language.toUpperCase();
  const entries = headerItems[words.language](shop, current, words.book).map(({ label, to, isMain }) => (
    <li key={to}>
      <ItemLink {...linkTo(to)} data-main={isMain} aria-current={current === to ? "page" : undefined}>
        {label}
      </ItemLink>
    </li>
  ));
  const own = <span aria-current="true">{words.language.toUpperCase()}</span>;
  const otherLanguage = { lang: language, "aria-label": `${code}, ${name}` };
  return (
    <Bar>
      <Row>
        <BrandLink to={homePaths[words.language]}>
          <BrandMark>
            <Logo letter={shop.markLetter} />
          </BrandMark>
          <BrandName data-home={current === homePaths[words.language]}>
            {isLongOnPhone(shop.name) ? (
              <>
                <OnPhone>{shop.shortName}</OnPhone>
                <OnWideScreen>{shop.name}</OnWideScreen>
              </>
            ) : (
              shop.name
            )}
          </BrandName>
        </BrandLink>
        {shop.english !== false && (
          <Languages>
            {language === "en" && <>{own} · </>}
            {translation ? (
              <OtherLanguage
                {...otherLanguage}
                href={withPrefix(translation)}
                hrefLang={language}
                onClick={(event) => openInOtherLanguage(event, translation)}
                onMouseDown={keepFocusInField}
              >
                {code}
              </OtherLanguage>
            ) : (
              <OtherLanguage {...otherLanguage} as={Link} to={homePaths[language]}>
                {code}
              </OtherLanguage>
            )}
            {language === "id" && <> · {own}</>}
          </Languages>
        )}
        <WideNavigation aria-label={words.menu}>
          <WideItems>{entries}</WideItems>
        </WideNavigation>
        <MenuDisclosure {...{ [menuAttribute]: true }}>
          <MenuToggle>
            <Icon name="menu" size="1.7em" />
            <Icon name="close" size="1.7em" />
            Menu
          </MenuToggle>
          <MenuPanel aria-label={words.menu}>
            <MenuItems>{entries}</MenuItems>
          </MenuPanel>
        </MenuDisclosure>
      </Row>
    </Bar>
  );
}

/** @public */
export const query = graphql`
  fragment HeaderShop on ShopJson {
    name
    shortName
    markLetter
    chatNumber
    instagram
  }
`;
