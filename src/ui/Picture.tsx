import type { IGatsbyImageData } from "gatsby-plugin-image";
import type { CSSProperties } from "react";
import styled from "styled-components";

/** A picture's file as a GraphQL query returns it. */
export type PictureFile = { childImageSharp: { gatsbyImageData: IGatsbyImageData } | null } | null | undefined;

type Props = {
  file: PictureFile;
  /** An alternative picture for windows that match a media query. */
  variant?: { media: string; file: PictureFile };
  alt: string;
  className?: string;
  /** The point that stays in view where the picture is cropped, in percent; the middle by default. */
  focus?: { x: number; y: number } | null;
  /**
   * Replaces the `sizes` of the picture's GraphQL query, where the layout, such as the number of columns, is only known when
   * the page is rendered.
   */
  sizes?: string;
  /** Whether the picture belongs to the first screen. If so, it loads eagerly with high priority, otherwise lazily. */
  isFirst?: boolean;
};

/**
 * A responsive `<picture>` from the data of gatsby-plugin-image. The plugin's GatsbyImage would fetch 62 KB of script for
 * its placeholder, and its MainImage writes every picture twice, the second time in a noscript element. For pictures in long
 * lists (layout CONSTRAINED) browsers without AVIF get only the largest size, because a srcset for those few visitors would
 * make every page longer. Renders nothing without a picture.
 */
export function Picture({ file, variant, alt, className, focus, sizes, isFirst = false }: Props) {
  const image = imageOf(file);
  if (!image) return null;
  const { fallback } = image.images;
  const other = imageOf(variant?.file);
  const sources = [...(other ? sourcesFor(other, variant?.media) : []), ...(image.images.sources ?? [])];
  return (
    <picture>
      {sources.map(({ media, type, srcSet, sizes: querySizes }) => (
        <source key={`${media} ${type}`} media={media} type={type} sizes={sizes ?? querySizes} srcSet={srcSet} />
      ))}
      <img
        alt={alt}
        className={className}
        style={styleOf(image, focus)}
        {...dimensionsOf(image)}
        {...(image.layout === "constrained" ? {} : { sizes: fallback?.sizes, srcSet: fallback?.srcSet })}
        src={fallback?.src}
        loading={isFirst ? "eager" : "lazy"}
        fetchPriority={isFirst ? "high" : undefined}
        decoding={isFirst ? "sync" : "async"}
      />
    </picture>
  );
}

/** A picture that fills its positioned parent, cropped around its focus. */
export const Cover = styled(Picture)`
  position: absolute; inset: 0; width: 100%; height: 100%; object-fit: cover; object-position: var(--focus, 50%);
`;

/** The data of gatsby-plugin-image; undefined without a picture. */
export const imageOf = (file: PictureFile) => file?.childImageSharp?.gatsbyImageData;

// In the data of gatsby-plugin-image a full-width picture has the width 1 and a fractional height, but HTML attributes take
// whole numbers.
function dimensionsOf({ layout, width, height }: IGatsbyImageData) {
  return layout === "fullWidth" ? { width: 1600, height: Math.round((1600 * height) / width) } : { width, height };
}

// In its place until the picture comes: its dominant colour, where the query asks for it.
function styleOf({ backgroundColor }: IGatsbyImageData, focus: Props["focus"]) {
  const position = focus && { "--focus": `${focus.x}% ${focus.y}%` };
  return backgroundColor || position ? ({ backgroundColor, ...position } as CSSProperties) : undefined;
}

function sourcesFor({ images }: IGatsbyImageData, media: string | undefined) {
  const { sources = [], fallback } = images;
  return [...sources, { ...fallback, srcSet: fallback?.srcSet ?? "", type: undefined }].map((source) => ({
    ...source,
    media,
  }));
}
