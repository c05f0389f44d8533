import { graphql, withPrefix } from "gatsby";
import type { ReactNode } from "react";
import { jsonLd } from "../../domain/codecs/schemaOrg";
import { manifestPath } from "../../domain/routes";
import type { Language } from "../../domain/shop/words.id";
import { imageOf, type PictureFile } from "../../ui/Picture";

type Props = {
  shop: Queries.MetadataShopFragment;
  site: Queries.MetadataSiteFragment;
  /**
   * Keeps the page out of search engines, and keeps browsers from sending its address to other sites. The page names no
   * canonical address, because a browser would share that one, without the fragment that holds the ticket.
   */
  isPrivate?: boolean;
  path: string;
  language: Language;
  /** For a page in two languages: the path of each version, for search engines. */
  hreflangPaths?: Record<Language, string>;
  title: string;
  description: string;
  /**
   * The path of the page's web manifest. The default is the site's; the book is an app of its own and has another. Null for
   * a page that keeps its whole address on a home screen.
   */
  manifest?: string | null;
  children?: ReactNode;
};

/** The absolute address of a picture, for link previews and search engines; undefined where there is none. */
export function pictureUrl(siteUrl: string, file: PictureFile) {
  const source = imageOf(file)?.images.fallback?.src;
  return source && new URL(source, siteUrl).href;
}

/** The address of the picture for link previews: the owner's, or the first screen's, cut, until one is given. */
export const linkPreviewUrl = (
  siteUrl: string,
  { linkPreview, heroCut }: { linkPreview: PictureFile; heroCut: PictureFile },
) => pictureUrl(siteUrl, linkPreview ?? heroCut);

/**
 * Structured data in the head. Callers render it during the build only, if `typeof window` is "undefined": search engines
 * read it from the HTML, so the browser's script need not contain it.
 */
export function StructuredData({ data }: { data: object }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON from our own content with every "<" escaped, in a data block that no browser runs
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonLd(data) }} />;
}

/**
 * A page's title, and its metadata for search engines, link previews and the browser. Link previews read the HTML, so the
 * browser's script leaves out the tags for them.
 */
export function Metadata({
  shop,
  site,
  isPrivate = false,
  path,
  language,
  hreflangPaths,
  title,
  description,
  manifest = manifestPath[language],
  children,
}: Props) {
  const { siteUrl } = site.siteMetadata;
  const url = siteUrl + path;
  // Code behind this condition, here and in the pages, runs in the build only and is left out of the script.
  const preview = typeof window === "undefined" && linkPreviewUrl(siteUrl, shop.pictures);
  return (
    <>
      {typeof window === "undefined" && <html lang={language} />}
      <title>{title}</title>
      <meta name="description" content={description} />
      {!isPrivate && <link rel="canonical" href={url} />}
      {hreflangPaths && (
        <>
          <link rel="alternate" hrefLang="id" href={siteUrl + hreflangPaths.id} />
          <link rel="alternate" hrefLang="en" href={siteUrl + hreflangPaths.en} />
          <link rel="alternate" hrefLang="x-default" href={siteUrl + hreflangPaths.id} />
        </>
      )}
      {manifest && <link rel="manifest" href={withPrefix(manifest)} />}
      {typeof window === "undefined" && (
        <>
          <meta property="og:type" content="website" />
          <meta property="og:site_name" content={shop.name} />
          <meta property="og:title" content={title} />
          <meta property="og:description" content={description} />
          {!isPrivate && <meta property="og:url" content={url} />}
          <meta property="og:locale" content={language === "id" ? "id_ID" : "en_GB"} />
          {preview && <meta property="og:image" content={preview} />}
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
          <meta property="og:image:alt" content={`${shop.name}, barbershop`} />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
      {isPrivate && (
        <>
          <meta name="robots" content="noindex" />
          <meta name="referrer" content="no-referrer" />
        </>
      )}
      {children}
    </>
  );
}

/** @public */
export const query = graphql`
  fragment MetadataSite on Site {
    siteMetadata { siteUrl }
  }
  fragment MetadataShop on ShopJson {
    name
    address { district city }
    pictures {
      linkPreview {
        childImageSharp {
          gatsbyImageData(layout: FIXED, width: 1200, height: 630, formats: [JPG], quality: 80)
        }
      }
      heroCut: hero {
        childImageSharp {
          gatsbyImageData(layout: FIXED, width: 1200, height: 630, formats: [JPG], quality: 80)
        }
      }
    }
  }
`;
