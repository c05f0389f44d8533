import { graphql } from "gatsby";
import styled from "styled-components";
import { chatLink } from "../../domain/links/chatLink";
import { instagramLink } from "../../domain/links/instagramLink";
import { phoneLink } from "../../domain/links/phoneNumber";
import { addressLine, addressLines } from "../../domain/shop/address";
import { openingHoursLines } from "../../domain/shop/openingHours";
import { PageLink } from "../../platform/runtime/PageLink";
import { media } from "../../theme/media";
import { color, font, gutter, space, type } from "../../theme/tokens";
import { Icon } from "../../ui/Icon";
import { Mark } from "../../ui/Mark";
import { Stripes } from "../../ui/Stripes";
import { OpenStatusLine } from "./OpenStatusLine";

type Language = "id" | "en";

const words = {
  id: {
    contact: "Kontak",
    hours: "Jam Buka",
    links: "Halaman Lain",
    home: "Beranda",
    services: "Services (English)",
    products: "Products (English)",
    about: "About (English)",
    directions: "Petunjuk arah",
    chat: "Chat WhatsApp",
    privacy:
      "Privasi: situs ini tidak menyimpan dan tidak mengirim data apa pun. Booking Anda baru sampai ke toko saat Anda sendiri mengirimnya lewat WhatsApp.",
  },
  en: {
    contact: "Contact",
    hours: "Opening Hours",
    links: "Quick Links",
    home: "Home (Bahasa Indonesia)",
    services: "Services",
    products: "Products",
    about: "About",
    directions: "Directions",
    chat: "Chat on WhatsApp",
    privacy:
      "Privacy: this site stores nothing and sends nothing. A booking or an order reaches the shop only when you send it yourself on WhatsApp.",
  },
} as const;

const Bottom = styled.footer`
  color: ${color.creamSoft}; background: ${color.night};
  @media print { display: none; }
`;

const Inner = styled.div`
  display: grid; gap: ${space.block};
  padding: ${space.chapter} ${gutter} ${space.block};
  @media ${media.tablet} { grid-template-columns: 1fr 1fr; }
  @media ${media.desktop} { grid-template-columns: 1.5fr 1.2fr 1fr 1fr; }
`;

const Heading = styled.h2`margin-bottom: ${space.base}; font-size: ${type.title}; color: ${color.cream};`;

const Name = styled.p`
  display: flex; align-items: center; gap: ${space.close}; margin-bottom: ${space.close};
  font-family: ${font.display}; font-size: ${type.heading}; font-weight: 900; line-height: 1.15; color: ${color.cream};
`;

const Star = styled.span`display: flex; color: ${color.brass};`;

const Items = styled.ul`display: grid; gap: ${space.hair};`;

const Line = styled.li`display: flex; align-items: flex-start; gap: ${space.close}; color: ${color.creamSoft};`;

const Text = styled.div`padding: 0.625rem 0; line-height: 1.5;`;

const Sign = styled.span`display: flex; padding-top: 0.75rem; color: ${color.brass};`;

const footerLink = `display: inline-flex; align-items: center; min-height: 2.75rem; color: ${color.cream};`;

const Outside = styled.a`${footerLink}`;

const Page = styled(PageLink)`${footerLink}`;

const Address = styled.address`font-style: normal;`;

const HoursTable = styled.dl`
  display: grid; grid-template-columns: auto auto; gap: ${space.tight} ${space.wide}; justify-content: start;
  margin-bottom: ${space.base};
`;

const Figures = styled.dd`font-variant-numeric: tabular-nums; color: ${color.cream};`;

const Privacy = styled.p`
  padding: ${space.wide} ${gutter};
  font-size: ${type.small}; border-top: 1px solid ${color.woodEdge};
`;

/** The footer of every page, in the page's language: contact, hours, quick links, privacy (section 2). */
export function Footer({
  shop,
  closures,
  language,
}: {
  shop: Queries.FooterShopFragment;
  closures: Queries.FooterClosuresFragment;
  language: Language;
}) {
  const copy = words[language];
  const place = `${shop.name}, ${addressLine(shop.address)}`;
  const [street, city] = addressLines(shop.address);
  const target = shop.coordinates ? `${shop.coordinates.latitude},${shop.coordinates.longitude}` : place;
  return (
    <Bottom lang={language}>
      <Stripes />
      <Inner>
        <div>
          <Name>
            <Star>
              <Mark letter={shop.markLetter} />
            </Star>
            {shop.name}
          </Name>
          <p>{language === "id" ? shop.tagline : shop.taglineEnglish}</p>
        </div>
        <section aria-label={copy.contact}>
          <Heading>{copy.contact}</Heading>
          <Items>
            <Line>
              <Sign>
                <Icon name="phone" />
              </Sign>
              <Outside href={phoneLink(shop.phone)}>{shop.phone}</Outside>
            </Line>
            <Line>
              <Sign>
                <Icon name="chat" />
              </Sign>
              <Outside href={chatLink(shop.chatNumber)} target="_blank" rel="noopener noreferrer">
                {copy.chat}
              </Outside>
            </Line>
            <Line>
              <Sign>
                <Icon name="camera" />
              </Sign>
              <Outside href={instagramLink(shop.instagram)} target="_blank" rel="noopener noreferrer">
                Instagram @{shop.instagram}
              </Outside>
            </Line>
            <Line>
              <Sign>
                <Icon name="pin" />
              </Sign>
              <Text>
                <Address>
                  {street}
                  <br />
                  {city}
                </Address>
                <Outside
                  href={`https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(target)}`}
                  target="_blank"
                  rel="noopener noreferrer"
                >
                  {copy.directions}
                </Outside>
              </Text>
            </Line>
          </Items>
        </section>
        <section aria-label={copy.hours}>
          <Heading>{copy.hours}</Heading>
          <HoursTable>
            {openingHoursLines(shop.openingHours, language).map(({ days, hours }) => (
              <Row key={days} days={days} hours={hours} />
            ))}
          </HoursTable>
          <OpenStatusLine shop={shop} closures={closures} language={language} />
        </section>
        <nav aria-label={copy.links}>
          <Heading>{copy.links}</Heading>
          <Items>
            <li>
              <Page to="/" hrefLang="id">
                {copy.home}
              </Page>
            </li>
            <li>
              <Page to="/services/" hrefLang="en">
                {copy.services}
              </Page>
            </li>
            <li>
              <Page to="/products/" hrefLang="en">
                {copy.products}
              </Page>
            </li>
            <li>
              <Page to="/about/" hrefLang="en">
                {copy.about}
              </Page>
            </li>
          </Items>
        </nav>
      </Inner>
      <Privacy>{copy.privacy}</Privacy>
    </Bottom>
  );
}

function Row({ days, hours }: { days: string; hours: string }) {
  return (
    <>
      <dt>{days}</dt>
      <Figures>{hours}</Figures>
    </>
  );
}

export const query = graphql`
  fragment FooterShop on ShopJson {
    name
    markLetter
    tagline
    taglineEnglish
    chatNumber
    phone
    instagram
    timeZone
    address {
      street
      district
      city
      postalCode
    }
    coordinates {
      latitude
      longitude
    }
    openingHours {
      ...WeekOfHours
    }
  }
  fragment FooterClosures on ClosuresJson {
    closures {
      from
      to
      reason
    }
  }
`;
