import type { IGatsbyImageData } from "gatsby-plugin-image";

type Props = {
  image: IGatsbyImageData;
  alt: string;
  className?: string;
  /** The first screen's picture loads at once and first; all others when they come near. */
  isFirst?: boolean;
};

/**
 * A responsive picture from gatsby-plugin-image's data as a plain `<picture>`. The plugin's GatsbyImage would fetch a
 * placeholder renderer of 62 KB first, and its MainImage writes every picture twice, the second time in a noscript.
 */
export function Picture({ image, alt, className, isFirst = false }: Props) {
  const { fallback, sources = [] } = image.images;
  return (
    <picture>
      {sources.map(({ media, type, sizes, srcSet }) => (
        <source key={`${media} ${type}`} media={media} type={type} sizes={sizes} srcSet={srcSet} />
      ))}
      <img
        alt={alt}
        className={className}
        width={image.width}
        height={image.height}
        sizes={fallback?.sizes}
        srcSet={fallback?.srcSet}
        src={fallback?.src}
        loading={isFirst ? "eager" : "lazy"}
        fetchPriority={isFirst ? "high" : undefined}
        decoding={isFirst ? "sync" : "async"}
      />
    </picture>
  );
}
