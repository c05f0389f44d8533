import { graphql, type PageProps } from "gatsby";
import { Metadata } from "../features/shell/Metadata";
import { NotFound } from "../features/shell/NotFound";
import { Page } from "../features/shell/Page";
import { withNonNullRoots } from "../features/shell/withNonNullRoots";
import { shellWords } from "../features/shell/words.id";

const words = { shell: shellWords };

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
