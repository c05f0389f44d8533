import type { IGatsbyImageData } from "gatsby-plugin-image";

type Props = {
  image: IGatsbyImageData;
  /** Another picture for windows that match a media query. */
  variant?: { media: string; image: IGatsbyImageData };
  alt: string;
  className?: string;
  /** How wide it stands, where that is not the same for every picture of a query. */
  sizes?: string;
  /** The first screen's picture loads at once and first; all others when they come near. */
  isFirst?: boolean;
};

/**
 * A responsive picture from gatsby-plugin-image's data as a plain `<picture>`. The plugin's GatsbyImage would fetch a
 * placeholder renderer of 62 KB first, and its MainImage writes every picture twice, the second time in a noscript. Of a
 * small picture among many (layout CONSTRAINED) a browser too old for AVIF gets one size, the largest: naming the others
 * with each of a shelf costs every visitor what helps hardly one.
 */
export function Picture({ image, variant, alt, className, sizes, isFirst = false }: Props) {
  const { fallback } = image.images;
  const sources = [...(variant ? sourcesFor(variant.image, variant.media) : []), ...(image.images.sources ?? [])];
  return (
    <picture>
      {sources.map(({ media, type, srcSet, sizes: asAsked }) => (
        <source key={`${media} ${type}`} media={media} type={type} sizes={sizes ?? asAsked} srcSet={srcSet} />
      ))}
      <img
        alt={alt}
        className={className}
        {...shapeOf(image)}
        {...(image.layout === "constrained" ? {} : { sizes: fallback?.sizes, srcSet: fallback?.srcSet })}
        src={fallback?.src}
        loading={isFirst ? "eager" : "lazy"}
        fetchPriority={isFirst ? "high" : undefined}
        decoding={isFirst ? "sync" : "async"}
      />
    </picture>
  );
}

// A picture as wide as its place has a width of 1 in the plugin's data and a fraction for its height; HTML takes whole numbers.
function shapeOf({ layout, width, height }: IGatsbyImageData) {
  return layout === "fullWidth" ? { width: 1600, height: Math.round((1600 * height) / width) } : { width, height };
}

function sourcesFor({ images }: IGatsbyImageData, media: string) {
  const { sources = [], fallback } = images;
  return [...sources, { ...fallback, srcSet: fallback?.srcSet ?? "", type: undefined }].map((source) => ({
    ...source,
    media,
  }));
}
