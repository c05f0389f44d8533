import { graphql, type PageProps } from "gatsby";
import { withNonNullRoots } from "../features/content/pageContent";
import { Metadata } from "../features/frame/Metadata";
import { NotFound } from "../features/frame/NotFound";
import { Page } from "../features/frame/Page";
import { frameWords } from "../features/words/frame.id";

const words = { frame: frameWords };

export default function NotFoundPage({ data }: PageProps<Queries.NotFoundQuery>) {
  const { shop, closures } = withNonNullRoots(data);
  return (
    <Page words={words} shop={shop} closures={closures} current="/404/">
      <NotFound shop={shop} />
    </Page>
  );
}

export function Head({ data }: PageProps<Queries.NotFoundQuery>) {
  const { shop, site } = withNonNullRoots(data);
  return (
    <Metadata
      shop={shop}
      site={site}
      path="/404/"
      language="id"
      title={`Halaman tidak ditemukan | ${shop.name}`}
      description={`Halaman ini tidak ada. Kembali ke ${shop.name}.`}
    >
      <meta name="robots" content="noindex" />
    </Metadata>
  );
}

export const query = graphql`
  query NotFound {
    ...PageContent
  }
`;
