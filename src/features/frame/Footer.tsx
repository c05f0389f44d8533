import { graphql, Link } from "gatsby";
import { Fragment } from "react";
import styled from "styled-components";
import { chatLink, instagramLink } from "../../domain/contact/chatLink";
import { normalizePhone, phoneLink } from "../../domain/contact/phoneNumber";
import { addressLine, addressLines } from "../../domain/shop/address";
import { timeZoneShortName } from "../../domain/shop/clock";
import { openingHoursLines } from "../../domain/shop/openingHours";
import { displayFont } from "../../theme/tokens";
import { newTab } from "../../ui/Button";
import { Icon } from "../../ui/Icon";
import { Logo } from "../../ui/Logo";
import { Stripes } from "../../ui/Stripes";
import { useWords } from "../words/pageWords";
import { shopText } from "../words/shopText";
import { footerPages } from "./navigation";
import { OpenStatusLine } from "./OpenStatusLine";

type Props = {
  shop: Queries.FooterShopFragment;
  closures: Queries.FooterClosuresFragment;
};

const Frame = styled.footer`
  color: var(--creamSoft); background: var(--night);
  @media print { display: none; }
`;

// As many beside each other as have room; each takes an equal part of what is left.
const Columns = styled.div`
  display: flex; flex-wrap: wrap; gap: var(--s32); padding: var(--s48) var(--gutter);
  > * { flex: 1 0 auto; max-width: 100%; }
`;

const Heading = styled.h2`margin-bottom: var(--s16); font-size: var(--text-title); color: var(--cream);`;

const ShopName = styled.p`
  flex-basis: 100%; display: flex; align-items: center; gap: var(--s12);
  ${displayFont} font-size: var(--text-heading); line-height: 1.15; color: var(--cream);
`;

const ShopMark = styled.span`display: flex; color: var(--accent);`;

// The lines of all lists are 2.75rem apart, as far as a finger needs.
const LinkList = styled.ul`display: grid; column-gap: var(--s24); grid-template-columns: repeat(auto-fill, minmax(min(100%, 8.5rem), 1fr));`;

const Item = styled.li`display: flex; align-items: flex-start; gap: var(--s8);`;

const ItemText = styled.div`padding: 0.625rem 0; line-height: 1.5;`;

const ItemIcon = styled.span`display: flex; padding-top: 0.75rem; color: var(--accent);`;

const FooterLink = styled.a`display: inline-flex; align-items: center; min-height: 2.75rem; color: var(--cream);`;

const Address = styled.address`font-style: normal;`;

// Puts the hours beside their days, or below them where enlarged text leaves no room.
const DaysWithHours = styled.div`display: flex; flex-wrap: wrap; align-items: center; column-gap: var(--s24); min-height: 2.75rem;`;

const Days = styled.dt`min-width: 6.5rem;`;

const HoursOfDays = styled.dd`font-variant-numeric: tabular-nums; color: var(--cream);`;

const Unbroken = styled.span`white-space: nowrap;`;

const Privacy = styled.p`
  padding: var(--s24) var(--gutter);
  font-size: var(--text-small); border-top: 1px solid var(--duskEdge);
`;

/** The contacts that the shop has, in the footer's order. `chat` is the text of the link to its chat. */
function contactsOf(shop: Props["shop"], chat: string) {
  const { secondNumber: second, links } = shop;
  const secondChat = second?.hasWhatsApp ? normalizePhone(second.phone) : null;
  const rows = [
    ["phone", phoneLink(shop.phone), shop.phone],
    ["phone", second && phoneLink(second.phone), second?.phone],
    ["chat", chatLink(shop.chatNumber), chat],
    ["chat", secondChat && chatLink(secondChat), `${chat} ${second?.phone}`],
    ["camera", shop.instagram && instagramLink(shop.instagram), `Instagram @${shop.instagram}`],
    ["tiktok", links?.tiktok, "TikTok"],
    ["facebook", links?.facebook, "Facebook"],
    ["youtube", links?.youtube, "YouTube"],
    ["pin", links?.googleMaps, "Google Maps"],
  ] as const;
  return rows.flatMap(([icon, href, text]) => (href ? [{ icon, href, text }] : []));
}

