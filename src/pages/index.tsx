import { graphql, type PageProps } from "gatsby";
import { BookingSection } from "../features/booking/BookingSection";
import { BarbersSection } from "../features/home/BarbersSection";
import { GoodToKnow } from "../features/home/GoodToKnow";
import { Hero } from "../features/home/Hero";
import { Notice } from "../features/home/Notice";
import { ServicesSection } from "../features/home/ServicesSection";
import { WorkSection } from "../features/home/WorkSection";
import { contentOf } from "../features/shell/contentOf";
import { IndonesianPage } from "../features/shell/IndonesianPage";
import { Metadata, pictureAddress } from "../features/shell/Metadata";
import { SectionBoundary } from "../features/shell/SectionBoundary";
import { StructuredData } from "../features/shell/StructuredData";
import { shopData } from "../features/shell/structuredData";
import { DeferUntilPainted } from "../platform/runtime/DeferUntilPainted";

export default function HomePage({ data, location }: PageProps<Queries.HomeQuery>) {
  const shop = contentOf(data.shop, "shop.json");
  const services = contentOf(data.services, "services.json");
  const bands = contentOf(data.bands, "time-slot-bands.json");
  const closures = contentOf(data.closures, "closures.json");
  const barbers = contentOf(data.barbers, "barbers.json");
  const work = contentOf(data.work, "gallery.json");
  return (
    <IndonesianPage shop={shop} closures={closures} isHome>
      <Notice shop={shop} />
      <Hero shop={shop} />
      <DeferUntilPainted>
        <SectionBoundary language="id" chatNumber={shop.chatNumber} phone={shop.phone}>
          <ServicesSection services={services} bands={bands} englishPages={shop.englishPages} />
        </SectionBoundary>
        {shopHas.work && work.photos.length > 0 && (
          <SectionBoundary language="id" chatNumber={shop.chatNumber} phone={shop.phone}>
            <WorkSection work={work} services={services.services} />
          </SectionBoundary>
        )}
        {shopHas.barbers && barbers.barbers.length > 0 && (
          <SectionBoundary language="id" chatNumber={shop.chatNumber} phone={shop.phone}>
            <BarbersSection barbers={barbers} services={services.services} />
          </SectionBoundary>
        )}
        {shopHas.goodToKnow && shop.goodToKnow && shop.goodToKnow.length > 0 && <GoodToKnow facts={shop.goodToKnow} />}
        <SectionBoundary language="id" chatNumber={shop.chatNumber} phone={shop.phone}>
          <BookingSection
            shop={shop}
            services={services}
            bands={bands}
            closures={closures}
            barbers={barbers}
            arrival={location}
          />
        </SectionBoundary>
      </DeferUntilPainted>
    </IndonesianPage>
  );
}

export function Head({ data }: PageProps<Queries.HomeQuery>) {
  const shop = contentOf(data.shop, "shop.json");
  const services = contentOf(data.services, "services.json").services;
  const closures = contentOf(data.closures, "closures.json").closures;
  const siteUrl = data.site?.siteMetadata?.siteUrl ?? "";
  const firstNames = services
    .slice(0, 3)
    .map(({ name }) => name)
    .join(", ");
  return (
    <Metadata
      shop={shop}
      site={data.site}
      path="/"
      language="id"
      title={`${shop.name} | Barbershop ${shop.address.city}, potong rambut pria`}
      description={`Barbershop pria di ${shop.address.district}, ${shop.address.city}: ${firstNames}. Harga jelas, booking online, konfirmasi lewat WhatsApp.`}
    >
      {typeof window === "undefined" && (
        <StructuredData
          data={shopData(
            shop,
            services.map((service) => ({ ...service, picture: pictureAddress(siteUrl, service.picture) })),
            closures,
            siteUrl,
            pictureAddress(siteUrl, shop.pictures.linkPreview),
          )}
        />
      )}
    </Metadata>
  );
}

export const query = graphql`
  query Home {
    site {
      ...MetadataSite
    }
    shop: shopJson {
      ...HeaderShop
      ...Notice
      ...HeroShop
      ...GoodToKnow
      ...BookingShop
      ...FooterShop
      ...MetadataShop
    }
    services: servicesJson {
      ...ServiceBoard
      ...BookingServices
    }
    bands: timeSlotBandsJson {
      ...TimeSlotBands
    }
    closures: closuresJson {
      ...FooterClosures
      ...BookingClosures
    }
    barbers: barbersJson {
      ...Barbers
      ...BookingBarbers
    }
    work: galleryJson {
      ...Work
    }
  }
`;
