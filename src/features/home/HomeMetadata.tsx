import { shopData } from "../../domain/codecs/schemaOrg";
import { homePaths } from "../../domain/routes";
import { linkPreviewUrl, Metadata, pictureUrl, StructuredData } from "../frame/Metadata";
import type { HomeWords } from "./words.id";

type Props = {
  words: HomeWords;
  site: Queries.MetadataSiteFragment;
  /** `shop`, `services` and `closures` are all in the language of `words`. */
  shop: Queries.MetadataShopFragment & Queries.FooterShopFragment & Pick<Queries.HeroShopFragment, "ownWords">;
  services: Queries.ServicesSectionFragment;
  closures: Queries.FooterClosuresFragment;
};

/** The HTML head of the home page in one of its languages: title, description, and the shop as structured data. */
export function HomeMetadata({ words, site, shop, services: { services }, closures }: Props) {
  const { siteUrl } = site.siteMetadata;
  const { title, description } = words.metadata(
    shop,
    services.slice(0, 3).map(({ name }) => name),
  );
  return (
    <Metadata
      shop={shop}
      site={site}
      path={homePaths[words.shop.language]}
      language={words.shop.language}
      hreflangPaths={shop.english !== false ? homePaths : undefined}
      title={title}
      description={description}
    >
      {typeof window === "undefined" && (
        <>
          {/* Delays the first paint until the parser reaches #services, because a hero painted half-parsed would shift. */}
          <link rel="expect" href="#services" blocking="render" />
          <StructuredData
            data={shopData({
              shop,
              services: services.map((service) => ({ ...service, picture: pictureUrl(siteUrl, service.picture) })),
              closures: closures.closures,
              siteUrl,
              picture: linkPreviewUrl(siteUrl, shop.pictures),
              page: { home: homePaths[words.shop.language], servicesHeading: words.services },
            })}
          />
        </>
      )}
    </Metadata>
  );
}
