import styled, { css } from "styled-components";
import { PageLink } from "../../platform/runtime/PageLink";
import { menuAttribute } from "../../platform/runtime/starter/startPlan";
import { media } from "../../theme/media";
import { color, gutter, headerHeight, radius, space, type } from "../../theme/tokens";
import { Icon, type IconName } from "../../ui/Icon";
import { Mark } from "../../ui/Mark";

/** One entry of the navigation: `#booking` jumps on the page, `/services` is a page of ours, all else opens in a new tab. */
type NavigationItem = { label: string; to: string; icon?: IconName; isMain?: boolean };

type Props = {
  shop: Queries.HeaderShopFragment;
  menuLabel: string;
  items: readonly NavigationItem[];
  current?: string;
};

const Bar = styled.header`
  position: fixed; z-index: 20; inset: 0 0 auto;
  min-height: ${headerHeight};
  color: ${color.cream}; background: ${color.night};
  border-bottom: 1px solid ${color.woodEdge};
  @media print { display: none; }
`;

const Inner = styled.div`
  display: flex; align-items: center; justify-content: space-between; gap: ${space.base};
  min-height: ${headerHeight}; padding: 0 ${gutter};
`;

const brandStyle = css`
  display: flex; align-items: center; gap: ${space.close}; min-height: 3rem; min-width: 0;
  color: ${color.cream}; text-decoration: none;
`;

const BrandLink = styled(PageLink)`${brandStyle}`;

// Enlarged text leaves the name its room: nothing in the bar grows past a share of the window.
const Star = styled.span`
  display: flex; color: ${color.brass};
  > svg { width: min(2.25rem, 11vw); height: min(2.25rem, 11vw); }
`;

const Name = styled.span`
  display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2; overflow: hidden;
  font-size: min(${type.small}, 4.5vw); font-weight: 800; line-height: 1.25; letter-spacing: 0.12em; text-transform: uppercase;
`;

const Wide = styled.nav`
  display: none;
  @media ${media.desktop} { display: block; }
`;

// A last item that is a word, not a button, ends with its letters at the page's edge.
const WideList = styled.ul<{ $endsInWord: boolean }>`
  display: flex; align-items: center; gap: ${space.tight};
  margin-right: ${({ $endsInWord }) => ($endsInWord ? `calc(-1 * ${space.base})` : 0)};
`;

const Menu = styled.details`
  flex: none;
  @media ${media.desktop} { display: none; }
`;

const Toggle = styled.summary`
  display: flex; align-items: center; gap: min(${space.tight}, 2vw); min-height: 3rem; padding: 0 ${space.close};
  margin-right: calc(-1 * ${space.close});
  font-size: min(${type.small}, 4.5vw); font-weight: 700; white-space: nowrap; list-style: none; cursor: pointer; border-radius: ${radius.edge};
  &::-webkit-details-marker { display: none; }
  details[open] > & .closed, details:not([open]) > & .open { display: none; }
  @media (scripting: none) { :root:has(main:focus-within) details[open] > & { pointer-events: none; } }
`;

const Sign = styled.span`display: flex;`;

const Panel = styled.nav`
  position: absolute; inset: 100% 0 auto;
  max-height: calc(100vh - ${headerHeight}); max-height: calc(100dvh - ${headerHeight}); overflow-y: auto;
  padding: ${space.tight} ${gutter} ${space.wide};
  background: ${color.night}; border-bottom: 1px solid ${color.woodEdge};
  @media (scripting: none) { :root:has(main:focus-within) & { display: none; } }
`;

const PanelList = styled.ul`display: grid; gap: ${space.tight};`;

const itemStyle = css<{ $isMain: boolean }>`
  display: flex; align-items: center; gap: ${space.tight}; min-height: 3rem; padding: 0 ${space.base};
  font-weight: 700; text-decoration: none; border-radius: ${radius.edge};
  color: ${({ $isMain }) => ($isMain ? color.night : color.cream)};
  background: ${({ $isMain }) => ($isMain ? color.brass : "transparent")};
  transition: background-color 150ms;
  @media ${media.hover} {
    &:hover { background: ${({ $isMain }) => ($isMain ? color.brassBright : color.wood)}; }
  }
  &[aria-current="page"] { box-shadow: inset 0 -2px ${color.brass}; border-radius: 0; }
`;

const Jump = styled.a<{ $isMain: boolean }>`${itemStyle}`;

const Page = styled(PageLink)<{ $isMain: boolean }>`${itemStyle}`;

function Item({ item, current }: { item: NavigationItem; current: string | undefined }) {
  const isMain = item.isMain ?? false;
  const content = (
    <>
      {item.icon && <Icon name={item.icon} />}
      {item.label}
    </>
  );
  if (item.to.startsWith("/")) {
    return (
      <Page to={item.to} $isMain={isMain} aria-current={current === item.to ? "page" : undefined}>
        {content}
      </Page>
    );
  }
  if (item.to.startsWith("#")) {
    return (
      <Jump href={item.to} $isMain={isMain}>
        {content}
      </Jump>
    );
  }
  return (
    <Jump href={item.to} $isMain={isMain} target="_blank" rel="noopener noreferrer">
      {content}
    </Jump>
  );
}

/**
 * The fixed bar on every page. On narrow windows the items stand in a native disclosure, which opens without any script; the
 * starter closes it, and without JavaScript the panel is gone while something in the page has the focus, and a tap on the bar
 * takes that away.
 */
export function HeaderBar({ shop, menuLabel, items, current }: Props) {
  return (
    <Bar>
      <Inner>
        <BrandLink to="/">
          <Star>
            <Mark letter={shop.markLetter} />
          </Star>
          <Name>{shop.name}</Name>
        </BrandLink>
        <Wide aria-label={menuLabel}>
          <WideList $endsInWord={!items.at(-1)?.isMain}>
            {items.map((item) => (
              <li key={item.to}>
                <Item item={item} current={current} />
              </li>
            ))}
          </WideList>
        </Wide>
        <Menu {...{ [menuAttribute]: true }}>
          <Toggle>
            <Sign className="closed">
              <Icon name="menu" size="1.7em" />
            </Sign>
            <Sign className="open">
              <Icon name="close" size="1.7em" />
            </Sign>
            Menu
          </Toggle>
          <Panel aria-label={menuLabel}>
            <PanelList>
              {items.map((item) => (
                <li key={item.to}>
                  <Item item={item} current={current} />
                </li>
              ))}
            </PanelList>
          </Panel>
        </Menu>
      </Inner>
    </Bar>
  );
}