/** The footer of every page except the book, in the page's language. */
export function Footer({ shop, closures }: Props) {
  const words = useWords("frame");
  return (
    <Frame lang={words.language}>
      <Stripes />
      <Columns>
        <ShopName>
          <ShopMark>
            <Logo letter={shop.markLetter} />
          </ShopMark>
          {shop.name}
        </ShopName>
        <Contacts shop={shop} />
        <OpeningHours shop={shop} closures={closures} />
        {shop.subpages.length > 0 && <OtherPages shop={shop} />}
      </Columns>
      <Privacy>{words.footer.privacy}</Privacy>
    </Frame>
  );
}

function Contacts({ shop }: Pick<Props, "shop">) {
  const { footer, chat } = useWords("frame");
  const [street, city] = addressLines(shop.address);
  const place = shop.coordinates
    ? `${shop.coordinates.latitude},${shop.coordinates.longitude}`
    : `${shop.name}, ${addressLine(shop.address)}`;
  return (
    <section aria-label={footer.contact}>
      <Heading>{footer.contact}</Heading>
      <ul>
        {contactsOf(shop, chat).map(({ icon, href, text }) => (
          <Item key={`${icon} ${href}`}>
            <ItemIcon>
              <Icon name={icon} />
            </ItemIcon>
            <FooterLink href={href} {...(icon !== "phone" && newTab)}>
              {text}
            </FooterLink>
          </Item>
        ))}
        <Item>
          <ItemIcon>
            <Icon name="pin" />
          </ItemIcon>
          <ItemText>
            <Address>
              {street}
              <br />
              {city}
            </Address>
            <FooterLink
              href={`https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(place)}`}
              {...newTab}
            >
              {footer.directions}
            </FooterLink>
          </ItemText>
        </Item>
      </ul>
    </section>
  );
}

function OpeningHours({ shop, closures }: Props) {
  const words = useWords("frame");
  const heading = words.footer.hours(timeZoneShortName(shop.timeZone));
  return (
    <section aria-label={heading}>
      <Heading>{heading}</Heading>
      <dl>
        {openingHoursLines(shop, words.hours).map(({ days, hours, season, daysOfSeason }) => (
          <DaysWithHours key={days}>
            <Days>
              {season ? (
                <>
                  <span {...shopText(season, "name")} />
                  {`, ${daysOfSeason}`}
                </>
              ) : (
                days
              )}
            </Days>
            <HoursOfDays>
              {hours.split(" ").map((span, index) => (
                <Fragment key={span}>
                  {index > 0 && " "}
                  <Unbroken>{span}</Unbroken>
                </Fragment>
              ))}
            </HoursOfDays>
          </DaysWithHours>
        ))}
      </dl>
      <OpenStatusLine shop={shop} closures={closures} />
    </section>
  );
}

function OtherPages({ shop }: Pick<Props, "shop">) {
  const { heading, links } = footerPages[useWords("frame").language](shop);
  const isEnglish = shop.english !== false;
  return (
    <nav aria-label={heading}>
      <Heading>{heading}</Heading>
      <LinkList lang={isEnglish ? "en" : undefined}>
        {links.map(({ route, name }) => (
          <li key={route}>
            <FooterLink as={Link} to={route} hrefLang={isEnglish && route !== "/" ? "en" : "id"}>
              {name}
            </FooterLink>
          </li>
        ))}
      </LinkList>
    </nav>
  );
}

/** @public */
export const query = graphql`
  fragment FooterShop on ShopJson {
    name
    markLetter
    chatNumber
    phone
    instagram
    english
    subpages { route name }
    secondNumber { phone hasWhatsApp }
    links {
      tiktok
      facebook
      youtube
      googleMaps
    }
    timeZone
    address {
      street
      district
      city
      region
      postalCode
    }
    coordinates { latitude longitude }
    ...OpeningSchedule
  }
  fragment FooterClosures on ClosuresJson {
    closures { from to reason }
  }
`;
